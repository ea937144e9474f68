import { getState, listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { tells } from "./address-words.ts";
import { editCost } from "./edit.ts";
import { keyOfName, placesOfState, statesWithName, statesWithTown } from "./known-places.ts";
import type { Line, Role, WordKeys } from "./line.ts";
import { type HashesOfWord, hashesOf, hashOf, hashOfBoth } from "./marks.ts";
import { ShortenedKeys } from "./misspelt.ts";
import { hasDigit, type Token } from "./tokens.ts";
import { ABROAD, MAX_WORDS_ABROAD, QUARTERS_OF_ANY_TOWN } from "./vocabulary.ts";

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

/** The states by their names, and the names that are looked for misspelt. */
const stateNames = /* @__PURE__ */ lazy(() => {
  const codes = new Map<string, string>();
  for (const { code, name, aliases } of listStates())
    for (const its of [name, ...aliases]) if (keyOfName(its).length > 2) codes.set(keyOfName(its), code);
  return {
    codes,
    shortened: new ShortenedKeys([...codes.keys()], MIN_LENGTH_MISSPELT),
    hashes: new Set([...codes.keys()].map(hashOf)),
    lengths: new Set([...codes.keys()].flatMap(({ length }) => [length - 1, length, length + 1])),
  };
});

export const isNameOfState = (word: string): boolean => stateNames().codes.has(word);

const MAX_WORDS = 3;
const MIN_LENGTH_MISSPELT = 4;
const MIN_LENGTH_WITHOUT_STATE = 6;
const NEVER = Number.POSITIVE_INFINITY;

/** The states that an address names where it does not name a road. */
export function statesIn(tokens: readonly Token[], keys: readonly WordKeys[], roles: readonly Role[]) {
  const states: NamedState[] = [];
  for (let at = 0; at < tokens.length; at++) {
    // The Niger Delta is neither state.
    if (tokens[at]?.word === "niger" && tokens[at + 1]?.word === "delta") at += 2;
    if (at >= tokens.length) break;
    const state = roles[at] === "road" ? undefined : stateAt(tokens, keys, at);
    if (state === undefined) continue;
    states.push(state);
    at += state.length - 1;
  }
  return states;
}

function stateAt(tokens: readonly Token[], keys: readonly WordKeys[], at: number): NamedState | undefined {
  const { codes, hashes, lengths } = stateNames();
  let hash = 0;
  const runs: number[] = [];
  for (let end = at; end < Math.min(at + MAX_WORDS, tokens.length); end++) {
    const its = keys[end] as WordKeys;
    hash = hashOfBoth(hash, its.hash, its.power);
    runs.push(hash);
  }
  for (let words = runs.length; words >= 1; words--) {
    const end = at + words;
    const next = tokens[end]?.word;
    const isSaidNext = next === "state" || next === "states";
    const isGlued = (tokens[end - 1] as Token).word.endsWith("state");
    // Most words are no name of a state, and nothing says that they are one.
    if (next !== undefined && !isSaidNext && !isGlued && !hashes.has(runs[words - 1] as number)) continue;
    const its = keys[at] as WordKeys;
    let key = its.joined(words);
    const glued = key.length > 8 && isGlued;
    if (glued) key = key.slice(0, -5);
    const saidToBe = glued || isSaidNext;
    const misspelt = saidToBe ? MIN_LENGTH_MISSPELT : next === undefined ? MIN_LENGTH_WITHOUT_STATE : NEVER;
    const mayBeSlip = key.length >= misspelt && lengths.has(key.length) && !hasDigit(key);
    const code =
      codes.get(key) ??
      (mayBeSlip ? misspeltState(key, glued ? hashesOf(key) : its.hashes(words)) : undefined);
    if (code === undefined) continue;
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
      isPartOfName: beginsLga(code, key, rest) || endsPlace(code, key, at > 0 ? tokens[at - 1] : undefined),
    };
  }
  return undefined;
}

/**
 * The states with the LGA, headquarters or city that ends a line: "Tudun Wada, Dass". None where that is the end
 * of a place of another state, "Unguwar Rimi", or all of the line is one name.
 */
export function statesOfLastTown({ tokens, keys, roles }: Line): readonly string[] {
  let states = NO_STATES;
  const last = tokens.length - 1;
  for (let at = last; at >= 0 && at > last - MAX_WORDS && roles[at] === "place"; at--) {
    const its = keys[at] as WordKeys;
    const name = its.joined(last - at + 1);
    if (at === last && !its.tells) continue;
    states = statesWithTown().get(name) ?? states;
    const known = statesWithName().get(name);
    if (known !== undefined && (at === 0 || !states.some((state) => known.includes(state))))
      states = NO_STATES;
  }
  return states;
}

const NO_STATES: readonly string[] = [];

const beginsLga = (state: string, key: string, rest: readonly Token[]): boolean => {
  const [first, second] = rest;
  const places = placesOfState(state);
  return (
    (first !== undefined && places.get(key + first.word)?.[0]?.as === "lga") ||
    (second !== undefined && places.get(key + first?.word + second.word)?.[0]?.as === "lga")
  );
};

/** "Birnin Kebbi" is an LGA, and "Ido Osun" is not "Ido" in Osun. */
const endsPlace = (state: string, key: string, before: Token | undefined): boolean =>
  before !== undefined && placesOfState(state).has(before.word + key);

function misspeltState(key: string, hashes: HashesOfWord): string | undefined {
  const { codes, shortened } = stateNames();
  return codes.get(shortened.near(key, hashes).find((name) => editCost(name, key, 1) <= 1) ?? "");
}

export function endsAbroad(tokens: readonly Token[], given: string | undefined): boolean {
  let key = "";
  let words = 0;
  for (let at = tokens.length - 1; at >= 0 && words < MAX_WORDS_ABROAD; at--) {
    const { word } = tokens[at] as Token;
    if (word.charCodeAt(0) < 58) continue;
    key = word + key;
    words++;
    if (!ABROAD.has(key)) continue;
    const isHere =
      given === undefined
        ? isPlaceBeside(key, tokens.slice(0, tokens.length - words))
        : placesOfState(given).has(key);
    if (!isHere) return true;
  }
  return false;
}

/** "Ikorodu Road, Maryland" is in Lagos: a state has a place of the name, and one of the other words. */
const isPlaceBeside = (key: string, others: readonly Token[]): boolean =>
  listStates().some(
    ({ code }) =>
      placesOfState(code).has(key) && others.some(({ word }) => tells(word) && placesOfState(code).has(word)),
  );

export const isCapital = (state: string, key: string): boolean =>
  keyOfName(getState(state)?.capital ?? "") === key;

/** Which of the words only name the state. "Kano" alone, in Kano, is the city. */
export function tokensOfState(
  code: string,
  mine: readonly NamedState[],
  line: Line,
  given: string | undefined,
): ReadonlySet<number> {
  const skipped = new Set<number>();
  const free = mine.filter(({ isPartOfName }) => !isPartOfName);
  const last = free.at(-1);
  if (last === undefined) return skipped;
  const skip = ({ at, length }: NamedState): void => {
    for (let step = 0; step < length; step++) skipped.add(at + step);
  };
  // Lagos is the state, and the city is most of it: the name says nothing in the state. Nor does that of one
  // which is no place in it, or "State" behind it: "Rivers State Police Command, Rivers".
  const isTown = code !== "LA" && isTownOf(code, last.key);
  for (const state of free) if (!isTown || state.saidToBe) skip(state);
  skip(last);
  if (!isTown || given === undefined || last.saidToBe) return skipped;
  const { tokens, keys, roles } = line;
  // "Kogi", in Kogi, is the LGA; what stands before it, though nobody knows it, makes it the state. Beside a
  // road the name of the capital is the city: "Ashaka Road, Gombe".
  const isCity = tokens.length === last.length || isCapital(code, last.key);
  const isNamed = keys.some(
    ({ tells }, at) =>
      tells && roles[at] === "place" && !skipped.has(at) && !OF_ANY_TOWN.has(tokens[at]?.word ?? ""),
  );
  return isCity && !isNamed ? new Set() : skipped;
}

/** "Anambra" is only a part of the names of Anambra East and West. */
const isTownOf = (state: string, key: string): boolean =>
  placesOfState(state)
    .get(key)
    ?.some(({ as }) => as !== "half") === true;

const OF_ANY_TOWN: ReadonlySet<string> = new Set([
  "gra",
  ...QUARTERS_OF_ANY_TOWN.flatMap((name) => name.split(" ")),
]);
