import { type Candidates, makeFindCandidates } from "./candidates.ts";
import { type EditAutomaton, MAX_EDITS, makeEditAutomaton, START, VECTOR_BITS } from "./edit-automaton.ts";
import {
  clearMasks,
  type LetterSet,
  letterSetOf,
  letterSetsOf,
  type Masks,
  makeMasks,
  mayBeNear,
  vectorAt,
  writeMasks,
} from "./letters.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { MAX_LOOKED_AT, MAX_WORD_LENGTH_WITH_TYPO, MIN_LETTERS_OF_BEGINNING_WITH_TYPO } from "./tuning.ts";

/** A number of edits beyond those that are counted. */
export const FAR = MAX_EDITS + 1;

/** The terms near a query, in lists that the next query uses again: their first `count` are meant. */
export interface NearTerms {
  readonly count: number;
  readonly terms: Uint32Array;
  /** For each, the edits between it and the query, or FAR. */
  readonly edits: Uint8Array;
  /** For each, the edits between the query and the nearest beginning of it: one at most, or FAR. */
  readonly editsOfBeginning: Uint8Array;
  /** How many terms were looked at to find them. */
  readonly looked: number;
}

/**
 * Finds the terms within `most` edits of the query, once each, but for some two edits away that have no score
 * because both are short. If the query may be unfinished and has four letters, also most terms with a
 * beginning one edit away, and all of them if it has five.
 */
export type FindNear = (query: readonly number[], most: number, isUnfinished: boolean) => NearTerms;

const OFFSETS = 2 * MAX_EDITS + 1;

let automaton: EditAutomaton | undefined;

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const near = {
  count: 0,
  terms: /* @__PURE__ */ new Uint32Array(MAX_LOOKED_AT + 1),
  edits: /* @__PURE__ */ new Uint8Array(MAX_LOOKED_AT),
  editsOfBeginning: /* @__PURE__ */ new Uint8Array(MAX_LOOKED_AT),
  looked: 0,
};

/** Chooses of the candidates those that may be near a query by their letters, and returns how many. */
function choose(
  { terms, count }: Candidates,
  begun: number,
  set: LetterSet,
  letterSets: Int32Array,
  most: number,
): number {
  const into = near.terms;
  let chosen = 0;
  for (let at = 0; at < count; at++) {
    const term = terms[at] as number;
    into[chosen] = term;
    // The highest bit of what is below 0, for the first terms: a beginning of the others cannot be near.
    chosen += mayBeNear(set, letterSets[term] as number, most, (at - begun) >>> 31);
  }
  return chosen;
}

/**
 * Compares the chosen terms with a query of so many letters. Leaves those that are near it, each with its
 * edits, and returns how many. What cannot be foreseen is computed, as in `mayBeNear`: the highest bit of a
 * difference says which of two numbers is the larger, and all bits of FAR added make any number of edits FAR.
 */
function compare(
  { next, editsAt }: EditAutomaton,
  masks: Masks,
  { letters, starts }: Terms,
  chosen: number,
  length: number,
  most: number,
  mostOfBeginning: number,
): number {
  const { terms, edits, editsOfBeginning } = near;
  let count = 0;
  for (let at = 0; at < chosen; at++) {
    const term = terms[at] as number;
    const start = starts[term] as number;
    const end = (starts[term + 1] as number) - start;
    const stop = Math.min(end, length + MAX_EDITS);
    // Up to here, two letters of the query or more are not read: only after it, a beginning can be near. No
    // early exit when the edits are used up: that branch would be mispredicted, the loop length is not.
    const unread = Math.min(end, length - MAX_EDITS);
    let state = START;
    let read = 0;
    for (; read < unread; read++) {
      const vector = vectorAt(masks, letters[start + read] as number, read);
      state = next[(state << VECTOR_BITS) | vector] as number;
    }
    if (state === 0) continue;
    let whole = editsAt[state * OFFSETS + length - read + MAX_EDITS] as number;
    let beginning = FAR;
    while (read < stop) {
      const vector = vectorAt(masks, letters[start + read] as number, read);
      state = next[(state << VECTOR_BITS) | vector] as number;
      read++;
      whole = editsAt[state * OFFSETS + length - read + MAX_EDITS] as number;
      beginning += (whole - beginning) & ((whole - beginning) >> 31);
    }
    whole |= (((read - end) | (most - whole)) >> 31) & FAR;
    beginning |= ((mostOfBeginning - beginning) >> 31) & FAR;
    terms[count] = term;
    edits[count] = whole;
    editsOfBeginning[count] = beginning;
    count += ((whole & beginning) - FAR) >>> 31;
  }
  return count;
}

/** @param skeletonsOf returns the index of the terms. */
export function makeFindNear(terms: Terms, skeletonsOf: () => Skeletons): FindNear {
  const masks = makeMasks(terms.alphabet);
  const letterSets = letterSetsOf(terms);
  const findCandidates = makeFindCandidates(terms, skeletonsOf);

  return (query, most, isUnfinished) => {
    near.count = 0;
    near.looked = 0;
    if (query.length > MAX_WORD_LENGTH_WITH_TYPO) return near;
    automaton ??= makeEditAutomaton();
    const candidates = findCandidates(query, most);
    const { length } = query;
    const canBegin = isUnfinished && length >= MIN_LETTERS_OF_BEGINNING_WITH_TYPO;
    const begun = canBegin ? candidates.begun : 0;
    const chosen = choose(candidates, begun, letterSetOf(query, 0, length), letterSets, most);
    writeMasks(masks, query);
    near.count = compare(automaton, masks, terms, chosen, length, most, canBegin ? 1 : -1);
    near.looked = candidates.looked;
    clearMasks(masks, query);
    return near;
  };
}
