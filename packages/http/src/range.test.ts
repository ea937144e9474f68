import fc from "fast-check";
import { expect, it } from "vitest";
import { readRange } from "./range.ts";

it.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-5", { first: 2, last: 5 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=2-99", { first: 2, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
  ["Bytes= 0-4 ", { first: 0, last: 4 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,3-4", undefined],
  ["items=0-1", undefined],
  ["bytes=0x1-2", undefined],
  ["bytes=1-2-3", undefined],
  ["", undefined],
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
