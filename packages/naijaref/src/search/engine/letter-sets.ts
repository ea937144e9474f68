import type { Terms } from "./terms.ts";
import { FEWEST_LETTERS_WITH_TWO_EDITS } from "./tuning.ts";

/**
 * Which letters a word has, whatever their order, in 26 bits, and how many, in six. Two such numbers show of
 * most words that they are far apart, without a look at either. Letters of a large alphabet share bits, so
 * that some words seem nearer than they are.
 */
export type LetterSet = number;

const LETTER_BITS = 26;
const ALL_LETTERS = 2 ** LETTER_BITS - 1;
const MOST_COUNTED = 2 ** (32 - LETTER_BITS) - 1;

export function letterSetOf(letters: ArrayLike<number>, from: number, to: number): LetterSet {
  let set = 0;
  for (let at = from; at < to; at++) set |= 1 << ((letters[at] as number) % LETTER_BITS);
  return set | (Math.min(MOST_COUNTED, to - from) << LETTER_BITS);
}

/** The letter set of each term. */
export function letterSetsOf({ count, letters, starts }: Terms): Int32Array {
  const sets = new Int32Array(count);
  for (let term = 0; term < count; term++)
    sets[term] = letterSetOf(letters, starts[term] as number, starts[term + 1] as number);
  return sets;
}

/** Without its lowest bit. */
const dropOne = (bits: number): number => bits & (bits - 1);

/**
 * 1 if a query may be at most `most` edits from a term and have a score, or at most one edit from a beginning
 * of it; else 0. An edit adds at most one letter, takes at most one away, and
 * changes the length by at most one. No step decides anything, because the processor cannot foresee what
 * would be decided: the highest bit of some numbers joined says whether one of them is negative.
 *
 * @param begun 1 if a beginning of the term may be near; 0 if none is, or none counts.
 */
export function mayBeNear(query: LetterSet, term: LetterSet, most: number, begun: number): number {
  const missing = query & ~term & ALL_LETTERS;
  const fewer = dropOne(missing);
  const strange = dropOne(term & ~query & ALL_LETTERS);
  const typed = query >>> LETTER_BITS;
  const longer = (term >>> LETTER_BITS) - typed;
  const notBegun = (begun - 1) | -fewer | (longer + 1);
  const notOne = -(fewer | strange) | (longer + 1) | (1 - longer);
  const notTwo = -(dropOne(fewer) | dropOne(strange)) | (longer + 2) | (2 - longer) | (most - 2);
  const noScore = -missing & (typed + typed + longer - FEWEST_LETTERS_WITH_TWO_EDITS);
  return ((notBegun & notOne & (notTwo | noScore)) >>> 31) ^ 1;
}
