import fc from "fast-check";
import { expect, it } from "vitest";
import { type Content, joinBytes, matchesEntityTag, toBytes, toTagged } from "./bytes.ts";
import { preferredEncoding } from "./encoding.ts";
import { readRange } from "./range.ts";
import { readTarget } from "./target.ts";

it("joins parts in memory of their own", () => {
  const texts = ["abc", "", "ọ̀".repeat(50), "déf"];
  const joined = joinBytes(texts.map(toBytes));
  expect(new TextDecoder().decode(joined)).toBe(texts.join(""));
  expect(joined.buffer.byteLength).toBe(joined.length);
});

it.each([
  [undefined, "identity"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.8, br;q=0.2", "gzip"],
  ["gzip;q=0, br;q=0.000", "identity"],
  ["*", "br"],
  ["*;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity;q=0.5, gzip;q=0.2", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["gzip;q=nonsense", "gzip"],
  [",,;;q=,", "identity"],
])("of %j likes %s best", (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
  // What was asked before is remembered.
  expect(preferredEncoding(accept)).toBe(encoding);
});

const encoder = new TextEncoder();
const entityTag = (body: Content): string => toTagged(body).tag;

it("names no two of many bodies alike", () => {
  const bodies = Array.from(
    { length: 50_000 },
    (_, at) => `{"data":{"code":"${at}","name":"Ward ${at % 97}"}}`,
  );
  expect(new Set(bodies.map((body) => entityTag(encoder.encode(body)))).size).toBe(bodies.length);
});

it("is the same for a text and its bytes, and another for any other byte or length", () => {
  const ascii = fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(ascii, fc.nat(), fc.integer({ min: 1, max: 127 }), (body, place, change) => {
      const bytes = encoder.encode(body);
      const tag = entityTag(bytes);
      expect(entityTag(body)).toBe(tag);
      expect(entityTag(encoder.encode(`${body}\0`))).not.toBe(tag);
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(entityTag(bytes)).not.toBe(tag);
    }),
  );
});

it("reads every byte of a long body", () => {
  const body = new Uint8Array(20_000);
  const tags = [0, 4095, 4096, 8191, 8192, 19_999].map((at) => entityTag(body.with(at, 1)));
  expect(new Set([entityTag(body), ...tags]).size).toBe(7);
});

it("finds a tag in every list that has it, weak or strong", () => {
  const other = fc.stringMatching(/^(W\/)?"[a-z0-9,]{0,8}"$/);
  fc.assert(
    fc.property(fc.array(other), fc.array(other), fc.string(), fc.boolean(), (before, after, body, weak) => {
      const tag = entityTag(encoder.encode(body));
      const written = weak ? tag : tag.slice(2);
      expect(matchesEntityTag([...before, written, ...after].join(", "), tag)).toBe(true);
      fc.pre(![...before, ...after].some((item) => item.endsWith(tag.slice(2))));
      expect(matchesEntityTag([...before, ...after].join(", "), tag)).toBe(false);
    }),
  );
});

it.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=2-99", { first: 2, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["Bytes= 0-4 ", { first: 0, last: 4 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes=1-2-3", undefined],
])("%s of ten bytes", (field, part) => {
  expect(readRange(field, 10)).toEqual(part);
});

it("returns a part of the file, or none, for any field", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d*-\d*$/)), fc.nat(20), (field, length) => {
      const part = readRange(field, length);
      if (typeof part !== "object") return;
      expect(part.first).toBeGreaterThanOrEqual(0);
      expect(part.first).toBeLessThanOrEqual(part.last);
      expect(part.last).toBeLessThan(length);
    }),
  );
});

const queryOf = (target: string) => {
  const read = readTarget(target);
  return read.ok ? Object.fromEntries(read.value.query) : read.reason;
};

it("reads the line ends of a text area, and of no other parameter", () => {
  expect(queryOf("/match?names=Ikeja%0D%0AEpe%09x%0ABadagry&kind=lga")).toEqual({
    names: "Ikeja\r\nEpe\tx\nBadagry",
    kind: "lga",
  });
  expect(queryOf("/match?name=Ikeja%0AEpe")).toBe("malformed_query");
  expect(queryOf("/match?names=Ikeja%00")).toBe("malformed_query");
});
