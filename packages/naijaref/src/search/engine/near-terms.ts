import { type Candidates, makeFindCandidates } from "./candidates.ts";
import { type EditAutomaton, MOST_EDITS, makeEditAutomaton, START, VECTOR_BITS } from "./edit-automaton.ts";
import { type LetterSet, letterSetOf, letterSetsOf, mayBeNear } from "./letter-sets.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { LONGEST_WORD_WITH_TYPO, MOST_LOOKED_AT } from "./tuning.ts";

/** A number of edits beyond those that are counted. */
export const FAR = MOST_EDITS + 1;

/**
 * Receives a term near the query: the edits between the two, and between the query and a beginning of the
 * term.
 */
export type ReportTerm = (term: number, edits: number, editsOfBeginning: number) => void;

/**
 * Reports, once each, the terms within two edits of the query, and most terms with a beginning within two
 * edits. If five letters are typed, every term with a beginning one edit away is reported. Returns how many
 * terms it compared.
 */
export type FindNear = (query: readonly number[], most: number, report: ReportTerm) => number;

const OFFSETS = 2 * MOST_EDITS + 1;

/**
 * Which letters of a query equal a letter: four numbers for each letter, for the terms' places 0 to 15, 16 to
 * 31, 32 to 47 and 48 to 63. Bit `b` is the query's place `b - 2` from the first of them.
 */
type Masks = Uint32Array;

const NUMBERS_BITS = 2;
const PLACES_BITS = 4;
const PLACES = 1 << PLACES_BITS;
const VECTOR = 2 ** VECTOR_BITS - 1;

/** Which letters of the query near a place equal a letter: what the automaton reads. */
const vectorAt = (masks: Masks, letter: number, place: number): number =>
  ((masks[(letter << NUMBERS_BITS) | (place >> PLACES_BITS)] as number) >>> (place & (PLACES - 1))) & VECTOR;

function writeMasks(masks: Masks, query: readonly number[]): void {
  for (let at = 0; at < query.length; at++) {
    const place = at + MOST_EDITS;
    const bit = place & (PLACES - 1);
    const number = ((query[at] as number) << NUMBERS_BITS) | (place >> PLACES_BITS);
    masks[number] = (masks[number] as number) | (1 << bit);
    // The last places before see it too.
    if (bit < VECTOR_BITS - 1 && place >= PLACES)
      masks[number - 1] = (masks[number - 1] as number) | (1 << (bit + PLACES));
  }
}

function clearMasks(masks: Masks, query: readonly number[]): void {
  for (let at = 0; at < query.length; at++) {
    const first = (query[at] as number) << NUMBERS_BITS;
    for (let number = first; number < first + (1 << NUMBERS_BITS); number++) masks[number] = 0;
  }
}

let automaton: EditAutomaton | undefined;

/** Reused across calls so that a query does not allocate. Safe because searches are synchronous. */
const compared = /* @__PURE__ */ new Uint32Array(MOST_LOOKED_AT + 1);
/** For each term that is near: its edits times four, and the edits of its nearest beginning. */
const found = /* @__PURE__ */ new Uint8Array(MOST_LOOKED_AT);

/** Chooses of the candidates those that may be near a query by their letters, and returns how many. */
function choose({ terms, count }: Candidates, set: LetterSet, letterSets: Int32Array): number {
  let chosen = 0;
  for (let at = 0; at < count; at++) {
    const term = terms[at] as number;
    compared[chosen] = term;
    chosen += mayBeNear(set, letterSets[term] as number);
  }
  return chosen;
}

/**
 * Compares the chosen terms with a query of so many letters. Leaves those that are near it, each with its
 * edits, and returns how many.
 */
function compare(
  { next, editsAt }: EditAutomaton,
  masks: Masks,
  { letters, starts }: Terms,
  chosen: number,
  length: number,
): number {
  let count = 0;
  for (let at = 0; at < chosen; at++) {
    const term = compared[at] as number;
    const start = starts[term] as number;
    const end = (starts[term + 1] as number) - start;
    const stop = Math.min(end, length + MOST_EDITS);
    let state = START;
    let edits = FAR;
    let beginning = FAR;
    let read = 0;
    // Up to here, more than two letters of the query are not read.
    const near = Math.min(stop, length - MOST_EDITS - 1);
    for (; read < near && state !== 0; read++) {
      const vector = vectorAt(masks, letters[start + read] as number, read);
      state = next[(state << VECTOR_BITS) | vector] as number;
    }
    while (read < stop && state !== 0) {
      const vector = vectorAt(masks, letters[start + read] as number, read);
      state = next[(state << VECTOR_BITS) | vector] as number;
      read++;
      edits = editsAt[state * OFFSETS + length - read + MOST_EDITS] as number;
      if (edits < beginning) beginning = edits;
    }
    if (beginning === FAR) continue;
    compared[count] = term;
    found[count++] = ((read === end ? edits : FAR) << 2) | beginning;
  }
  return count;
}

/** @param skeletonsOf returns the index of the terms. Not reentrant: `report` may not search. */
export function makeFindNear(terms: Terms, skeletonsOf: () => Skeletons): FindNear {
  const masks = new Uint32Array((terms.alphabet + 1) << NUMBERS_BITS);
  const letterSets = letterSetsOf(terms);
  const findCandidates = makeFindCandidates(terms, letterSets, skeletonsOf);

  return (query, most, report) => {
    if (query.length > LONGEST_WORD_WITH_TYPO) return 0;
    automaton ??= makeEditAutomaton();
    const candidates = findCandidates(query, most);
    const chosen = choose(candidates, letterSetOf(query, 0, query.length), letterSets);
    writeMasks(masks, query);
    const count = compare(automaton, masks, terms, chosen, query.length);
    clearMasks(masks, query);
    for (let at = 0; at < count; at++)
      report(compared[at] as number, (found[at] as number) >> 2, (found[at] as number) & FAR);
    return candidates.looked;
  };
}
