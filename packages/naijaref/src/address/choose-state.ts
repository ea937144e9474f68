import type { State } from "../generated/records.ts";
import { statesWithTown } from "../names/known-places.ts";
import type { Line, WordKeys } from "../names/line.ts";
import { hashOfBoth } from "../names/marks.ts";
import { statesOfMisspeltTown } from "../names/misspelt.ts";
import { statesOfLastTown } from "../names/named-states.ts";
import { saysLga } from "../names/places-beside.ts";
import { listStates } from "../places/states.ts";
import { statesOf } from "./evidence.ts";
import { type Feature, featuresOf } from "./features.ts";

/** A state in which an address may be, and what its words say there. */
export interface PossibleState {
  readonly code: string;
  readonly features: readonly Feature[];
}

/** No address needs more: each is read in all of them. */
const MAX_STATES = 4;

/** Words that are looked up as one name. */
const MAX_WORDS = 4;

/** The states that the words of an address without one fit. */
export function possibleStates(line: Line): PossibleState[] {
  const spelt = featuresIn(statesToRead(line), line, false);
  return spelt.length > 0 ? spelt : featuresIn(statesOfMisspelt(line), line, true);
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
      for (const state of statesOfMisspeltTown(its, length)) states.add(state);
    }
  }
  return [...states].slice(0, MAX_STATES);
};

/** The states that have the most of the words and names, and of an LGA that is said to be one only its own. */
function statesToRead(line: Line): string[] {
  const { tokens, keys, roles } = line;
  const states = listStates();
  const counts = new Float64Array(states.length);
  const said = new Set(statesOfLastTown(line));
  const count = (hash: number, worth: number): void => {
    for (const state of statesOf(hash)) counts[state] = (counts[state] as number) + worth;
  };
  for (let at = 0; at < tokens.length; at++) {
    const its = keys[at] as WordKeys;
    let { hash } = its;
    if (its.tells) count(hash, roles[at] === "place" ? 1 : 0.5);
    const most = Math.min(MAX_WORDS, tokens.length - at);
    for (let length = 1; length <= most; length++) {
      // "Kafur LGA" is no village of the name in another state.
      if (saysLga(tokens, at + length))
        for (const state of statesWithTown().get(its.joined(length)) ?? []) said.add(state);
      if (length === 1) continue;
      const next = keys[at + length - 1] as WordKeys;
      hash = hashOfBoth(hash, next.hash, next.power);
      count(hash, 2);
    }
  }
  const read: { readonly code: string; readonly its: number }[] = [];
  for (let number = 0; number < states.length; number++) {
    const its = counts[number] as number;
    const { code } = states[number] as State;
    if (said.size > 0 ? said.has(code) : its > 0) read.push({ code, its });
  }
  return read
    .sort((a, b) => b.its - a.its || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_STATES)
    .map(({ code }) => code);
}
