import { FAR, makeFindNear } from "./near-terms.ts";
import { BEGUN, STRANGE_LETTER } from "./scores.ts";
import { lengthOf, type Terms } from "./terms.ts";

/** The cost of what cannot be. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * Told of a term that the query may stand for: what is wrong with the query as the term, and as no more than its
 * beginning. Both are in edits, and NEVER if too much is wrong.
 */
export type ReportSlips = (term: number, cost: number, costOfBeginning: number) => void;

/** Reports the terms that a query may stand for, once each, and answers how many terms it compared. */
export type FindSlips = (query: readonly number[], report: ReportSlips) => number;

/** With fewer letters too many terms begin nearly so. */
const FEWEST_LETTERS_BEGUN = 4;

export function makeFindSlips(terms: Terms): FindSlips {
  const findNear = makeFindNear(terms);
  const left = new Uint16Array(terms.alphabet.size + 1);

  /**
   * How many letters of the query the term does not have, each as often as it is typed. A letter typed twice in a
   * row by mistake is not strange.
   */
  function countStrangeLetters(query: readonly number[], term: number): number {
    const from = terms.starts[term] as number;
    const to = terms.starts[term + 1] as number;
    for (let at = from; at < to; at++) addTo(left, terms.letters[at] as number, 1);
    let doubles = query.length - lengthOf(terms, term);
    let strange = 0;
    // Letters that no name has are all 0, and tell nothing of each other.
    let before = 0;
    for (const letter of query) {
      if (doubles > 0 && letter !== 0 && letter === before) doubles--;
      else if ((left[letter] as number) > 0) addTo(left, letter, -1);
      else strange++;
      before = letter;
    }
    for (let at = from; at < to; at++) left[terms.letters[at] as number] = 0;
    return strange;
  }

  return (query, report) =>
    findNear(query, (term, edits, editsOfBeginning) => {
      const cost = edits < FAR ? edits + STRANGE_LETTER * countStrangeLetters(query, term) : NEVER;
      const isBegun = editsOfBeginning <= 1 && query.length >= FEWEST_LETTERS_BEGUN;
      const costOfBeginning = isBegun ? editsOfBeginning + STRANGE_LETTER + BEGUN : NEVER;
      if (isBegun || cost < NEVER) report(term, cost, costOfBeginning);
    });
}

function addTo(counts: Uint16Array, letter: number, by: number): void {
  counts[letter] = (counts[letter] as number) + by;
}
