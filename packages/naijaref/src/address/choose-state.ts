import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { lgaCodesOf, wordsOfState } from "./evidence.ts";
import { type Feature, featuresOf, type Line } from "./features.ts";
import { placesOfState } from "./known-places.ts";
import { STATE_EVIDENCE } from "./weights.ts";
import { tells } from "./words-of-units.ts";

/** A state in which an address may be, and what its words say there. */
export interface PossibleState {
  readonly code: string;
  readonly features: readonly Feature[];
  /** How probable the state is, from 0 to 1. */
  readonly share: number;
}

/** No address needs more: each is read in all of them. */
const MOST_STATES = 6;

/** The states that have a word, or a name as one word, by number. */
const statesByKey = /* @__PURE__ */ lazy(() => {
  const states = new Map<string, number[]>();
  listStates().forEach(({ code }, number) => {
    const keys = new Set(placesOfState(code).keys());
    for (const word of wordsOfState(code).postings.keys()) if (!/[~ ]/.test(word)) keys.add(word);
    for (const key of keys) {
      const its = states.get(key);
      if (its === undefined) states.set(key, [number]);
      else its.push(number);
    }
  });
  return states;
});

/** The states that the words of an address without one fit, the most probable first. */
export function possibleStates(line: Line): PossibleState[] {
  const read = statesToRead(line)
    .map((code) => ({ code, features: featuresOf(code, line) }))
    .filter(({ features }) =>
      features.some(({ known, role, misspelt }) => known !== null && role !== "road" && !misspelt),
    )
    .map((state) => ({ ...state, evidence: evidenceOf(state.features) }))
    .sort((a, b) => b.evidence - a.evidence || (a.code < b.code ? -1 : 1));
  const most = read[0]?.evidence ?? 0;
  const all = read.reduce((sum, { evidence }) => sum + Math.exp(evidence - most), 0);
  return read.map(({ code, features, evidence }) => ({
    code,
    features,
    share: Math.exp(evidence - most) / all,
  }));
}

/** The states that have the most of the words and names. */
function statesToRead({ tokens, roles }: Line): string[] {
  const states = listStates();
  const counts = new Array<number>(states.length).fill(0);
  tokens.forEach(({ word }, at) => {
    let key = word;
    if (tells(word)) count(counts, key, roles[at] === "place" ? 1 : 0.5);
    for (const next of tokens.slice(at + 1, at + 4)) {
      key += next.word;
      count(counts, key, 2);
    }
  });
  return counts
    .map((its, number) => [its, states[number]?.code ?? ""] as const)
    .filter(([its, code]) => its > 0 && lgaCodesOf(code).length > 0)
    .sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1))
    .slice(0, MOST_STATES)
    .map(([, code]) => code);
}

function count(counts: number[], key: string, worth: number): void {
  for (const state of statesByKey().get(key) ?? []) counts[state] = (counts[state] ?? 0) + worth;
}

/** How much more the words are at home in a state than in one that has none of them, as a logarithm. */
function evidenceOf(features: readonly Feature[]): number {
  const { most, mostOfLga, none } = STATE_EVIDENCE;
  return features.reduce((sum, { total, weight, known, misspelt }) => {
    const its = Math.min(total, known?.as === "lga" || known?.as === "city" ? mostOfLga : most);
    return misspelt ? sum : sum + weight * Math.log((its + none) / none);
  }, 0);
}
