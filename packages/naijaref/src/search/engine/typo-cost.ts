import { FAR, type FindNear, makeFindNear } from "./near-terms.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { BEGUN, DOUBLED_LETTER, STRANGE_LETTER } from "./tuning.ts";

/** The cost of what does not match. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The cost, in edits, of a query as a beginning of a term; NEVER for FAR. */
export const costOfBeginning = (edits: number): number =>
  edits === FAR ? NEVER : edits + STRANGE_LETTER + BEGUN;

/** What finds the terms that a query with typos may mean, and what says how much is wrong. */
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
