import { expect, it } from "vitest";
import { preferredEncoding } from "./encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.8, br;q=0.2", "gzip"],
  ["gzip;q=0, br;q=0.000", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["identity;q=0.5, gzip;q=0.2", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", "identity"],
  ["gzip ; q=1 ,br ; q=0.9", "gzip"],
  ["gzip;q=nonsense", "gzip"],
  [",,;;q=,", "identity"],
  ["sdch, deflate", "identity"],
])("of %j likes %s best", (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});
