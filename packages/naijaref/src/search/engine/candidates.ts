import { isZero, type LetterSet, letterSetOf, mayBegin } from "./letter-sets.ts";
import { MOST_SKELETONS, type Skeletons, writeSkeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { KEPT_BEGINNINGS, MOST_LOOKED_AT } from "./tuning.ts";

/**
 * The terms that may be near a beginning: the first `count` of a list that is used again by later searches.
 */
export interface Candidates {
  readonly terms: Uint32Array;
  readonly count: number;
  /** How many terms were looked at to find them. */
  readonly looked: number;
}

/**
 * The terms that may be within `most` edits of a query, or have a beginning one edit from it, once each. Only
 * the first letters of the query count: while a person types on, and when the words of a name are looked for
 * after the whole name, what was found last is returned without a look at the index.
 */
export type FindCandidates = (query: readonly number[], most: number) => Candidates;

/** A beginning, how many of its letters may be left out, and what was found for it. */
interface Kept extends Candidates {
  readonly letters: readonly number[];
  readonly most: number;
}

const NO_TERMS = /* @__PURE__ */ new Uint32Array(0);

/** Whether what is kept was found for the first `compared` letters of a query. */
const isKept = (
  { letters, most }: Kept,
  query: readonly number[],
  compared: number,
  asked: number,
): boolean => {
  if (most !== asked || letters.length !== compared) return false;
  for (let at = 0; at < letters.length; at++) if (letters[at] !== query[at]) return false;
  return true;
};

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const asked = /* @__PURE__ */ new Uint32Array(MOST_SKELETONS);
const ends = /* @__PURE__ */ new Uint32Array(MOST_SKELETONS);
const gathered = /* @__PURE__ */ new Uint32Array(MOST_LOOKED_AT + 1);

/** For each term, the last turn in which it was looked at: so that it is gathered once. */
interface Turns {
  readonly last: Uint8Array;
  now: number;
}

function nextTurn(turns: Turns): void {
  turns.now = (turns.now + 1) & 255;
  if (turns.now > 0) return;
  turns.last.fill(0);
  turns.now = 1;
}

/**
 * Gathers the terms in the lists of some hashes that may begin with the letters of a set, once each. Returns
 * how many, and how many it looked at. The lists are far apart in memory: a loop that decides nothing lets
 * the processor wait for all of them at once, and read on where it cannot foresee what would be decided.
 */
function gather(
  { mask, starts, terms }: Skeletons,
  hashes: number,
  set: LetterSet,
  letterSets: Int32Array,
  { last, now }: Turns,
): { readonly count: number; readonly looked: number } {
  // The first of each list is read before it is needed, so that the processor fetches all lists at once.
  let first = 0;
  for (let at = 0; at < hashes; at++) {
    const list = (asked[at] as number) & mask;
    const from = starts[list] as number;
    asked[at] = from;
    ends[at] = starts[list + 1] as number;
    first |= terms[from] as number;
  }
  gathered[0] = first;
  let looked = 0;
  let count = 0;
  for (let list = 0; list < hashes; list++) {
    const from = asked[list] as number;
    const to = Math.min(ends[list] as number, from + MOST_LOOKED_AT - looked);
    looked += to - from;
    for (let at = from; at < to; at++) {
      const term = terms[at] as number;
      gathered[count] = term;
      const isNew = 1 ^ isZero((last[term] as number) ^ now);
      last[term] = now;
      count += isNew & mayBegin(set, letterSets[term] as number);
    }
  }
  return { count, looked };
}

/**
 * @param letterSets the letter sets of the terms.
 * @param skeletonsOf returns the index of the terms.
 */
export function makeFindCandidates(
  terms: Terms,
  letterSets: Int32Array,
  skeletonsOf: () => Skeletons,
): FindCandidates {
  const turns: Turns = { last: new Uint8Array(terms.count), now: 0 };
  const kept: Kept[] = [];
  let oldest = 0;

  function collect(skeletons: Skeletons, letters: readonly number[], most: number, into: Uint32Array): Kept {
    nextTurn(turns);
    const set = letterSetOf(letters, 0, letters.length);
    const hashes = writeSkeletons(letters, 0, letters.length, most, asked, 0);
    const { count, looked } = gather(skeletons, hashes, set, letterSets, turns);
    const list = count > into.length ? new Uint32Array(2 * count) : into;
    for (let at = 0; at < count; at++) list[at] = gathered[at] as number;
    return { letters, most, terms: list, count, looked };
  }

  return (query, most) => {
    const skeletons = skeletonsOf();
    const compared = Math.min(query.length, skeletons.letters);
    for (let at = 0; at < kept.length; at++) {
      const one = kept[at] as Kept;
      if (isKept(one, query, compared, most)) return one;
    }
    const into = kept[oldest]?.terms ?? NO_TERMS;
    const found = collect(skeletons, query.slice(0, compared), most, into);
    kept[oldest] = found;
    oldest = (oldest + 1) % KEPT_BEGINNINGS;
    return found;
  };
}
