import { MAX_EDITS, VECTOR_BITS } from "./edit-automaton.ts";
import type { Terms } from "./terms.ts";
import { MIN_LETTERS_WITH_TWO_EDITS } from "./tuning.ts";

/**
 * Which letters of a query equal a letter: four numbers for each letter, for the terms' places 0 to 15, 16 to
 * 31, 32 to 47 and 48 to 63. Bit `b` is the query's place `b - 2` from the first of them.
 */
export type Masks = Uint32Array;

const NUMBERS_BITS = 2;
const PLACES_BITS = 4;
const PLACES = 1 << PLACES_BITS;
const VECTOR = 2 ** VECTOR_BITS - 1;

/** Empty masks for the letters of an alphabet, which are numbered from 1. */
export const makeMasks = (alphabet: number): Masks => new Uint32Array((alphabet + 1) << NUMBERS_BITS);

/** Which letters of the query near a place equal a letter: what the automaton reads. */
export const vectorAt = (masks: Masks, letter: number, place: number): number =>
  ((masks[(letter << NUMBERS_BITS) | (place >> PLACES_BITS)] as number) >>> (place & (PLACES - 1))) & VECTOR;

/** Writes the letters of a query into masks that are empty. */
export function writeMasks(masks: Masks, query: readonly number[]): void {
  for (let at = 0; at < query.length; at++) {
    const place = at + MAX_EDITS;
    const bit = place & (PLACES - 1);
    const number = ((query[at] as number) << NUMBERS_BITS) | (place >> PLACES_BITS);
    masks[number] = (masks[number] as number) | (1 << bit);
    // The last places before see it too.
    if (bit < VECTOR_BITS - 1 && place >= PLACES)
      masks[number - 1] = (masks[number - 1] as number) | (1 << (bit + PLACES));
  }
}

/** Empties the masks again that a query was written into. */
export function clearMasks(masks: Masks, query: readonly number[]): void {
  for (let at = 0; at < query.length; at++) {
    const first = (query[at] as number) << NUMBERS_BITS;
    for (let number = first; number < first + (1 << NUMBERS_BITS); number++) masks[number] = 0;
  }
}

/**
 * Which letters a word has, whatever their order, in 26 bits, and how many, in six. Two such numbers show of
 * most words that they are far apart, without a look at either. Letters of a large alphabet share bits, so
 * that some words seem nearer than they are.
 */
export type LetterSet = number;

const LETTER_BITS = 26;
const ALL_LETTERS = 2 ** LETTER_BITS - 1;
const MAX_COUNTED = 2 ** (32 - LETTER_BITS) - 1;

export function letterSetOf(letters: ArrayLike<number>, from: number, to: number): LetterSet {
  let set = 0;
  for (let at = from; at < to; at++) set |= 1 << ((letters[at] as number) % LETTER_BITS);
  return set | (Math.min(MAX_COUNTED, to - from) << LETTER_BITS);
}

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
  const noScore = -missing & (typed + typed + longer - MIN_LETTERS_WITH_TWO_EDITS);
  return ((notBegun & notOne & (notTwo | noScore)) >>> 31) ^ 1;
}
