import fc from "fast-check";
import { expect, test } from "vitest";
import { hashesOf, hashOf, hashOfBoth, PlacesByHash, powerOf } from "./marks.ts";

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

test("a table has each text that it was made of, with its places in order, and no other", () => {
  const words = Array.from({ length: 5000 }, (_, number) => `word${number}`);
  const table = new PlacesByHash([...words, ...words].map(hashOf), [...words.keys(), ...words.keys()]);
  words.forEach((word, at) => {
    const item = table.find(hashOf(word));
    expect([table.placeOf(item), table.placeOf(table.next(item))]).toEqual([at, at]);
    expect(table.has(hashOf(`${word}x`))).toBe(false);
  });
});
