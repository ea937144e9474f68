import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, hashOfBoth, powerOf } from "./hashes.ts";

test("two words have the hash of both as one", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      expect(hashOfBoth(hashOf(first), hashOf(second), powerOf(second.length))).toBe(hashOf(first + second));
    }),
  );
});
