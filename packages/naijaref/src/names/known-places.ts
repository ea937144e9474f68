import type { Lga, Locality } from "../generated/records.ts";
import { localityFields, localityIndexes } from "../localities/localities.ts";
import { getLga, lgasInState, listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { runInSlices, type Steps } from "../search/engine/steps.ts";
import { listUnder } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { spelt, tells } from "./address-words.ts";
import { fold } from "./fold.ts";
import { hashAfter, hashOf, PlacesByHash } from "./marks.ts";
import { wordsOf } from "./tokens.ts";

/** What a name may be. The first in this order says what it is, if it is several. */
export type KnownAs = "lga" | "headquarters" | "half" | "city" | "town" | "area" | "lcda";

/** A place of a state that has a name, and the LGAs in which it lies. */
export interface KnownPlace {
  readonly name: string;
  readonly as: KnownAs;
  readonly stateCode: string;
  /** The strongest first. */
  readonly lgaCodes: readonly string[];
  /** Only one weak source says in which LGAs it lies. */
  readonly isUnverified: boolean;
  /** The index of the locality; -1 if it is none. */
  readonly at: number;
}

/** What is said of a locality. Its whole record is not made: the other columns take long to unpack. */
export type NamedLocality = Pick<Locality, "code" | "name" | "kind" | "lgaCodes" | "wardCodes">;

/** The localities that some places are. */
export function localitiesOf(places: readonly KnownPlace[]): NamedLocality[] {
  const { code, name, kind, lgaCodes, wardCodes } = localityFields();
  return places
    .filter(({ at }) => at >= 0)
    .map(({ at }) => ({
      code: code(at),
      name: name(at),
      kind: kind(at),
      lgaCodes: lgaCodes(at),
      wardCodes: wardCodes(at),
    }));
}

/** A name as it is looked up: folded, without blanks, so that "Portharcourt" is found. */
export const keyOfName = (name: string): string => keyOfWords(wordsOf(fold(name)));

/** The same of the words of a folded name. */
const keyOfWords = (words: readonly string[]): string => words.map(spelt).join("");

/** The key of words if a place of a state, or of any, has the name: most have none, and no key is made of them. */
export function keyOfPlace(words: readonly string[], state: string | undefined): string | undefined {
  let hash = 0;
  for (let at = 0; at < words.length; at++) hash = hashAfter(hash, spelt(words[at] as string));
  return hashesOfNames(state).has(hash) ? keyOfWords(words) : undefined;
}

/** The hashes of the names of a state's places, or of all: most words are no name, and no text is made of them. */
export const hashesOfNames = /* @__PURE__ */ lazyFor(
  (state: string | undefined) => new PlacesByHash(namesOfPlaces(state).map(hashOf)),
);

/** The keys of the names of a state's places, or of all. */
export const namesOfPlaces = (state: string | undefined): string[] => [
  ...(state === undefined ? statesWithName() : placesOfState(state)).keys(),
];

const MIN_LENGTH = 2;

/**
 * The places with each name: LGAs, headquarters, cities, towns, quarters, LCDAs, and shared words of LGAs.
 */
export type PlacesByKey = ReadonlyMap<string, readonly KnownPlace[]>;

/** Every name of a place that is known in a state, by its key. */
export const placesOfState = /* @__PURE__ */ lazyFor((state: string): PlacesByKey => {
  const places = new Map<string, KnownPlace[]>();
  const add = (key: string, place: KnownPlace): void => {
    if (key.length >= MIN_LENGTH) listUnder(places, key, place);
  };
  const lgas = lgasInState(state);
  const placeOf = (
    name: string,
    as: KnownAs,
    lgaCodes: readonly string[],
    isUnverified = false,
    at = -1,
  ): KnownPlace => ({ name, as, stateCode: state, lgaCodes, isUnverified, at });
  const addLga = (name: string, as: KnownAs, { code }: Lga): void =>
    add(keyOfName(name), placeOf(name, as, [code]));
  for (const lga of lgas) {
    addLga(lga.name, "lga", lga);
    for (const alias of lga.aliases) addLga(alias, "lga", lga);
    // "Ota" of "Ado Odo/Ota", "Ohaji" of "Ohaji/Egbema"; "S/Birni" has no halves.
    const halves = [lga.name, ...lga.aliases].find((its) => /^[^/]{2,}\//.test(its))?.split("/") ?? [];
    for (const half of halves) addLga(half, "half", lga);
    if (lga.headquarters !== null) addLga(lga.headquarters, "headquarters", lga);
  }
  const localities = localityIndexes(state);
  const { name, aliases, kind, lgaCodes, unverifiedFields } = localityFields();
  const claim = (its: string, at: number): KnownPlace =>
    placeOf(its, kind(at), lgaCodes(at), unverifiedFields(at).includes("lgaCodes"), at);
  for (const at of localities) if (kind(at) !== "lcda") add(keyOfName(name(at)), claim(name(at), at));
  // Lekki is known as a quarter, and few know the LCDA.
  const named = new Set(places.keys());
  const addOther = (its: string, at: number): void => {
    const key = keyOfName(its);
    if (!named.has(key)) add(key, claim(its, at));
  };
  for (const at of localities) if (kind(at) === "lcda") addOther(name(at), at);
  // "Oke-Odo" of "Agbado/Oke-Odo", and "Agbado" in another LGA than the quarter. A hyphen tells no halves.
  for (const at of localities)
    if (kind(at) === "lcda" && name(at).includes("/"))
      for (const half of name(at).split("/")) add(keyOfName(half), claim(half, at));
  for (const key of places.keys()) named.add(key);
  for (const at of localities) for (const alias of aliases(at)) addOther(alias, at);
  for (const [word, codes] of sharedWords(lgas, localities))
    if (!places.has(word)) add(word, placeOf(word, "half", codes));
  return places;
});

/**
 * "Mbaise" of Aboh Mbaise and Ahiazu Mbaise: a word that several LGAs of a state have in their names is the
 * land of all of them. "Ikot" is none, because places all over the state have it.
 */
function sharedWords(lgas: readonly Lga[], localities: readonly number[]): Map<string, readonly string[]> {
  const codes = new Map<string, Set<string>>();
  for (const lga of lgas)
    for (const word of wordsOfNames(lga))
      if (tells(word)) codes.set(word, (codes.get(word) ?? new Set()).add(lga.code));
  const shared = new Map<string, readonly string[]>();
  for (const [word, its] of codes) if (its.size > 1) shared.set(word, [...its]);
  const { name, lgaCodes } = localityFields();
  for (const at of shared.size === 0 ? [] : localities)
    for (const word of fold(name(at)).split(" "))
      if (shared.get(word)?.some((code) => lgaCodes(at).includes(code)) === false) shared.delete(word);
  return shared;
}

/** The LGAs that have a word in their names or other names. */
const lgasByWord = /* @__PURE__ */ lazy(() => {
  const lgas = new Map<string, Set<string>>();
  for (const lga of listLgas())
    for (const word of wordsOfNames(lga)) lgas.set(word, (lgas.get(word) ?? new Set()).add(lga.code));
  return lgas;
});

const wordsOfNames = ({ name, aliases }: Lga): string[] =>
  [name, ...aliases].flatMap((its) => fold(its).split(" "));

/** The LGAs whose names have all the words: "Owerri" stands in Owerri North. */
export function lgasCalledAfter(words: readonly string[], state: string | undefined): string[] {
  const [first = "", ...others] = words;
  return [...(lgasByWord().get(first) ?? [])].filter(
    (code) =>
      (state === undefined || getLga(code)?.stateCode === state) &&
      others.every((word) => lgasByWord().get(word)?.has(code)),
  );
}

/** The states in which a name is that of any place, by the name's key. */
export const statesWithName = /* @__PURE__ */ lazy(() => {
  const states = new Map<string, string[]>();
  for (const { code } of listStates())
    for (const key of placesOfState(code).keys()) listUnder(states, key, code);
  return states;
});

/** Reads the places of all states, which takes some tenths of a second on a small machine, once for all. */
export const preparePlaces = /* @__PURE__ */ lazy(() => runInSlices(readPlaces()));

function* readPlaces(): Steps<void> {
  for (const { code } of listStates()) {
    placesOfState(code);
    yield;
  }
  statesWithName();
  yield;
  hashesOfNames(undefined);
}

/** The states in which a name is that of an LGA, its headquarters or a city, by the name's key. */
export const statesWithTown = /* @__PURE__ */ lazy(() => {
  const towns = new Map<string, string[]>();
  const add = (names: readonly string[], state: string): void => {
    for (const key of names.map(keyOfName))
      if (towns.get(key)?.includes(state) !== true) listUnder(towns, key, state);
  };
  for (const { name, aliases, headquarters, stateCode } of listLgas())
    add([name, ...aliases, headquarters ?? name], stateCode);
  const { kind, name, aliases, stateCode } = localityFields();
  for (const { code } of listStates())
    for (const at of localityIndexes(code))
      if (kind(at) === "city") add([name(at), ...aliases(at)], stateCode(at));
  return towns;
});

/** Neighbours that are towns of one another have their middles so near, in degrees of a great circle. */
const NEAR = 0.55;

export function isNear(one: string, other: string): boolean {
  const [a, b] = [getLga(one), getLga(other)];
  if (!a || !b || a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false;
  return Math.hypot(a.lat - b.lat, a.lon - b.lon) <= NEAR;
}

/** The places of other states with a name, of more than one source, that are in an LGA near to another LGA. */
export const placesAcross = (key: string, stateCode: string, lga: string): readonly KnownPlace[] =>
  (statesWithName().get(key) ?? [])
    .filter((state) => state !== stateCode)
    .flatMap((state) => placesOfState(state).get(key) ?? [])
    .filter(({ isUnverified, lgaCodes }) => !isUnverified && lgaCodes.some((its) => isNear(its, lga)));

/** Madalla of Niger is near to the FCT, where one list has it. */
export const isKnownAcrossBorder = ({ name, stateCode, lgaCodes }: KnownPlace): boolean =>
  lgaCodes.some((lga) => placesAcross(keyOfName(name), stateCode, lga).length > 0);
