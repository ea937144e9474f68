import { MOST_EDITS } from "./edit-automaton.ts";
import type { Steps } from "./steps.ts";
import { lengthOf, numbersBelow, type Terms } from "./terms.ts";
import {
  FEWEST_TERMS_WITH_MORE_LETTERS,
  MOST_SKELETON_LETTERS,
  SKELETON_LETTERS,
  STEP,
  TERMS_PER_LIST,
} from "./tuning.ts";

/**
 * Terms by what is left of their beginnings when letters are left out, after the symmetric delete algorithm
 * (SymSpell). Two words at most two edits apart have a skeleton in common. So have a word and another word's
 * beginning if they are one edit apart. Only hashes of the skeletons are stored: words that share a hash by
 * chance are removed when the candidates are verified.
 */
export interface Skeletons {
  /** How many letters of a word have skeletons. */
  readonly letters: number;
  readonly mask: number;
  /** Where the list of each hash starts in `terms`, and where the last ends. */
  readonly starts: Uint32Array;
  readonly terms: Uint16Array | Uint32Array;
}

/**
 * How many skeletons a word has at most: the word itself, and without each letter and each two letters. Six
 * letters have 22.
 */
export const MOST_SKELETONS =
  1 + MOST_SKELETON_LETTERS + (MOST_SKELETON_LETTERS * (MOST_SKELETON_LETTERS - 1)) / 2;

/** How many letters of a word have skeletons: more in a larger list, where more words begin alike. */
function countLetters(terms: number): number {
  const more = Math.floor(Math.log10(terms / FEWEST_TERMS_WITH_MORE_LETTERS) + 1);
  return Math.min(MOST_SKELETON_LETTERS, SKELETON_LETTERS + Math.max(0, more));
}

export function* indexSkeletons(terms: Terms): Steps<Skeletons> {
  const letters = countLetters(terms.count);
  const hashes = new Uint32Array(terms.count * (1 + letters + (letters * (letters - 1)) / 2));
  const ends = new Uint32Array(terms.count + 1);
  for (let from = 0; from < terms.count; from += STEP) {
    writeAll(terms, from, Math.min(from + STEP, terms.count), letters, hashes, ends);
    yield;
  }
  const total = ends[terms.count] as number;
  const mask = 2 ** Math.round(Math.log2(1 + total / TERMS_PER_LIST)) - 1;
  const starts = countLists(hashes, total, mask);
  yield;
  const listed = numbersBelow(terms.count, total);
  for (let from = terms.count; from > 0; from -= STEP) {
    list(hashes, ends, Math.max(0, from - STEP), from, mask, starts, listed);
    yield;
  }
  return { letters, mask, starts, terms: listed };
}

/** Writes the hashes of some terms, and where those of each end. */
function writeAll(
  terms: Terms,
  from: number,
  to: number,
  letters: number,
  hashes: Uint32Array,
  ends: Uint32Array,
): void {
  for (let term = from; term < to; term++) {
    const start = terms.starts[term] as number;
    const compared = Math.min(lengthOf(terms, term), letters);
    ends[term + 1] = writeSkeletons(terms.letters, start, compared, MOST_EDITS, hashes, ends[term] as number);
  }
}

/** Where the list of each hash ends. */
function countLists(hashes: Uint32Array, total: number, mask: number): Uint32Array {
  const ends = new Uint32Array(mask + 2);
  for (let at = 0; at < total; at++) {
    const list = (hashes[at] as number) & mask;
    ends[list] = (ends[list] as number) + 1;
  }
  let end = 0;
  for (let list = 0; list <= mask; list++) {
    end += ends[list] as number;
    ends[list] = end;
  }
  ends[mask + 1] = end;
  return ends;
}

/** Puts some terms into their lists, from the last on: what is where a list ends becomes where it starts. */
function list(
  hashes: Uint32Array,
  ends: Uint32Array,
  from: number,
  to: number,
  mask: number,
  starts: Uint32Array,
  listed: Uint16Array | Uint32Array,
): void {
  for (let term = to - 1; term >= from; term--) {
    for (let at = (ends[term + 1] as number) - 1; at >= (ends[term] as number); at--) {
      const list = (hashes[at] as number) & mask;
      const place = (starts[list] as number) - 1;
      starts[list] = place;
      listed[place] = term;
    }
  }
}

/** What a hash multiplies by at each further letter. */
const FACTOR = 0x9e3779b1;

/**
 * What a letter of a skeleton is multiplied by: the factor as often as the letter is from the end, from two
 * letters after it on.
 */
const WEIGHTS = /* @__PURE__ */ makeWeights();

function makeWeights(): Int32Array {
  const weights = new Int32Array(MOST_EDITS + 1 + MOST_SKELETON_LETTERS);
  weights[MOST_EDITS] = 1;
  for (let at = MOST_EDITS + 1; at < weights.length; at++)
    weights[at] = Math.imul(weights[at - 1] as number, FACTOR);
  return weights;
}

/**
 * The sums of a word's letters, each times its weight, up to each letter: where none, one or two of the
 * letters after it are left out. Reused across calls so that a word does not allocate. Safe because they are
 * synchronous.
 */
const SUMS = MOST_SKELETON_LETTERS + 1;
const sums = /* @__PURE__ */ new Int32Array((MOST_EDITS + 1) * SUMS);

/**
 * Writes the hashes of a word's skeletons from an index on, those with fewer letters left out first, and
 * returns the index after them. Of equal neighbours only the first is left out: the skeletons are the same. A
 * hash is a sum over the letters, so that each skeleton's is put together from parts of three rows of sums.
 *
 * @param most how many letters are left out at most, 0, 1 or 2.
 */
export function writeSkeletons(
  letters: ArrayLike<number>,
  start: number,
  compared: number,
  most: number,
  hashes: Uint32Array,
  from: number,
): number {
  for (let left = 0; left <= most; left++) {
    let sum = 0;
    for (let at = 0; at < compared; at++) {
      const weight = WEIGHTS[MOST_EDITS + compared - at - left] as number;
      sum = (sum + Math.imul(letters[start + at] as number, weight)) | 0;
      sums[left * SUMS + at + 1] = sum;
    }
  }
  const whole = sums[compared] as number;
  let written = from;
  hashes[written++] = mix(whole);
  for (let at = 0; most > 0 && at < compared; at++) {
    if (at > 0 && letters[start + at] === letters[start + at - 1]) continue;
    hashes[written++] = mix((sums[SUMS + at] as number) + whole - (sums[at + 1] as number));
  }
  for (let first = 0; most > 1 && first < compared; first++) {
    if (first > 0 && letters[start + first] === letters[start + first - 1]) continue;
    const before = (sums[2 * SUMS + first] as number) - (sums[SUMS + first + 1] as number) + whole;
    for (let second = first + 1; second < compared; second++) {
      if (second > first + 1 && letters[start + second] === letters[start + second - 1]) continue;
      hashes[written++] = mix(before + (sums[SUMS + second] as number) - (sums[second + 1] as number));
    }
  }
  return written;
}

/** The highest bits are as different as the lowest, of which the number of a list is made. */
function mix(sum: number): number {
  const hash = sum | 0;
  return hash ^ (hash >>> 15);
}
