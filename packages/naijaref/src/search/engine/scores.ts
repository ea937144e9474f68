import { FAR, type FindNear, makeFindNear } from "./near-terms.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import {
  BEGINNING,
  BEGINNING_SPAN,
  BEGUN,
  DOUBLED_LETTER,
  EXACT,
  FIRST_WORDS,
  FIRST_WORDS_SPAN,
  LATER_WORD,
  MAX_WRONG,
  OTHER_ORDER,
  SOME_WORDS,
  SOME_WORDS_SPAN,
  STRANGE_LETTER,
  TYPOS,
  UNTYPED,
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

export interface WordsUsed {
  /** Letters of the words of the name itself, of the names of entries around it, and of neither. */
  readonly own: number;
  readonly around: number;
  readonly stray: number;
  /** The cost of what is wrong with the words, in edits, and the letters of the whole name. */
  readonly cost: number;
  readonly length: number;
}

export function scoreWords({ own, around, stray, cost, length }: WordsUsed): number {
  const wrong = cost + stray;
  if (wrong > 0) {
    const untyped = own < length - cost ? LATER_WORD + costOfUntyped(own, length) : 0;
    return scoreCost(wrong + untyped + WORDS_MOVED, own + around + stray);
  }
  if (own < length) return scoreSomeWords(own, length);
  return around > 0 ? EXACT : OTHER_ORDER;
}

/** The cost of what does not match. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The cost, in edits, of a query as a beginning of a term; NEVER for FAR. */
export const costOfBeginning = (edits: number): number =>
  edits === FAR ? NEVER : edits + STRANGE_LETTER + BEGUN;

export interface Typos {
  readonly findNear: FindNear;
  /** The cost, in edits, of a query as the whole term; NEVER for FAR. */
  readonly costOf: (query: readonly number[], term: number, edits: number) => number;
}

/** @param skeletonsOf returns the index of the terms. */
export const makeTypos = (terms: Terms, skeletonsOf: () => Skeletons): Typos => ({
  findNear: makeFindNear(terms, skeletonsOf),
  costOf: makeCostOf(terms),
});

export function makeCostOf(terms: Terms): Typos["costOf"] {
  /** How often the query has each letter whose letters were counted last: many terms are compared with it. */
  const typed = new Int16Array(terms.alphabet + 1);
  let counted: readonly number[] = [];

  function countLetters(query: readonly number[]): void {
    for (let at = 0; at < counted.length; at++) typed[counted[at] as number] = 0;
    for (let at = 0; at < query.length; at++) addTo(typed, query[at] as number, 1);
    counted = query;
  }

  /** How many letters of the query the term does not have, each as often as it is typed. */
  function countStrangeLetters(query: readonly number[], from: number, to: number): number {
    if (query !== counted) countLetters(query);
    let shared = 0;
    for (let at = from; at < to; at++) {
      const letter = terms.letters[at] as number;
      const left = typed[letter] as number;
      // The highest bit of what is below 0, if any are left: the processor cannot foresee it.
      shared += -left >>> 31;
      typed[letter] = left - 1;
    }
    for (let at = from; at < to; at++) addTo(typed, terms.letters[at] as number, 1);
    return query.length - shared;
  }

  /** Whether query and term are equal when a letter repeated in a row counts once. */
  function isDoubling(query: readonly number[], from: number, to: number): boolean {
    const { letters } = terms;
    let at = from;
    for (let place = 0; place < query.length; ) {
      const letter = query[place] as number;
      if (at === to || letters[at] !== letter) return false;
      while (place < query.length && query[place] === letter) place++;
      while (at < to && letters[at] === letter) at++;
    }
    return at === to;
  }

  return (query, term, edits) => {
    if (edits === FAR) return NEVER;
    const from = terms.starts[term] as number;
    const to = terms.starts[term + 1] as number;
    return isDoubling(query, from, to)
      ? edits * DOUBLED_LETTER
      : edits + STRANGE_LETTER * countStrangeLetters(query, from, to);
  };
}

function addTo(counts: Int16Array, letter: number, by: number): void {
  counts[letter] = (counts[letter] as number) + by;
}
