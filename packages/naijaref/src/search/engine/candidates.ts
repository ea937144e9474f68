import { letterSetOf, mayBegin } from "./letter-sets.ts";
import { MOST_SKELETONS, type Skeletons, writeSkeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { KEPT_BEGINNINGS, MOST_LOOKED_AT } from "./tuning.ts";

/** The terms that may be near a beginning. */
export interface Candidates {
  readonly terms: Uint32Array;
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
const gathered = /* @__PURE__ */ new Uint32Array(MOST_LOOKED_AT);

/**
 * Gathers the terms in the lists of some hashes, and returns how many. The lists are far apart in memory:
 * loops that decide nothing let the processor wait for all of them at once, not for one after the other.
 */
function gather({ mask, starts, terms }: Skeletons, hashes: number): number {
  for (let at = 0; at < hashes; at++) {
    const list = (asked[at] as number) & mask;
    asked[at] = starts[list] as number;
    ends[at] = starts[list + 1] as number;
  }
  let looked = 0;
  for (let list = 0; list < hashes; list++) {
    const from = asked[list] as number;
    const to = Math.min(ends[list] as number, from + MOST_LOOKED_AT - looked);
    for (let at = from; at < to; at++) gathered[looked++] = terms[at] as number;
  }
  return looked;
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
  const isCandidate = new Uint8Array(terms.count);
  const kept: Kept[] = [];
  let oldest = 0;

  function collect(skeletons: Skeletons, letters: readonly number[], most: number): Kept {
    const set = letterSetOf(letters, 0, letters.length);
    const looked = gather(skeletons, writeSkeletons(letters, 0, letters.length, most, asked, 0));
    let count = 0;
    for (let at = 0; at < looked; at++) {
      const term = gathered[at] as number;
      if (isCandidate[term] === 1 || !mayBegin(set, letterSets[term] as number)) continue;
      isCandidate[term] = 1;
      gathered[count++] = term;
    }
    for (let at = 0; at < count; at++) isCandidate[gathered[at] as number] = 0;
    return { letters, most, terms: gathered.slice(0, count), looked };
  }

  return (query, most) => {
    const skeletons = skeletonsOf();
    const compared = Math.min(query.length, skeletons.letters);
    for (let at = 0; at < kept.length; at++) {
      const one = kept[at] as Kept;
      if (isKept(one, query, compared, most)) return one;
    }
    const found = collect(skeletons, query.slice(0, compared), most);
    kept[oldest] = found;
    oldest = (oldest + 1) % KEPT_BEGINNINGS;
    return found;
  };
}
