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
  const left = new Uint16Array(terms.alphabet + 1);

  /** How many letters of the query the term does not have, each as often as it is typed. */
  function countStrangeLetters(query: readonly number[], from: number, to: number): number {
    for (let at = from; at < to; at++) addTo(left, terms.letters[at] as number, 1);
    let strange = 0;
    for (const letter of query) {
      if ((left[letter] as number) > 0) addTo(left, letter, -1);
      else strange++;
    }
    for (let at = from; at < to; at++) left[terms.letters[at] as number] = 0;
    return strange;
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

function addTo(counts: Uint16Array, letter: number, by: number): void {
  counts[letter] = (counts[letter] as number) + by;
}
