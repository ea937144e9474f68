import { letterSetOf, mayBegin } from "./letter-sets.ts";
import { MOST_SKELETONS, type Skeletons, writeSkeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { KEPT_BEGINNINGS, MOST_LOOKED_AT } from "./tuning.ts";

/** Receives a term that may be near a query. */
export type VisitCandidate = (term: number) => void;

/**
 * Visits, once each, the terms that may be within `most` edits of a query, or have a beginning one edit from
 * it. Only the first letters of the query count: while a person types on, and when the words of a name are
 * looked for after the whole name, what was found last is visited again without a look at the index. Returns
 * how many terms it looked at.
 */
export type VisitCandidates = (query: readonly number[], most: number, visit: VisitCandidate) => number;

/** A beginning, how many of its letters may be left out, and what was found for it. */
interface Kept {
  readonly letters: readonly number[];
  readonly most: number;
  readonly terms: readonly number[];
  readonly looked: number;
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

/**
 * @param letterSets the letter sets of the terms.
 * @param skeletonsOf returns the index of the terms.
 */
export function makeVisitCandidates(
  terms: Terms,
  letterSets: Int32Array,
  skeletonsOf: () => Skeletons,
): VisitCandidates {
  const isCandidate = new Uint8Array(terms.count);
  const kept: Kept[] = [];
  let oldest = 0;

  function collect(
    { mask, starts, terms: listed }: Skeletons,
    letters: readonly number[],
    most: number,
  ): Kept {
    const set = letterSetOf(letters, 0, letters.length);
    const hashes = writeSkeletons(letters, 0, letters.length, most, asked, 0);
    const found: number[] = [];
    let looked = 0;
    for (let hash = 0; hash < hashes; hash++) {
      const list = (asked[hash] as number) & mask;
      const from = starts[list] as number;
      const to = Math.min(starts[list + 1] as number, from + MOST_LOOKED_AT - looked);
      looked += to - from;
      for (let at = from; at < to; at++) {
        const term = listed[at] as number;
        if (!mayBegin(set, letterSets[term] as number) || isCandidate[term] === 1) continue;
        isCandidate[term] = 1;
        found.push(term);
      }
    }
    for (let at = 0; at < found.length; at++) isCandidate[found[at] as number] = 0;
    return { letters, most, terms: found, looked };
  }

  function find(query: readonly number[], most: number): Kept {
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
  }

  return (query, most, visit) => {
    const found = find(query, most);
    for (let at = 0; at < found.terms.length; at++) visit(found.terms[at] as number);
    return found.looked;
  };
}
