import { keyOfName, statesWithTown } from "../names/known-places.ts";
import type { Token } from "../names/tokens.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { placesOfState } from "./known-places.ts";
import type { Role } from "./roles.ts";

/** The name of a state in an address. */
export interface NamedState {
  readonly code: string;
  /** The tokens that it is, "State" included. */
  readonly at: number;
  readonly length: number;
  /** The name alone. */
  readonly key: string;
  /** "Oyo State". */
  readonly saidToBe: boolean;
  /** Whether nothing but a number or the country follows. */
  readonly last: boolean;
  /** "Kaduna North", "Ido Osun": the name of an LGA begins with it, or that of a place ends with it. */
  readonly isPartOfName: boolean;
}

const stateByName = /* @__PURE__ */ lazy(() => {
  const names = new Map<string, string>();
  for (const { code, name, aliases } of listStates())
    for (const its of [name, ...aliases]) if (keyOfName(its).length > 2) names.set(keyOfName(its), code);
  return names;
});

/** Whether a word, folded, is the name of a state. */
export const isNameOfState = (word: string): boolean => stateByName().has(word);

const MOST_WORDS = 3;
const SHORTEST_MISSPELT = 4;
const SHORTEST_WITHOUT_STATE = 6;

/** The states that an address names where it does not name a road. */
export function statesIn(tokens: readonly Token[], roles: readonly Role[]): NamedState[] {
  const states: NamedState[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const state = roles[at] === "road" ? undefined : stateAt(tokens, at);
    if (state === undefined) continue;
    states.push(state);
    at += state.length - 1;
  }
  return states;
}

function stateAt(tokens: readonly Token[], at: number): NamedState | undefined {
  for (let words = MOST_WORDS; words >= 1; words--) {
    if (at + words > tokens.length) continue;
    let key = "";
    for (let step = 0; step < words; step++) key += tokens[at + step]?.word;
    const glued = key.length > 8 && key.endsWith("state");
    if (glued) key = key.slice(0, -5);
    const next = tokens[at + words]?.word;
    const saidToBe = glued || next === "state" || next === "states";
    const atEnd = at + words === tokens.length;
    const misspelt = saidToBe ? SHORTEST_MISSPELT : atEnd ? SHORTEST_WITHOUT_STATE : Number.POSITIVE_INFINITY;
    const code =
      stateByName().get(key) ?? (key.length >= misspelt && !/\d/.test(key) ? misspeltState(key) : undefined);
    if (code === undefined || (!saidToBe && beginsTownElsewhere(code, key, next))) continue;
    const length = words + (saidToBe && !glued ? 1 : 0);
    const rest = tokens.slice(at + length);
    const last = rest.every(({ word }) => /^\d+$|^nigeria$|^ng$/.test(word));
    return {
      code,
      at,
      length,
      key,
      saidToBe,
      last,
      isPartOfName: beginsLga(code, key, rest) || endsPlace(code, key, tokens[at - 1]),
    };
  }
  return undefined;
}

const beginsLga = (state: string, key: string, rest: readonly Token[]): boolean => {
  const [first, second] = rest;
  const places = placesOfState(state);
  return (
    (first !== undefined && places.get(key + first.word)?.as === "lga") ||
    (second !== undefined && places.get(key + first?.word + second.word)?.as === "lga")
  );
};

/** "Katsina-Ala" is an LGA of Benue, and says nothing of Katsina. */
function beginsTownElsewhere(state: string, key: string, next: string | undefined): boolean {
  const states = next === undefined ? undefined : statesWithTown().get(key + next);
  return states !== undefined && !states.includes(state);
}

/** "Birnin Kebbi" is an LGA, and "Ido Osun" is not "Ido" in Osun. */
const endsPlace = (state: string, key: string, before: Token | undefined): boolean =>
  before !== undefined && placesOfState(state).has(before.word + key);

function misspeltState(key: string): string | undefined {
  for (const [name, code] of stateByName()) {
    if (name.length >= SHORTEST_MISSPELT && Math.abs(name.length - key.length) <= 1 && isOneApart(name, key))
      return code;
  }
  return undefined;
}

/** Whether one letter more, less or other, or two that are swapped, make one word of the other. */
function isOneApart(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [endA - from, endB - from];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}
