import { type EditAutomaton, MOST_EDITS, makeEditAutomaton, START, VECTOR_BITS } from "./edit-automaton.ts";
import { LONGEST, type Terms } from "./terms.ts";

/** Told of a word near the query: edits between the two, and between the query and the word's nearest beginning. */
export type ReportTerm = (term: number, edits: number, editsOfBeginning: number) => void;

export const FAR = MOST_EDITS + 1;
const PLACES = LONGEST + MOST_EDITS;

let automaton: EditAutomaton | undefined;

/** Room for one walk at a time: no walk calls another. */
const vectors = /* @__PURE__ */ new Uint8Array(256 * PLACES);
const states = /* @__PURE__ */ new Uint8Array(PLACES + 1);
const beginnings = /* @__PURE__ */ new Uint8Array(PLACES + 1);

/**
 * Reports each word that is near the query, and each that begins near it, reading each beginning that words
 * share once and leaving it as soon as it is too far off.
 *
 * @param query letters as the terms number them, at least 3.
 * @param allowed how many edits there may be once so many letters of a word are read.
 * @param mostEditsOfBeginning how many edits make a beginning worth a report.
 * @returns how many letters were read: the work done, at most the letters of all words.
 */
export function findNear(
  terms: Terms,
  query: Uint8Array,
  allowed: Uint8Array,
  mostEditsOfBeginning: number,
  report: ReportTerm,
): number {
  automaton ??= makeEditAutomaton();
  const { next, editsAt, fewest } = automaton;
  const { letters, starts, shared, sibling, shallower, pairs, alphabet } = terms;
  const length = query.length;
  const row = alphabet.size + 1;
  let read = 0;

  function walk(from: number, to: number): void {
    let term = from;
    while (term < to) {
      const start = starts[term] as number;
      const end = (starts[term + 1] as number) - start;
      const first = term === from ? 1 : (shared[term] as number);
      const stop = Math.min(end, length + MOST_EDITS);
      let depth = first;
      let state = states[depth] as number;
      let beginning = beginnings[depth] as number;
      let edits = FAR;
      while (depth < stop) {
        const vector = vectors[(letters[start + depth] as number) * PLACES + depth] as number;
        state = next[(state << VECTOR_BITS) | vector] as number;
        depth++;
        if ((fewest[state] as number) > (allowed[depth] as number)) {
          state = 0;
          edits = FAR;
          break;
        }
        const offset = length - depth + MOST_EDITS;
        edits = offset <= 2 * MOST_EDITS ? (editsAt[state * 5 + offset] as number) : FAR;
        if (edits < beginning) beginning = edits;
        states[depth] = state;
        beginnings[depth] = beginning;
      }
      read += depth - first;
      const ended = depth === end && state !== 0;
      if (!ended) edits = FAR;
      if (edits < FAR || beginning <= mostEditsOfBeginning) report(term, edits, beginning);
      term++;
      if (ended) continue;
      if (beginning <= mostEditsOfBeginning) {
        for (; term < to && (shared[term] as number) >= depth; term++) report(term, FAR, beginning);
      } else if (depth === first + 1) {
        if (first === 1 && term - 1 === from)
          while (term < to && (shared[term] as number) >= depth) term = shallower[term] as number;
        else term = sibling[term - 1] as number;
      } else {
        while (term < to && (shared[term] as number) >= depth) term = shallower[term] as number;
      }
    }
  }

  writeVectors(query);
  for (let first = 1; first < row; first++) {
    const state = next[(START << VECTOR_BITS) | (vectors[first * PLACES] as number)] as number;
    if ((fewest[state] as number) > (allowed[1] as number)) continue;
    states[1] = state;
    beginnings[1] = FAR;
    if ((fewest[state] as number) < (allowed[2] as number)) {
      walk(pairs[first * row + 1] as number, pairs[(first + 1) * row] as number);
      continue;
    }
    // No edit left: only letters of the query can follow.
    const near = Math.min(length, 1 + VECTOR_BITS - MOST_EDITS);
    for (let at = 0; at < near; at++) {
      const second = query[at] as number;
      if (second === 0 || query.indexOf(second) < at) continue;
      const pair = first * row + second;
      walk(pairs[pair] as number, pairs[pair + 1] as number);
    }
  }
  for (const letter of query) vectors.fill(0, letter * PLACES, (letter + 1) * PLACES);
  return read;
}

/** For each letter of the query and each place: which of the query's letters near the place are that letter. */
function writeVectors(query: Uint8Array): void {
  for (let at = 0; at < query.length; at++) {
    const letter = query[at] as number;
    if (letter === 0) continue;
    for (let bit = 0; bit < VECTOR_BITS; bit++) {
      const place = at + MOST_EDITS - bit;
      if (place >= 0 && place < PLACES) {
        const cell = letter * PLACES + place;
        vectors[cell] = (vectors[cell] as number) | (1 << bit);
      }
    }
  }
}
