import type { Lga, Locality } from "../generated/records.ts";
import { localitiesInState } from "../localities/localities.ts";
import { fold } from "../names/fold.ts";
import { listLgas } from "../places/lgas.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { lgaCodesOf } from "./evidence.ts";
import { marksOf } from "./marks.ts";
import { spelt } from "./spelling.ts";
import { ALIAS, LEFT, SECOND_LGA, WORTH } from "./weights.ts";
import { tells } from "./words-of-units.ts";

/** What a name may be. The first in this order says what it is, if it is several. */
export type KnownAs = "lga" | "headquarters" | "half" | "city" | "town" | "area" | "lcda";

/** A name that is known in a state. */
export interface KnownPlace {
  readonly name: string;
  readonly as: KnownAs;
  /** How many units the name is worth, by the number of the LGA. */
  readonly worth: ReadonlyMap<number, number>;
  /** What is left for other LGAs, from 0 to 1. */
  readonly left: number;
  /** Whether it is a city that lies in several LGAs. */
  readonly spans: boolean;
  readonly locality: Locality | null;
}

/** A folded name as it is looked up: without blanks, so that "Portharcourt" is found. */
export const keyOfName = (name: string): string => fold(name).split(" ").map(spelt).join("");

const SHORTEST = 3;

const lgasByState = /* @__PURE__ */ lazy(() => groupBy(listLgas(), ({ stateCode }) => stateCode));

/** Every name of a place that is known in a state, by its key. */
export const placesOfState = /* @__PURE__ */ lazyFor((state: string): ReadonlyMap<string, KnownPlace> => {
  const numbers = new Map(lgaCodesOf(state).map((code, number) => [code, number]));
  const places = new Map<string, Draft>();
  const add = (
    name: string,
    as: KnownAs,
    lgas: readonly string[],
    worth: number,
    locality: Locality | null,
  ): void => {
    const key = keyOfName(name);
    if (key.length < SHORTEST) return;
    const place = places.get(key) ?? {
      name,
      as,
      worth: new Map(),
      left: LEFT.name,
      spans: false,
      locality: null,
    };
    places.set(key, place);
    if (as === "lga") place.left = Math.min(place.left, LEFT.lga);
    place.locality ??= locality;
    if (as === "city" && lgas.length > 1) {
      place.spans = true;
      place.left = LEFT.city;
    }
    lgas.forEach((code, at) => {
      const number = numbers.get(code);
      const its = worth * (at === 0 || as === "city" || as === "half" ? 1 : SECOND_LGA);
      if (number !== undefined) place.worth.set(number, (place.worth.get(number) ?? 0) + its);
    });
  };
  for (const lga of lgasByState().get(state) ?? []) addLga(add, lga);
  const localities = localitiesInState(state);
  const [lcdas, others] = [localities.filter(isLcda), localities.filter((place) => !isLcda(place))];
  for (const place of others) add(place.name, place.kind, place.lgaCodes, WORTH[place.kind], place);
  // Lekki is known as a quarter, and few know the LCDA.
  for (const place of lcdas) {
    if (!places.has(keyOfName(place.name))) add(place.name, place.kind, place.lgaCodes, WORTH.lcda, place);
  }
  for (const place of localities) {
    for (const alias of place.aliases) {
      if (!places.has(keyOfName(alias)))
        add(alias, place.kind, place.lgaCodes, WORTH[place.kind] * ALIAS, place);
    }
  }
  for (const [word, lgas] of sharedWords(lgasByState().get(state) ?? [], localities))
    if (!places.has(word)) add(word, "half", lgas, WORTH.half, null);
  return places;
});

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

/** The marks of the keys of a state's places. */
export const placeMarks = /* @__PURE__ */ lazyFor((state: string) => marksOf(placesOfState(state).keys()));

const isLcda = ({ kind }: Locality): boolean => kind === "lcda";

interface Draft extends KnownPlace {
  worth: Map<number, number>;
  left: number;
  spans: boolean;
  locality: Locality | null;
}

type Add = (name: string, as: KnownAs, lgas: readonly string[], worth: number, locality: null) => void;

function addLga(add: Add, { code, name, aliases, headquarters }: Lga): void {
  for (const its of [name, ...aliases]) add(its, "lga", [code], WORTH.lga, null);
  // "Ota" of "Ado Odo/Ota".
  if (name.includes("/")) for (const half of name.split("/")) add(half, "half", [code], WORTH.half, null);
  if (headquarters !== null) add(headquarters, "headquarters", [code], WORTH.headquarters, null);
}
