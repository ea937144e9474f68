import type { Steps } from "./steps.ts";
import { count, lengthOf, type Numbers, numbersBelow, type Terms } from "./terms.ts";
import {
  MAX_EDITS,
  MAX_SKELETON_LETTERS,
  MIN_TERMS_WITH_MORE_LETTERS,
  SKELETON_LETTERS,
  STEP,
  TERMS_PER_LIST,
} from "./tuning.ts";

/**
 * Terms by what is left of their beginnings when letters are left out, after the symmetric delete algorithm
 * (SymSpell). Two words at most two edits apart have a skeleton in common. So have a word and another word's
 * beginning if they are one edit apart. Terms are in lists, which are chosen by the lowest bits of a hash of
 * the skeleton: words that share a list by chance are removed when the candidates are compared.
 */
export interface Skeletons {
  /** How many letters of a word have skeletons. */
  readonly letters: number;
  readonly mask: number;
  /** Where the list of each hash starts in `terms`, and where the last ends. */
  readonly starts: Uint32Array;
  readonly terms: Numbers;
}

/** How many skeletons a word has at most: the word itself, and without each letter and each two letters. */
export const MAX_SKELETONS =
  1 + MAX_SKELETON_LETTERS + (MAX_SKELETON_LETTERS * (MAX_SKELETON_LETTERS - 1)) / 2;

/** How many letters of a word have skeletons: more in a larger list, where more words begin alike. */
function countLetters(terms: number): number {
  const more = Math.floor(Math.log10(terms / MIN_TERMS_WITH_MORE_LETTERS) + 1);
  return Math.min(MAX_SKELETON_LETTERS, SKELETON_LETTERS + Math.max(0, more));
}

export function* indexSkeletons(terms: Terms): Steps<Skeletons> {
  const letters = countLetters(terms.count);
  const hashes = new Uint32Array(terms.count * (1 + letters + (letters * (letters - 1)) / 2));
  const ends = new Uint32Array(terms.count);
  let total = 0;
  for (let term = 0; term < terms.count; term++) {
    if (term % STEP === 0) yield;
    const compared = Math.min(lengthOf(terms, term), letters);
    total = writeSkeletons(terms.letters, terms.starts[term] as number, compared, MAX_EDITS, hashes, total);
    ends[term] = total;
  }
  const mask = (1 << Math.round(Math.log2(1 + total / TERMS_PER_LIST))) - 1;
  yield;
  const starts = new Uint32Array(mask + 2);
  for (let at = 0; at < total; at++) count(starts, ((hashes[at] as number) & mask) + 1);
  for (let list = 0; list <= mask; list++)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  const free = starts.slice();
  // One more: where a list that is empty starts, there is a term to read.
  const listed = numbersBelow(terms.count, total + 1);
  for (let term = 0, at = 0; term < terms.count; term++) {
    if (term % STEP === 0) yield;
    for (; at < (ends[term] as number); at++) listed[count(free, (hashes[at] as number) & mask)] = term;
  }
  return { letters, mask, starts, terms: listed };
}

/**
 * Writes the hashes of a word's skeletons from an index on, those with fewer letters left out first, and
 * returns the index after them. Of equal neighbours only the first is left out: the skeletons are the same.
 *
 * @param most how many letters are left out at most, 1 or 2.
 */
export function writeSkeletons(
  letters: ArrayLike<number>,
  start: number,
  compared: number,
  most: number,
  hashes: Uint32Array,
  from: number,
): number {
  let written = from;
  hashes[written++] = hashWithout(letters, start, compared, -1, -1);
  // Where the second is after the last letter, one is left out.
  const least = most < MAX_EDITS ? compared : 1;
  for (let second = compared; second >= least; second--) {
    const isAgain = second < compared && letters[start + second] === letters[start + second - 1];
    for (let first = isAgain ? second - 1 : 0; first < second; first++) {
      if (first > 0 && letters[start + first] === letters[start + first - 1]) continue;
      hashes[written++] = hashWithout(letters, start, compared, first, second);
    }
  }
  return written;
}

const FACTOR = 0x9e3779b1;

function hashWithout(
  letters: ArrayLike<number>,
  start: number,
  compared: number,
  first: number,
  second: number,
): number {
  let hash = 0;
  for (let at = 0; at < compared; at++)
    if (at !== first && at !== second) hash = (Math.imul(hash, FACTOR) + (letters[start + at] as number)) | 0;
  // A list is chosen by the lowest bits, which the highest make more different.
  return hash ^ (hash >>> 15);
}
