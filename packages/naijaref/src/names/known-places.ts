import type { Lga, Locality } from "../generated/records.ts";
import { listLocalities } from "../localities/localities.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { spelt, tells } from "./address-words.ts";
import { fold } from "./fold.ts";

/** What a name may be. The first in this order says what it is, if it is several. */
export type KnownAs = "lga" | "headquarters" | "half" | "city" | "town" | "area" | "lcda";

/** A place of a state that has a name, and the LGAs in which it lies. */
export interface KnownPlace {
  readonly name: string;
  readonly as: KnownAs;
  readonly stateCode: string;
  /** The strongest first. */
  readonly lgaCodes: readonly string[];
  /** The name is another spelling of its own. */
  readonly isAlias: boolean;
  /** Only one weak source says in which LGAs it lies. */
  readonly isUnverified: boolean;
  readonly locality: Locality | null;
}

/** A name as it is looked up: folded, without blanks, so that "Portharcourt" is found. */
export const keyOfName = (name: string): string => fold(name).split(" ").map(spelt).join("");

const SHORTEST = 2;

/**
 * The places with each name: LGAs, headquarters, cities, towns, quarters, LCDAs, and shared words of LGAs.
 */
export type PlacesByKey = ReadonlyMap<string, readonly KnownPlace[]>;

/** Every name of a place that is known in a state, by its key. */
export const placesOfState = /* @__PURE__ */ lazyFor((state: string): PlacesByKey => {
  const places = new Map<string, KnownPlace[]>();
  const add = (key: string, place: KnownPlace): void => {
    if (key.length < SHORTEST) return;
    const same = places.get(key);
    if (same === undefined) places.set(key, [place]);
    else same.push(place);
  };
  const lgas = listLgas().filter(({ stateCode }) => stateCode === state);
  const localities = listLocalities().filter(({ stateCode }) => stateCode === state);
  for (const lga of lgas)
    for (const { name, as, isAlias } of namesOfLga(lga)) {
      const place = { name, as, isAlias, stateCode: state, lgaCodes: [lga.code] };
      add(keyOfName(name), { ...place, isUnverified: false, locality: null });
    }
  const claim = (name: string, locality: Locality, isAlias: boolean): KnownPlace => ({
    name,
    as: locality.kind,
    stateCode: state,
    lgaCodes: locality.lgaCodes,
    isAlias,
    isUnverified: locality.unverifiedFields.includes("lgaCodes"),
    locality,
  });
  const isLcda = ({ kind }: Locality): boolean => kind === "lcda";
  for (const place of localities)
    if (!isLcda(place)) add(keyOfName(place.name), claim(place.name, place, false));
  // Lekki is known as a quarter, and few know the LCDA.
  const named = new Set(places.keys());
  const addOther = (name: string, place: Locality, isAlias: boolean): void => {
    const key = keyOfName(name);
    if (!named.has(key)) add(key, claim(name, place, isAlias));
  };
  for (const place of localities) if (isLcda(place)) addOther(place.name, place, false);
  for (const key of places.keys()) named.add(key);
  for (const place of localities) for (const alias of place.aliases) addOther(alias, place, true);
  for (const [word, codes] of sharedWords(lgas, localities)) {
    if (places.has(word)) continue;
    const place = { name: word, as: "half", isAlias: false, stateCode: state, lgaCodes: codes } as const;
    add(word, { ...place, isUnverified: false, locality: null });
  }
  return places;
});

function* namesOfLga({ name, aliases, headquarters }: Lga) {
  yield { name, as: "lga", isAlias: false } as const;
  for (const alias of aliases) yield { name: alias, as: "lga", isAlias: true } as const;
  // "Ota" of "Ado Odo/Ota".
  if (name.includes("/"))
    for (const half of name.split("/")) yield { name: half, as: "half", isAlias: false } as const;
  if (headquarters !== null) yield { name: headquarters, as: "headquarters", isAlias: false } as const;
}

/**
 * "Mbaise" of Aboh Mbaise and Ahiazu Mbaise: a word that several LGAs of a state have in their names is the
 * land of all of them. "Ikot" is none, because places all over the state have it.
 */
function sharedWords(lgas: readonly Lga[], localities: readonly Locality[]): Map<string, readonly string[]> {
  const codes = new Map<string, Set<string>>();
  for (const { code, name, aliases } of lgas) {
    for (const word of [name, ...aliases].flatMap((its) => fold(its).split(" "))) {
      if (tells(word)) codes.set(word, (codes.get(word) ?? new Set<string>()).add(code));
    }
  }
  const isElsewhere = (word: string, its: ReadonlySet<string>): boolean =>
    localities.some(
      ({ name, lgaCodes }) => fold(name).split(" ").includes(word) && !lgaCodes.some((code) => its.has(code)),
    );
  return new Map(
    [...codes].flatMap(([word, its]) =>
      its.size > 1 && !isElsewhere(word, its) ? [[word, [...its]] as const] : [],
    ),
  );
}

/** The states in which a name is that of an LGA, its headquarters or a city, by the name's key. */
export const statesWithTown = /* @__PURE__ */ lazy(() => {
  const towns = new Map<string, string[]>();
  for (const { code } of listStates()) {
    for (const [key, places] of placesOfState(code)) {
      const as = places[0]?.as;
      if (as !== "lga" && as !== "headquarters" && as !== "city") continue;
      const states = towns.get(key);
      if (states === undefined) towns.set(key, [code]);
      else states.push(code);
    }
  }
  return towns;
});

/** Whether a name is that of a place in an LGA of another state, as more than one weak source says. */
export const isKnownElsewhere = (key: string, state: string, isIn: (lga: string) => boolean): boolean =>
  listStates().some(
    ({ code }) =>
      code !== state &&
      placesOfState(code)
        .get(key)
        ?.some(({ isUnverified, lgaCodes }) => !isUnverified && lgaCodes.some(isIn)) === true,
  );
