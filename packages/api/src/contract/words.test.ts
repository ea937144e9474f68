import fc from "fast-check";
import { expect, it } from "vitest";
import { closestWord, wordAmong } from "./words.ts";

const WORDS = ["senatorial_district", "federal_constituency", "lga", "ward"] as const;

it("finds a word in any writing of it, and no other", () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.constantFrom(" ", "-", "_", " - "), (word, between) => {
      expect(wordAmong(WORDS, ` ${word.toUpperCase().replaceAll("_", between)} `)).toBe(word);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const letters = (one: string): string => one.toLowerCase().replaceAll(/[\s_-]/g, "");
      const found = wordAmong(WORDS, text);
      expect(found === undefined || letters(found) === letters(text)).toBe(true);
    }),
  );
});

it("keeps lists apart, and says which word was probably meant", () => {
  expect(wordAmong(["state"], "lga")).toBeUndefined();
  expect(closestWord(WORDS, "wrad")).toBe("ward");
  expect(closestWord(["state", "zone"], "stat")).toBe("state");
});
