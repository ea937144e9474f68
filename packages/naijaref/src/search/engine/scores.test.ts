import fc from "fast-check";
import { expect, it } from "vitest";
import {
  NO_MATCH,
  scoreBeginning,
  scoreCost,
  scoreFirstWords,
  scoreSomeWords,
  scoreWords,
} from "./scores.ts";
import { BEGINNING, EXACT, OTHER_ORDER, SOME_WORDS, TYPOS, WITHIN } from "./tuning.ts";

const letters = fc.integer({ min: 1, max: 80 });

it("keeps each way of matching to its own scores: the name, its first words, its beginning, some of its words, typos", () => {
  fc.assert(
    fc.property(letters, letters, fc.double({ min: 0.01, max: 90, noNaN: true }), (typed, length, cost) => {
      const scores = [
        EXACT,
        OTHER_ORDER,
        EXACT - WITHIN,
        scoreFirstWords(typed, length),
        scoreBeginning(typed, length),
        scoreSomeWords(typed, length),
        scoreCost(cost, length),
      ];
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(scores.every((score) => Number.isInteger(score) && score <= 1000)).toBe(true);
      expect(scoreBeginning(typed, length)).toBeGreaterThanOrEqual(BEGINNING);
      expect(scoreSomeWords(typed, length)).toBeGreaterThanOrEqual(SOME_WORDS);
      expect(scoreCost(cost, length)).toBeLessThanOrEqual(TYPOS);
    }),
  );
});

it("grows with what is typed, and falls with what is wrong", () => {
  expect(scoreBeginning(4, 5)).toBeGreaterThan(scoreBeginning(3, 5));
  expect(scoreSomeWords(4, 5)).toBeGreaterThan(scoreSomeWords(3, 5));
  expect(scoreCost(1, 5)).toBeGreaterThan(scoreCost(2, 5));
  expect(scoreCost(1, 9)).toBeGreaterThan(scoreCost(1, 5));
  expect(scoreCost(3, 6)).toBe(TYPOS / 2);
  expect(scoreCost(3.1, 6)).toBe(NO_MATCH);
  expect(scoreCost(Number.POSITIVE_INFINITY, 5)).toBe(NO_MATCH);
});

it("scores words by whose they are", () => {
  expect(scoreWords(5, 0, 0, 0, 5)).toBe(OTHER_ORDER);
  expect(scoreWords(5, 5, 0, 0, 5)).toBe(EXACT);
  expect(scoreWords(5, 0, 0, 0, 10)).toBe(scoreSomeWords(5, 10));
  expect(scoreWords(5, 0, 4, 0, 5)).toBeLessThan(scoreWords(5, 0, 0, 1, 5));
});
