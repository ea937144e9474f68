import fc from "fast-check";
import { expect, test } from "vitest";
import { hashesOf, hashOf, hashOfBoth, marksOf, powerOf } from "./marks.ts";

test("a word has the hashes of what it is without each letter", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (word) => {
      const shorter = Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
      expect(hashesOf(word)).toEqual({ whole: hashOf(word), withoutOne: shorter.map(hashOf) });
    }),
  );
});

test("two words have the hash of both as one", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (first, second) => {
      expect(hashOfBoth(hashOf(first), hashOf(second), powerOf(second.length))).toBe(hashOf(first + second));
    }),
  );
});

test("marks never deny a text that they have, and most others", () => {
  const words = Array.from({ length: 5000 }, (_, number) => `word${number}`);
  const { may } = marksOf(words);
  expect(words.every((word) => may(hashOf(word)))).toBe(true);
  const others = words.filter((word) => may(hashOf(`${word}x`)));
  expect(others.length).toBeLessThan(words.length / 8);
});
