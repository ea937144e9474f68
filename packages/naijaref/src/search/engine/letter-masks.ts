import { MOST_EDITS, VECTOR_BITS } from "./edit-automaton.ts";

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
    const place = at + MOST_EDITS;
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
