import fc from "fast-check";
import { expect, it } from "vitest";
import { countEdits } from "../../../../../tests/library/count-edits.ts";
import { letterSetOf, mayBeNear } from "./near-terms.ts";

const letters = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 9 });
const textOf = (word: readonly number[]): string => String.fromCharCode(...word.map((letter) => 97 + letter));
const setOf = (word: readonly number[]): number => letterSetOf(word, 0, word.length);

/** A word, and one made of it by some edits at random places. */
const alike = fc
  .tuple(letters, fc.array(fc.tuple(fc.nat(3), fc.nat(9), fc.integer({ min: 0, max: 60 })), { maxLength: 3 }))
  .map(([word, edits]) => {
    const other = [...word];
    for (const [kind, at, letter] of edits) {
      if (kind === 0) other.splice(at, 0, letter);
      else if (kind === 1) other.splice(at, 1);
      else if (kind === 2) other.splice(at, 1, letter);
      else other.splice(at, 2, ...other.slice(at, at + 2).reverse());
    }
    return [word, other] as const;
  });

it("never rules out what is near", () => {
  fc.assert(
    fc.property(alike, ([query, term]) => {
      const edits = countEdits(textOf(query), textOf(term));
      if (edits <= 1) expect(mayBeNear(setOf(query), setOf(term), 1, 0)).toBe(1);
      const isScored = query.length + term.length > 8 || query.every((letter) => term.includes(letter));
      if (edits <= 2 && isScored) expect(mayBeNear(setOf(query), setOf(term), 2, 0)).toBe(1);
      const beginnings = term.map((_, at) => countEdits(textOf(query), textOf(term.slice(0, at + 1))));
      if (query.length >= 4 && Math.min(...beginnings) <= 1)
        expect(mayBeNear(setOf(query), setOf(term), 1, 1)).toBe(1);
    }),
    { numRuns: 2000 },
  );
});

it("rules out what lacks three letters, or is three letters longer", () => {
  expect(mayBeNear(setOf([1, 2, 3, 4]), setOf([4, 5, 6, 7]), 2, 1)).toBe(0);
  expect(mayBeNear(setOf([1, 2, 3]), setOf([4, 5, 6]), 2, 1)).toBe(0);
  expect(mayBeNear(setOf([1, 2, 3]), setOf([1, 2, 3, 1, 2, 3]), 2, 0)).toBe(0);
  expect(mayBeNear(setOf([1, 2, 3, 4]), setOf([1, 2, 3, 4, 1, 2, 3]), 2, 1)).toBe(1);
  expect(mayBeNear(setOf([1, 2, 3, 4]), setOf([1, 2, 3, 4, 1, 2, 3]), 2, 0)).toBe(0);
  expect(mayBeNear(setOf([1, 2, 3, 4, 5]), setOf([1, 2, 3, 6, 7]), 2, 1)).toBe(1);
  expect(mayBeNear(setOf([1, 2, 3, 4, 5]), setOf([1, 2, 3, 6, 7]), 1, 1)).toBe(0);
});

it("rules out two edits where no score allows so much to be wrong", () => {
  expect(mayBeNear(setOf([1, 2, 3, 4]), setOf([1, 2, 5, 6]), 2, 1)).toBe(0);
  expect(mayBeNear(setOf([1, 2, 3, 4]), setOf([1, 3, 2, 4]), 2, 1)).toBe(1);
});
