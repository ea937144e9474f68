import { MAX_EDITS } from "./edit-automaton.ts";
import {
  countWithOneLeftOut,
  fewestWithEnding,
  type Lists,
  lettersBeforeEnding,
  MAX_SKELETONS,
  type Skeletons,
  startOf,
  writeEndings,
  writeSkeletons,
} from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { CACHED_BEGINNINGS, MAX_LOOKED_AT, MIN_LETTERS_OF_BEGINNING_WITH_TYPO } from "./tuning.ts";

/** The terms that may be near a query: the first `count` of a list that is used again by later searches. */
export interface Candidates {
  readonly terms: Uint32Array;
  readonly count: number;
  /** How many of them, the first ones, may have a beginning one edit from the query. */
  readonly begun: number;
  /** How many terms were looked at to find them. */
  readonly looked: number;
}

/**
 * The terms that may be within `most` edits of a query, or have a beginning one edit from it, once each. Most
 * are found by the first letters of the query: while a person types on, and when the words of a name are
 * looked for after the whole name, what was found last for these letters is returned without a look at the
 * index.
 */
export type FindCandidates = (query: readonly number[], most: number) => Candidates;

/** A beginning, how many of its letters may be left out, and what was found for it. */
interface Cached extends Candidates {
  readonly letters: readonly number[];
  readonly most: number;
}

const NO_TERMS = /* @__PURE__ */ new Uint32Array(0);

/** Whether what is cached was found for the first `compared` letters of a query. */
const isCached = (
  { letters, most }: Cached,
  query: readonly number[],
  compared: number,
  asked: number,
): boolean => {
  if (most !== asked || letters.length !== compared) return false;
  for (let at = 0; at < letters.length; at++) if (letters[at] !== query[at]) return false;
  return true;
};

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const hashes = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS);
const starts = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS);
const ends = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS + 1);

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
 * Finds the lists of some hashes, and returns how many terms they have, but at most `most`. The first term of
 * each is read before it is needed, so that the processor fetches all lists at once.
 */
function findLists(lists: Lists, count: number, most: number): number {
  const { mask, terms } = lists;
  let total = 0;
  let first = 0;
  for (let at = 0; at < count; at++) {
    const list = (hashes[at] as number) & mask;
    const from = startOf(lists, list);
    const to = Math.min(startOf(lists, list + 1), from + most - total);
    starts[at] = from;
    ends[at] = to;
    total += to - from;
    first |= terms[from] as number;
  }
  // Written so that a compiler does not leave out what seems to be read for nothing.
  ends[count] = first;
  return total;
}

/**
 * Gathers the terms in the lists that were found, once each, after those gathered before in the same turn,
 * and returns how many there are. The lists are far apart in memory: a loop that decides nothing lets the
 * processor wait for all of them at once, and read on where it cannot foresee what would be decided.
 */
function gather(
  { terms }: Lists,
  from: number,
  lists: number,
  into: Uint32Array,
  before: number,
  { last, now }: Turns,
): number {
  let count = before;
  for (let list = from; list < lists; list++) {
    const to = ends[list] as number;
    for (let at = starts[list] as number; at < to; at++) {
      const term = terms[at] as number;
      into[count] = term;
      // The highest bit of what is below 0, if the two differ.
      count += -((last[term] as number) ^ now) >>> 31;
      last[term] = now;
    }
  }
  return count;
}

/** @param skeletonsOf returns the index of the terms. */
export function makeFindCandidates(terms: Terms, skeletonsOf: () => Skeletons): FindCandidates {
  const turns: Turns = { last: new Uint8Array(terms.count), now: 0 };
  const cached: Cached[] = [];
  let oldest = 0;
  let joined = NO_TERMS;

  function collect(
    skeletons: Skeletons,
    letters: readonly number[],
    most: number,
    free: Uint32Array,
  ): Cached {
    nextTurn(turns);
    const lists = writeSkeletons(letters, 0, letters.length, most, hashes, 0);
    const looked = findLists(skeletons, lists, MAX_LOOKED_AT);
    const into = looked < free.length ? free : new Uint32Array(2 * looked + 1);
    // A term whose prefix is one edit away is always found by dropping one letter of the query. This does not
    // hold for four letters, so there every candidate is checked.
    const few = letters.length > MIN_LETTERS_OF_BEGINNING_WITH_TYPO ? countWithOneLeftOut(letters) : lists;
    const begun = gather(skeletons, 0, few, into, 0, turns);
    const count = gather(skeletons, few, lists, into, begun, turns);
    return { letters, most, terms: into, count, begun, looked };
  }

  function findByBeginning(
    skeletons: Skeletons,
    query: readonly number[],
    compared: number,
    most: number,
  ): Cached {
    for (let at = 0; at < cached.length; at++) {
      const one = cached[at] as Cached;
      if (isCached(one, query, compared, most)) return one;
    }
    const free = cached[oldest]?.terms ?? NO_TERMS;
    const found = collect(skeletons, query.slice(0, compared), most, free);
    cached[oldest] = found;
    oldest = (oldest + 1) % CACHED_BEGINNINGS;
    return found;
  }

  /** What was found by the beginning of a long query, and the terms that end like it, as one list. */
  function addEnded(skeletons: Skeletons, query: readonly number[], begun: Cached): Candidates {
    const lists = writeEndings(query, query.length, skeletons.letters, hashes);
    const looked = begun.looked + findLists(skeletons.endings, lists, MAX_LOOKED_AT - begun.looked);
    if (looked >= joined.length) joined = new Uint32Array(2 * looked + 1);
    nextTurn(turns);
    for (let at = 0; at < begun.count; at++) {
      const term = begun.terms[at] as number;
      joined[at] = term;
      turns.last[term] = turns.now;
    }
    return {
      terms: joined,
      count: gather(skeletons.endings, 0, lists, joined, begun.count, turns),
      begun: begun.count,
      looked,
    };
  }

  return (query, most) => {
    const skeletons = skeletonsOf();
    const { letters } = skeletons;
    const { length } = query;
    if (most < MAX_EDITS || length < fewestWithEnding(letters))
      return findByBeginning(skeletons, query, Math.min(length, letters), most);
    const begun = findByBeginning(skeletons, query, lettersBeforeEnding(length, letters), MAX_EDITS - 1);
    return addEnded(skeletons, query, begun);
  };
}
