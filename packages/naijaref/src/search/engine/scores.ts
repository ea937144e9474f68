import type { SearchResult } from "../../generated/records.ts";
import {
  BEGINNING,
  BEGINNING_SPAN,
  EXACT,
  FIRST_WORDS,
  FIRST_WORDS_SPAN,
  LATER_WORD,
  MAX_WRONG,
  OTHER_ORDER,
  SOME_WORDS,
  SOME_WORDS_SPAN,
  TYPOS,
  UNTYPED,
  WITHIN,
  WORDS_MOVED,
} from "./tuning.ts";

/** How well a name matches, as a whole number from 1 to 1000. `docs/search.md` explains it to users. */

/**
 * A sentinel: so low that it stays below 1 whatever is added, and matches with a score below 1 are dropped.
 */
export const NO_MATCH = -1000;

const shareOf = (typed: number, length: number): number => Math.min(1, typed / length);

export const scoreFirstWords = (typed: number, length: number): number =>
  FIRST_WORDS + Math.floor(FIRST_WORDS_SPAN * shareOf(typed, length));

export const scoreBeginning = (typed: number, length: number): number =>
  BEGINNING + Math.floor(BEGINNING_SPAN * shareOf(typed, length));

export const scoreSomeWords = (typed: number, length: number): number =>
  SOME_WORDS + Math.floor(SOME_WORDS_SPAN * shareOf(typed, length));

export const costOfUntyped = (typed: number, length: number): number =>
  UNTYPED * (1 - shareOf(typed, length));

/**
 * A name at a cost in edits, relative to how many letters were compared. Half of them may be wrong: below
 * that the score is NO_MATCH.
 */
export const scoreCost = (cost: number, letters: number): number =>
  // A whole number for the engine too: it would make an object of each that may have a fraction.
  cost > letters * MAX_WRONG ? NO_MATCH : (TYPOS * (1 - cost / letters)) | 0;

/**
 * @param own letters of the words of the name itself, `around` of those in the names of entries around it, and
 *   `stray` of those in neither.
 * @param cost of what is wrong with the words, in edits.
 * @param length the letters of the whole name.
 */
export function scoreWords(own: number, around: number, stray: number, cost: number, length: number): number {
  const wrong = cost + stray;
  if (wrong > 0) {
    const untyped = own < length - cost ? LATER_WORD + costOfUntyped(own, length) : 0;
    return scoreCost(wrong + untyped + WORDS_MOVED, own + around + stray);
  }
  if (own < length) return scoreSomeWords(own, length);
  return around > 0 ? EXACT : OTHER_ORDER;
}

/**
 * The least score of a result of which the query is the very name or a code (`name`), its first words, whole
 * (`firstWords`), or its beginning, up to the middle of a word (`beginning`). What scores less has typing
 * errors or more words. `docs/search.md` has all scores.
 */
export const SCORES: Readonly<Record<"name" | "firstWords" | "beginning", number>> =
  /* @__PURE__ */ Object.freeze({
    name: EXACT,
    firstWords: FIRST_WORDS,
    beginning: BEGINNING,
  });

/**
 * Whether a result is just what the query names: by its name, an alias or a code, alone or with what is
 * around it (`Ikeja, Lagos`). What is not a result is not.
 */
export const isExact = (result: Pick<SearchResult, "score">): boolean => {
  const score = (result as Pick<SearchResult, "score"> | null | undefined)?.score;
  return score === EXACT || score === EXACT - WITHIN;
};
