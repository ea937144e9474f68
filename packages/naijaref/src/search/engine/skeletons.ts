import { MAX_EDITS } from "./edit-automaton.ts";
import type { Steps } from "./steps.ts";
import { lengthOf, type Numbers, numbersBelow, type Terms } from "./terms.ts";
import {
  ENDING_LETTERS,
  MAX_SKELETON_LETTERS,
  MIN_TERMS_WITH_MORE_LETTERS,
  SKELETON_LETTERS,
  STEP,
  TERMS_PER_LIST,
} from "./tuning.ts";

/**
 * Terms by what is left of their beginnings when letters are left out, after the symmetric delete algorithm
 * (SymSpell). Two words at most two edits apart have a skeleton in common. So have a word and another word's
 * beginning if they are one edit apart. Only hashes of the skeletons are stored: words that share a hash by
 * chance are removed when the candidates are verified.
 *
 * Long terms are also listed by their last letters. Of two edits in a long word either one at most is at its
 * beginning, where skeletons with one letter left out find it; or both are, and then its ending is right. So
 * a long query reads 7 or 9 short lists in place of 22 longer ones.
 */
export interface Skeletons extends Lists {
  /** How many letters of a word have skeletons. */
  readonly letters: number;
  /** Apart from the others, so that a short query does not look at them. */
  readonly endings: Lists;
}

/** Terms in lists, which are chosen by the lowest bits of a hash. */
export interface Lists {
  readonly mask: number;
  /**
   * Where the list of each hash starts in `terms`, and where the last ends: counted from the start of its
   * block of lists, so that most such numbers are small. `startOf` reads them.
   */
  readonly starts: Numbers;
  readonly blocks: Uint32Array;
  readonly terms: Numbers;
}

/**
 * How many skeletons a word has at most: the word itself, and without each letter and each two letters. Six
 * letters have 22.
 */
export const MAX_SKELETONS =
  1 + MAX_SKELETON_LETTERS + (MAX_SKELETON_LETTERS * (MAX_SKELETON_LETTERS - 1)) / 2;

/** How many letters of a word have skeletons: more in a larger list, where more words begin alike. */
function countLetters(terms: number): number {
  const more = Math.floor(Math.log10(terms / MIN_TERMS_WITH_MORE_LETTERS) + 1);
  return Math.min(MAX_SKELETON_LETTERS, SKELETON_LETTERS + Math.max(0, more));
}

export function* indexSkeletons(terms: Terms): Steps<Skeletons> {
  const letters = countLetters(terms.count);
  const skeletons = makeHashes(terms.count, 1 + letters + (letters * (letters - 1)) / 2);
  const endings = makeHashes(terms.count, 1);
  const fewest = fewestWithEnding(letters) - MAX_EDITS;
  let written = 0;
  let ended = 0;
  for (let term = 0; term < terms.count; term++) {
    if (term % STEP === 0) yield;
    const start = terms.starts[term] as number;
    const length = lengthOf(terms, term);
    const compared = Math.min(length, letters);
    written = writeSkeletons(terms.letters, start, compared, MAX_EDITS, skeletons.hashes, written);
    skeletons.ends[term] = written;
    if (length >= fewest) endings.hashes[ended++] = endingOf(terms.letters, start + length);
    endings.ends[term] = ended;
  }
  const lists = yield* listTerms(skeletons);
  return { letters, ...lists, endings: yield* listTerms(endings) };
}

/** The hashes of all terms, one term after the other, and where those of each end. */
interface Hashes {
  readonly hashes: Uint32Array;
  readonly ends: Uint32Array;
}

/** @param most how many hashes a term has at most. */
const makeHashes = (terms: number, most: number): Hashes => ({
  hashes: new Uint32Array(terms * most),
  ends: new Uint32Array(terms),
});

function* listTerms({ hashes, ends }: Hashes): Steps<Lists> {
  const total = ends.at(-1) ?? 0;
  const mask = 2 ** Math.round(Math.log2(1 + total / TERMS_PER_LIST)) - 1;
  yield;
  const starts = new Uint32Array(mask + 2);
  for (let at = 0; at < total; at++) count(starts, ((hashes[at] as number) & mask) + 1);
  for (let list = 0; list <= mask; list++)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  const free = starts.slice();
  const listed = numbersBelow(ends.length, total);
  for (let term = 0, at = 0; term < ends.length; term++) {
    if (term % STEP === 0) yield;
    for (; at < (ends[term] as number); at++) listed[count(free, (hashes[at] as number) & mask)] = term;
  }
  return { mask, ...inBlocks(starts), terms: listed };
}

const BLOCK_BITS = 8;

function inBlocks(starts: Uint32Array): Pick<Lists, "starts" | "blocks"> {
  const blocks = starts.filter((_, list) => list % (1 << BLOCK_BITS) === 0);
  const within = starts.map((start, list) => start - (blocks[list >> BLOCK_BITS] as number));
  const largest = within.reduce((most, start) => Math.max(most, start), 0);
  return { starts: numbersBelow(largest + 1, within), blocks };
}

/** Where a list starts in `terms`: the list before it ends there. */
export const startOf = ({ starts, blocks }: Pick<Lists, "starts" | "blocks">, list: number): number =>
  (blocks[list >> BLOCK_BITS] as number) + (starts[list] as number);

/** Adds one to a number, and returns what it was before. */
function count(numbers: Uint32Array, at: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + 1;
  return before;
}

const FACTOR = 0x9e3779b1;

/**
 * What a letter of a skeleton is multiplied by: the factor as often as the letter is from the end, from two
 * letters after it on.
 */
const WEIGHTS = /* @__PURE__ */ Int32Array.from({ length: MAX_EDITS + 1 + MAX_SKELETON_LETTERS }, (_, at) => {
  let weight = 1;
  for (let times = MAX_EDITS; times < at; times++) weight = Math.imul(weight, FACTOR);
  return weight;
});

/**
 * The sums of a word's letters, each times its weight, up to each letter: where none, one or two of the
 * letters after it are left out. Reused across calls so that a word does not allocate. Safe because they are
 * synchronous.
 */
const SUMS = MAX_SKELETON_LETTERS + 1;
const sums = /* @__PURE__ */ new Int32Array((MAX_EDITS + 1) * SUMS);

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
      const weight = WEIGHTS[MAX_EDITS + compared - at - left] as number;
      sum = (sum + Math.imul(letters[start + at] as number, weight)) | 0;
      sums[left * SUMS + at + 1] = sum;
    }
  }
  const whole = sums[compared] as number;
  let written = from;
  hashes[written++] = spread(whole);
  for (let first = -1; first < (most > 1 ? compared : 0); first++) {
    if (first > 0 && letters[start + first] === letters[start + first - 1]) continue;
    const before = first < 0 ? 0 : (sums[2 * SUMS + first] as number) - (sums[SUMS + first + 1] as number);
    for (let second = first + 1; second < (most > 0 ? compared : 0); second++) {
      if (second > first + 1 && letters[start + second] === letters[start + second - 1]) continue;
      hashes[written++] = spread(
        (before + (sums[SUMS + second] as number) + whole - (sums[second + 1] as number)) | 0,
      );
    }
  }
  return written;
}

/**
 * How many letters a query has at least for which endings are read. Its ending and the beginning before it
 * share no letter, and the beginning lacks one of the letters that have skeletons, or none: with one letter
 * left out of it, it is still among their skeletons.
 */
export const fewestWithEnding = (letters: number): number => letters - 1 + ENDING_LETTERS;

/** How many letters a long query has before its ending, as far as letters have skeletons. */
export const lettersBeforeEnding = (length: number, letters: number): number =>
  Math.min(length - ENDING_LETTERS, letters);

/**
 * Writes the hashes of the endings that a term may have which is two edits from a long query, both of them at
 * its beginning, and returns how many.
 */
export function writeEndings(
  query: ArrayLike<number>,
  length: number,
  letters: number,
  hashes: Uint32Array,
): number {
  const first = length - ENDING_LETTERS;
  hashes[0] = endingOf(query, length);
  if (first > letters) return 1;
  // The last letter of the beginning may be swapped with the first of the ending.
  hashes[1] = hashEnding(query, first - 1, length);
  return 2;
}

/** The hash of the last letters of a word that ends at an index. */
export const endingOf = (letters: ArrayLike<number>, end: number): number =>
  hashEnding(letters, end - ENDING_LETTERS, end);

/**
 * @param first the index of its first letter; the others are the last ones of the word that ends at `end`.
 */
function hashEnding(letters: ArrayLike<number>, first: number, end: number): number {
  let sum = letters[first] as number;
  for (let at = end - ENDING_LETTERS + 1; at < end; at++)
    sum = (Math.imul(sum, FACTOR) + (letters[at] as number)) | 0;
  return spread(sum);
}

export function countWithOneLeftOut(letters: ArrayLike<number>): number {
  let count = 1;
  for (let at = 0; at < letters.length; at++) if (at === 0 || letters[at] !== letters[at - 1]) count++;
  return count;
}

/** A list is chosen by the lowest bits, which the highest make more different. */
const spread = (sum: number): number => sum ^ (sum >>> 15);
