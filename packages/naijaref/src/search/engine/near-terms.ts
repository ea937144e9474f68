import { indexSkeletons, MAX_SKELETONS, type Skeletons, writeSkeletons } from "./skeletons.ts";
import { runAtOnce } from "./steps.ts";
import type { Terms } from "./terms.ts";
import {
  BEGUN,
  DOUBLED_LETTER,
  MAX_EDITS,
  MAX_LOOKED_AT,
  MAX_WORD_LENGTH_WITH_TYPO,
  MIN_LETTERS_OF_BEGINNING_WITH_TYPO,
  STRANGE_LETTER,
} from "./tuning.ts";

/** The bits of a shape that say which letters a word has; those above say how many it has. */
const LETTER_BITS = 26;
const LETTERS = (1 << LETTER_BITS) - 1;

/**
 * What rules out most terms before their letters are read: which letters a word has, whatever their order, a
 * bit each, and how many. Letters of a large alphabet share bits, so that some words seem nearer than they are.
 */
function shapeOf(letters: ArrayLike<number>, from: number, to: number): number {
  let shape = 0;
  for (let at = from; at < to; at++) shape |= 1 << ((letters[at] as number) % LETTER_BITS);
  return shape | (Math.min(to - from, MAX_LENGTH) << LETTER_BITS);
}

/** What a shape can say: longer words are far from every query. */
const MAX_LENGTH = MAX_WORD_LENGTH_WITH_TYPO + MAX_EDITS + 1;

/** Without its two lowest bits. */
const dropTwo = (bits: number): number => {
  const rest = bits & (bits - 1);
  return rest & (rest - 1);
};

/** Whether a term may begin as a query does: an edit takes away one letter that the term lacks. */
const mayBegin = (query: number, term: number): boolean => dropTwo(query & ~term & LETTERS) === 0;

/** Whether a whole term may be two edits from a query. */
const mayEqual = (query: number, term: number): boolean =>
  (dropTwo(query & ~term & LETTERS) | dropTwo(term & ~query & LETTERS)) === 0 &&
  Math.abs((query >>> LETTER_BITS) - (term >>> LETTER_BITS)) <= MAX_EDITS;

/** The cost of what does not match. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The cost, in edits, of a query as a beginning of a term. */
export const costOfBeginning = (edits: number): number => edits + STRANGE_LETTER + BEGUN;

/** The terms near a query, in lists that the next query uses again: their first `count` are meant. */
export interface NearTerms {
  count: number;
  readonly terms: Uint32Array;
  /** For each, the cost in edits of the query as the whole term; NEVER if it is far. */
  readonly costs: Float64Array;
  /** For each, the cost of the query as its nearest beginning, one edit away at most; NEVER if it is none. */
  readonly begun: Float64Array;
  /** How many terms were looked at to find them. */
  looked: number;
  /**
   * Says nothing. What is far apart in memory is read in a loop of its own before it is needed, and kept here:
   * so the processor fetches all of it at once, and not one after the other.
   */
  fetched: number;
}

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const near: NearTerms = {
  count: 0,
  terms: /* @__PURE__ */ new Uint32Array(MAX_LOOKED_AT + 1),
  costs: /* @__PURE__ */ new Float64Array(MAX_LOOKED_AT),
  begun: /* @__PURE__ */ new Float64Array(MAX_LOOKED_AT),
  looked: 0,
  fetched: 0,
};
const hashes = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS);
/** Where the list of each skeleton starts and ends. */
const starts = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS);
const ends = /* @__PURE__ */ new Uint32Array(MAX_SKELETONS);

/** Whether a query and a term differ in two letters alone, swapped, with another between them in one: "ab", "bxa". */
function areSwappedApart(
  query: readonly number[],
  letters: ArrayLike<number>,
  from: number,
  to: number,
): boolean {
  let first = 0;
  while (first < query.length && query[first] === letters[from + first]) first++;
  let [last, end] = [query.length - 1, to - 1];
  for (; last > first && query[last] === letters[end]; last--) end--;
  const [typed, length] = [last - first, end - from - first];
  return typed + length === 3 && query[first] === letters[end] && query[last] === letters[from + first];
}

/** Finds the terms that are like the letters of a query. */
export class NearFinder {
  private readonly terms: Terms;
  private skeletons: Skeletons | undefined;
  private readonly shapes: Int32Array;
  /** For each term, 1 while it is gathered: so that it is compared once. */
  private readonly isGathered: Uint8Array;
  /** For each letter, the query's places that have it, a bit each, and how many they are. */
  private readonly places: Int32Array;
  private readonly counts: Int16Array;

  /** @param skeletons the index of the terms, which is made when it is first needed. */
  constructor(terms: Terms, skeletons?: Skeletons) {
    this.terms = terms;
    this.skeletons = skeletons;
    const { count, letters, starts } = terms;
    this.shapes = Int32Array.from({ length: count }, (_, term) =>
      shapeOf(letters, starts[term] as number, starts[term + 1] as number),
    );
    this.isGathered = new Uint8Array(count);
    this.places = new Int32Array(terms.alphabet + 1);
    this.counts = new Int16Array(terms.alphabet + 1);
  }

  /**
   * The terms within `most` edits of the query, once each. If the query may be unfinished and has four letters,
   * also most terms with a beginning one edit away, and all of them if it has five.
   */
  find(query: readonly number[], most: number, isUnfinished: boolean): NearTerms {
    near.count = 0;
    near.looked = 0;
    const { length } = query;
    if (length === 0 || length > MAX_WORD_LENGTH_WITH_TYPO) return near;
    const mostOfBeginning = isUnfinished && length >= MIN_LETTERS_OF_BEGINNING_WITH_TYPO ? 1 : -1;
    this.gather(query, most, mostOfBeginning > 0);
    const { places, counts } = this;
    for (let at = 0; at < length; at++) {
      const letter = query[at] as number;
      places[letter] = (places[letter] as number) | (1 << at);
      counts[letter] = (counts[letter] as number) + 1;
    }
    this.compare(query, most, mostOfBeginning);
    for (let at = 0; at < length; at++) places[query[at] as number] = counts[query[at] as number] = 0;
    return near;
  }

  /**
   * Gathers the terms that have a skeleton in common with the query, and may be near by their shapes. A term
   * that is found only with two letters of the query left out has no beginning one edit away.
   */
  private gather(query: readonly number[], most: number, isUnfinished: boolean): void {
    const { shapes, isGathered } = this;
    this.skeletons ??= runAtOnce(indexSkeletons(this.terms));
    const { skeletons } = this;
    const listed = skeletons.terms;
    const gathered = near.terms;
    const compared = Math.min(query.length, skeletons.letters);
    const asked = shapeOf(query, 0, query.length);
    const lists = writeSkeletons(query, 0, compared, most, hashes, 0);
    // Those without a letter come first: as many as there are letters that differ from the one before.
    let listsOfBeginnings = isUnfinished ? 1 : 0;
    for (let at = 0; isUnfinished && at < compared; at++)
      if (at === 0 || query[at] !== query[at - 1]) listsOfBeginnings++;
    for (let list = 0; list < lists; list++) {
      const slot = (hashes[list] as number) & skeletons.mask;
      starts[list] = skeletons.starts[slot] as number;
      ends[list] = skeletons.starts[slot + 1] as number;
    }
    let fetched = 0;
    for (let list = 0; list < lists; list++) fetched ^= listed[starts[list] as number] as number;
    near.fetched = fetched;
    let chosen = 0;
    let looked = 0;
    for (let list = 0; list < lists; list++) {
      const mayBeBegun = list < listsOfBeginnings;
      const from = starts[list] as number;
      const to = Math.min(ends[list] as number, from + MAX_LOOKED_AT - looked);
      looked += to - from;
      for (let at = from; at < to; at++) {
        const term = listed[at] as number;
        const shape = shapes[term] as number;
        if (mayBeBegun ? !mayBegin(asked, shape) : !mayEqual(asked, shape)) continue;
        if (isGathered[term] === 1) continue;
        isGathered[term] = 1;
        gathered[chosen++] = term;
      }
    }
    for (let nth = 0; nth < chosen; nth++) isGathered[gathered[nth] as number] = 0;
    near.count = chosen;
    near.looked = looked;
  }

  /**
   * Compares the gathered terms with the query, and leaves those that are near it. The edits between the query
   * and each beginning of a term are counted with the bits of a number for the query's letters, after Hyyrö
   * (2003): insertions, deletions, substitutions and swaps of neighbours.
   */
  private compare(query: readonly number[], most: number, mostOfBeginning: number): void {
    const { places } = this;
    const { letters, starts } = this.terms;
    const { terms, costs, begun: beginnings, count: gathered } = near;
    const { length } = query;
    const last = length - 1;
    let fetched = 0;
    for (let nth = 0; nth < gathered; nth++)
      fetched ^= letters[starts[terms[nth] as number] as number] as number;
    near.fetched = fetched;
    let count = 0;
    for (let nth = 0; nth < gathered; nth++) {
      const term = terms[nth] as number;
      const start = starts[term] as number;
      const end = starts[term + 1] as number;
      const stop = Math.min(end, start + length + MAX_EDITS);
      let more = -1;
      let less = 0;
      let same = 0;
      let before = 0;
      let edits = length;
      let begun = length;
      for (let at = start; at < stop; at++) {
        const equal = places[letters[at] as number] as number;
        const swapped = ((~same & equal) << 1) & before;
        same = ((((equal & more) + more) | 0) ^ more) | equal | less | swapped;
        let rising = less | ~(same | more);
        let falling = same & more;
        // Without a decision, which the processor could not predict.
        edits += ((rising >>> last) & 1) - ((falling >>> last) & 1);
        rising = (rising << 1) | 1;
        falling <<= 1;
        more = falling | ~(same | rising);
        less = rising & same;
        before = equal;
        begun = Math.min(begun, edits);
      }
      // The bits count three edits where another letter stands between two that are swapped.
      if (edits === MAX_EDITS + 1 && stop === end && areSwappedApart(query, letters, start, end)) edits--;
      const isNear = stop === end && edits <= most;
      if (!isNear && begun > mostOfBeginning) continue;
      terms[count] = term;
      costs[count] = isNear ? this.costOf(query, start, end, edits) : NEVER;
      beginnings[count++] = begun > mostOfBeginning ? NEVER : costOfBeginning(begun);
    }
    near.count = count;
  }

  /** The cost, in edits, of a query as a whole term. */
  private costOf(query: readonly number[], from: number, to: number, edits: number): number {
    if (edits === 0) return 0;
    const { counts } = this;
    const { letters } = this.terms;
    let isDoubling = true;
    for (let place = 0, at = from; isDoubling && (place < query.length || at < to); ) {
      const letter = query[place] as number;
      isDoubling = at < to && letters[at] === letter;
      while (place < query.length && query[place] === letter) place++;
      while (at < to && letters[at] === letter) at++;
    }
    if (isDoubling) return edits * DOUBLED_LETTER;
    let strange = query.length;
    for (let at = from; at < to; at++) {
      const letter = letters[at] as number;
      const left = counts[letter] as number;
      if (left > 0) strange--;
      counts[letter] = left - 1;
    }
    for (let at = from; at < to; at++)
      counts[letters[at] as number] = (counts[letters[at] as number] as number) + 1;
    return edits + STRANGE_LETTER * strange;
  }
}
