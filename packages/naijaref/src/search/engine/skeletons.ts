import { lengthOf, numbersBelow, type Terms } from "./terms.ts";
import { SKELETON_LETTERS, TERMS_PER_LIST } from "./tuning.ts";

/**
 * Terms by what is left of their beginnings when letters are left out, after the symmetric delete algorithm
 * (SymSpell). Two words at most two edits apart have a skeleton in common. So have a word and another word's
 * beginning if they are one edit apart. Only hashes of the skeletons are stored: words that share a hash by
 * chance are removed when the candidates are verified.
 */
export interface Skeletons {
  readonly mask: number;
  /** Where the list of each hash starts in `terms`, and where the last ends. */
  readonly starts: Uint32Array;
  readonly terms: Uint16Array | Uint32Array;
}

/** The word itself, each of its letters left out, and each two of them: of six letters 22. */
const MOST_SKELETONS = 1 + SKELETON_LETTERS + (SKELETON_LETTERS * (SKELETON_LETTERS - 1)) / 2;

export function indexSkeletons(terms: Terms): Skeletons {
  const hashes = new Uint32Array(terms.count * MOST_SKELETONS);
  const ends = new Uint32Array(terms.count);
  let total = 0;
  for (let term = 0; term < terms.count; term++) {
    const start = terms.starts[term] as number;
    total = writeSkeletons(terms.letters, start, lengthOf(terms, term), hashes, total);
    ends[term] = total;
  }
  const mask = 2 ** Math.round(Math.log2(1 + total / TERMS_PER_LIST)) - 1;
  const starts = new Uint32Array(mask + 2);
  for (let at = 0; at < total; at++) count(starts, ((hashes[at] as number) & mask) + 1);
  for (let list = 0; list <= mask; list++)
    starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  const free = starts.slice();
  const listed = numbersBelow(terms.count, total);
  for (let term = 0, at = 0; term < terms.count; term++) {
    for (; at < (ends[term] as number); at++) listed[count(free, (hashes[at] as number) & mask)] = term;
  }
  return { mask, starts, terms: listed };
}

/** Adds one to a number, and returns what it was before. */
function count(numbers: Uint32Array, at: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + 1;
  return before;
}

/** Writes the hashes of a word's skeletons from an index on, and returns the index after them. */
function writeSkeletons(
  letters: ArrayLike<number>,
  start: number,
  length: number,
  hashes: Uint32Array,
  from: number,
): number {
  const compared = Math.min(length, SKELETON_LETTERS);
  let written = from;
  for (let first = -1; first < compared; first++) {
    for (let second = first < 0 ? -1 : first + 1; second < compared; second++) {
      let hash = 0;
      for (let at = 0; at < compared; at++) {
        if (at !== first && at !== second)
          hash = Math.imul(hash + (letters[start + at] as number), 0x9e3779b1);
      }
      hashes[written++] = hash ^ (hash >>> 15);
    }
  }
  return written;
}

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const asked = /* @__PURE__ */ new Uint32Array(MOST_SKELETONS);

/** Visits every term that shares a skeleton with the query, some of them several times. */
export function visitAlike(
  { mask, starts, terms }: Skeletons,
  query: readonly number[],
  visit: (term: number) => void,
): void {
  const skeletons = writeSkeletons(query, 0, query.length, asked, 0);
  for (let at = 0; at < skeletons; at++) {
    const list = (asked[at] as number) & mask;
    const to = starts[list + 1] as number;
    for (let place = starts[list] as number; place < to; place++) visit(terms[place] as number);
  }
}
