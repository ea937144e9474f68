import type { Terms } from "./terms.ts";
import { FEWEST_LETTERS_OF_BEGINNING_WITH_TYPO } from "./tuning.ts";

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

/** 1 if a number of 32 bits is 0, else 0. */
export const isZero = (bits: number): number => ((bits | -bits) >>> 31) ^ 1;

/** 1 if a number is less than another, else 0. */
const isLess = (a: number, b: number): number => (a - b) >>> 31;

/**
 * 1 if a word may be at most two edits from a beginning of a term: the term lacks at most two of its letters.
 * Else 0: a sum of such numbers decides nothing, and the processor cannot foresee what would be decided.
 */
export const mayBegin = (beginning: LetterSet, term: LetterSet): number =>
  isZero(dropOne(dropOne(beginning & ~term & ALL_LETTERS)));

/**
 * 1 if a query may be at most two edits from a term, or at most one from a beginning of it where such
 * beginnings count; else 0. An edit adds at most one letter, takes at most one away, and changes the length
 * by at most one.
 */
export function mayBeNear(query: LetterSet, term: LetterSet): number {
  const missing = dropOne(query & ~term & ALL_LETTERS);
  const typed = query >>> LETTER_BITS;
  const longer = (term >>> LETTER_BITS) - typed;
  const begins =
    isZero(missing) & isLess(-2, longer) & isLess(FEWEST_LETTERS_OF_BEGINNING_WITH_TYPO - 1, typed);
  const isWhole = isZero(dropOne(missing)) & isLess(-3, longer) & isLess(longer, 3) & mayBegin(term, query);
  return begins | isWhole;
}
