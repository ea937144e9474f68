import { keyOfName, statesWithTown } from "../names/known-places.ts";
import { hashOfBoth, marksOf } from "../names/marks.ts";
import { statesOfMisspeltTown } from "../names/misspelt.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { lgaCodesOf, wordsOfState } from "./evidence.ts";
import { type Feature, featuresOf, type Line, TOWNS } from "./features.ts";
import { placesOfState } from "./known-places.ts";
import { EARLIER, STATE_EVIDENCE } from "./weights.ts";
import type { WordKeys } from "./word-keys.ts";

/** A state in which an address may be, and what its words say there. */
export interface PossibleState {
  readonly code: string;
  readonly features: readonly Feature[];
  /** How probable the state is, from 0 to 1. */
  readonly share: number;
}

/** No address needs more: each is read in all of them. */
const MOST_STATES = 6;

/** Words that are looked up as one name. */
const MOST_WORDS = 4;

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
  return { states, marks: marksOf(states.keys()) };
});

/**
 * Whether a place is known in a state by another name only, which no unit of the state has, and units of
 * others have it: "Iddo" is Ido in Oyo too, and a quarter of Lagos and of Abuja.
 */
export function isNamedElsewhere(state: string, { at, length, known }: Feature, { tokens }: Line): boolean {
  const word = tokens[at]?.word ?? "";
  if (length !== 1 || !known?.locality || keyOfName(known.locality.name) === word) return false;
  const others = statesByKey().states.get(word) ?? [];
  return others.length > 1 && !wordsOfState(state).postings.has(word);
}

/** The states that the words of an address without one fit, the most probable first. */
export function possibleStates(line: Line): PossibleState[] {
  const spelt = featuresIn(statesToRead(line), line, false);
  const found = spelt.length > 0 ? spelt : featuresIn(statesOfMisspelt(line), line, true);
  const all = found.flatMap(({ features }) => features);
  const read = found
    .map((state) => ({ ...state, evidence: evidenceOf(state.features, all) }))
    .sort((a, b) => b.evidence - a.evidence || (a.code < b.code ? -1 : 1));
  const most = read[0]?.evidence ?? 0;
  const sum = read.reduce((sum, { evidence }) => sum + Math.exp(evidence - most), 0);
  return read.map(({ code, features, evidence }) => ({
    code,
    features,
    share: Math.exp(evidence - most) / sum,
  }));
}

/** The states of some that know a place which the address names, and what the words say there. */
const featuresIn = (states: readonly string[], line: Line, mayBeMisspelt: boolean) =>
  states
    .map((code) => ({ code, features: featuresOf(code, line) }))
    .filter(({ features }) =>
      features.some(
        ({ known, role, misspelt }) => known !== null && role !== "road" && (mayBeMisspelt || !misspelt),
      ),
    );

/** The states of the LGAs, headquarters and cities that a word, or two, may be a misspelling of. */
const statesOfMisspelt = ({ keys, roles }: Line): string[] => {
  const states = new Set<string>();
  for (let at = 0; at < keys.length; at++) {
    if (roles[at] === "road") continue;
    const its = keys[at] as WordKeys;
    for (let length = 1; length <= 2 && at + length <= keys.length; length++) {
      if (length === 1 && !its.tells && at + 1 < keys.length) continue;
      for (const state of statesOfMisspeltTown(its.joined(length), its.hashes(length))) states.add(state);
    }
  }
  return [...states].slice(0, MOST_STATES);
};

/** How many words the name of an LGA, a headquarters or a city is worth. */
const OF_TOWN = 2;

/** The states that have the most of the words and names. */
function statesToRead({ tokens, keys, roles }: Line): string[] {
  const states = listStates();
  const counts = new Array<number>(states.length).fill(0);
  const towns = new Set<string>();
  const { states: withKey, marks } = statesByKey();
  const count = (key: string, worth: number): void => {
    for (const state of withKey.get(key) ?? []) counts[state] = (counts[state] ?? 0) + worth;
  };
  tokens.forEach(({ word }, at) => {
    const its = keys[at] as WordKeys;
    if (its.tells && marks.may(its.hash)) count(word, roles[at] === "place" ? 1 : 0.5);
    if (roles[at] === "place") {
      // "Tudun Wada, Zaria": a name that half the states have must not crowd out the state of the town.
      for (const state of statesWithTown().get(word) ?? []) towns.add(state);
    }
    let hash = its.hash;
    const most = Math.min(MOST_WORDS, tokens.length - at);
    for (let length = 2; length <= most; length++) {
      const next = keys[at + length - 1] as WordKeys;
      hash = hashOfBoth(hash, next.hash, next.power);
      if (marks.may(hash)) count(its.joined(length), 2);
    }
  });
  return counts
    .map((its, number) => {
      const code = states[number]?.code ?? "";
      return [its + (towns.has(code) ? OF_TOWN : 0), code] as const;
    })
    .filter(([its, code]) => its > 0 && lgaCodesOf(code).length > 0)
    .sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1))
    .slice(0, MOST_STATES)
    .map(([, code]) => code);
}

const isTown = ({ known, role, misspelt }: Feature): boolean =>
  known !== null && TOWNS.has(known.as) && role === "place" && !misspelt;

/** "Victoria Island" is hardly a name by chance. */
const isOfSeveralWords = ({ known, role, misspelt, length }: Feature): boolean =>
  known !== null && length > 1 && role === "place" && !misspelt;

/**
 * How much more the words are at home in a state than in one that has none of them, as a logarithm.
 *
 * @param all the features of all states that are read.
 */
function evidenceOf(features: readonly Feature[], all: readonly Feature[]): number {
  const { most, mostOfLga, none, townElsewhere, severalWords } = STATE_EVIDENCE;
  const isOnlyMisspelt = features.every(({ misspelt }) => misspelt);
  const towns = new Set(all.filter(isTown).map(({ at }) => at));
  const behind = new Set(all.filter((one) => isTown(one) || isOfSeveralWords(one)).map(({ at }) => at));
  return features.reduce((sum, { at, length, total, weight, known, misspelt }) => {
    if (misspelt && !isOnlyMisspelt) return sum;
    const its = Math.min(total, known?.as === "lga" || known?.as === "city" ? mostOfLga : most);
    const later = [...behind].filter((town) => town >= at + length).length;
    // "Kaura Namoda" says more than the "Kaura" of another state.
    const isLonger = all.some((other) => other.known !== null && other.at === at && other.length < length);
    const words = known === null ? 1 : isLonger ? length : length > 1 ? severalWords : 1;
    const elsewhere = known === null && towns.has(at) ? townElsewhere : 1;
    return sum + words * weight * elsewhere * EARLIER ** Math.min(later, 2) * Math.log((its + none) / none);
  }, 0);
}
