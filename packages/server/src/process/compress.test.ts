import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { createCompression } from "./compress.ts";

const LONG = randomBytes(100_000);

it("compresses long bodies in their order, and leaves those as they are for which too many wait", async () => {
  const encode = createCompression(1);
  const made = await Promise.all(Array.from({ length: 80 }, () => encode(LONG, "br", () => true)));
  const isCompressed = made.map((bytes) => bytes !== undefined);
  // One is compressed, 64 wait.
  expect(isCompressed).toEqual(made.map((_, at) => at < 65));
  expect(brotliDecompressSync(made[64] as Uint8Array).equals(LONG)).toBe(true);
});

it("compresses nothing for those who have left", async () => {
  const encode = createCompression(1);
  const [first, second] = await Promise.all([
    encode(LONG, "gzip", () => true),
    encode(LONG, "gzip", () => false),
  ]);
  expect([first === undefined, second]).toEqual([false, undefined]);
});
