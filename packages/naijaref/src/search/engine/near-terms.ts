import { makeFindCandidates } from "./candidates.ts";
import { type EditAutomaton, MOST_EDITS, makeEditAutomaton, START, VECTOR_BITS } from "./edit-automaton.ts";
import { letterSetOf, letterSetsOf, mayBeNear } from "./letter-sets.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Terms } from "./terms.ts";
import { LONGEST_WORD_WITH_TYPO } from "./tuning.ts";

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

const PLACES = LONGEST_WORD_WITH_TYPO + MOST_EDITS;
const OFFSETS = 2 * MOST_EDITS + 1;

let automaton: EditAutomaton | undefined;

/** @param skeletonsOf returns the index of the terms. Not reentrant: `report` may not search. */
export function makeFindNear(terms: Terms, skeletonsOf: () => Skeletons): FindNear {
  const { letters, starts } = terms;
  const vectors = new Uint8Array((terms.alphabet + 1) * PLACES);
  const letterSets = letterSetsOf(terms);
  const findCandidates = makeFindCandidates(terms, letterSets, skeletonsOf);

  /** Reports a term if it is near the query, which has so many letters. */
  function compare({ next, editsAt }: EditAutomaton, term: number, length: number, report: ReportTerm): void {
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
      const vector = vectors[(letters[start + read] as number) * PLACES + read] as number;
      state = next[(state << VECTOR_BITS) | vector] as number;
    }
    while (read < stop && state !== 0) {
      const vector = vectors[(letters[start + read] as number) * PLACES + read] as number;
      state = next[(state << VECTOR_BITS) | vector] as number;
      read++;
      edits = editsAt[state * OFFSETS + length - read + MOST_EDITS] as number;
      if (edits < beginning) beginning = edits;
    }
    if (beginning < FAR) report(term, read === end ? edits : FAR, beginning);
  }

  return (query, most, report) => {
    if (query.length > LONGEST_WORD_WITH_TYPO) return 0;
    automaton ??= makeEditAutomaton();
    const edits = automaton;
    const set = letterSetOf(query, 0, query.length);
    writeVectors(vectors, query, true);
    const { terms: candidates, looked } = findCandidates(query, most);
    for (let at = 0; at < candidates.length; at++) {
      const term = candidates[at] as number;
      if (mayBeNear(set, letterSets[term] as number)) compare(edits, term, query.length, report);
    }
    writeVectors(vectors, query, false);
    return looked;
  };
}

/**
 * For each letter of the query and each place in a term: which letters of the query near the place equal it.
 *
 * @param isWritten false to clear what was written.
 */
function writeVectors(vectors: Uint8Array, query: readonly number[], isWritten: boolean): void {
  for (let at = 0; at < query.length; at++) {
    const row = (query[at] as number) * PLACES;
    for (let bit = 0; row > 0 && bit < VECTOR_BITS; bit++) {
      const place = at + MOST_EDITS - bit;
      if (place < 0 || place >= PLACES) continue;
      vectors[row + place] = isWritten ? (vectors[row + place] as number) | (1 << bit) : 0;
    }
  }
}
