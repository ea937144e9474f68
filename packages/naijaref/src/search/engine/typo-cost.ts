import { makeFindNear } from "./near-terms.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { BEGUN, DOUBLED_LETTER, FEWEST_LETTERS_OF_BEGINNING_WITH_TYPO, STRANGE_LETTER } from "./tuning.ts";

/** The cost of what does not match. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * Receives a term that the query may mean: the cost of the query as the whole term, and as a beginning of it.
 * Both are in edits, and NEVER if too much is wrong.
 */
export type ReportTypos = (term: number, cost: number, costOfBeginning: number) => void;

/**
 * Reports the terms that a query may mean, once each, and returns how many terms it looked at.
 *
 * @param most the most edits.
 * @param isWorth whether a term is worth reporting that costs at least so much.
 */
export type FindTypos = (
  query: readonly number[],
  most: number,
  report: ReportTypos,
  isWorth?: (term: number, leastCost: number) => boolean,
) => number;

/** @param skeletonsOf returns the index of the terms. */
export function makeFindTypos(terms: Terms, skeletonsOf: () => Skeletons): FindTypos {
  const findNear = makeFindNear(terms, skeletonsOf);
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

  function costOf(query: readonly number[], term: number, edits: number): number {
    const from = terms.starts[term] as number;
    const to = terms.starts[term + 1] as number;
    return isDoubling(query, from, to)
      ? edits * DOUBLED_LETTER
      : edits + STRANGE_LETTER * countStrangeLetters(query, from, to);
  }

  return (query, most, report, isWorth) =>
    findNear(query, most, (term, edits, editsOfBeginning) => {
      const isBegun = editsOfBeginning <= 1 && query.length >= FEWEST_LETTERS_OF_BEGINNING_WITH_TYPO;
      const isWhole = edits <= most;
      if (!isBegun && !isWhole) return;
      const costOfBeginning = isBegun ? editsOfBeginning + STRANGE_LETTER + BEGUN : NEVER;
      if (isWorth?.(term, Math.min(costOfBeginning, edits * DOUBLED_LETTER)) === false) return;
      report(term, isWhole ? costOf(query, term, edits) : NEVER, costOfBeginning);
    });
}

function addTo(counts: Uint16Array, letter: number, by: number): void {
  counts[letter] = (counts[letter] as number) + by;
}
