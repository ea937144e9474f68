import type { Locality } from "../generated/records.ts";
import {
  type KnownAs,
  type KnownPlace,
  keyOfName,
  placesOfState as placesByKey,
  statesWithTown,
} from "../names/known-places.ts";
import { marksOf } from "../names/marks.ts";
import { listStates } from "../places/states.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { lgaCodesOf } from "./evidence.ts";
import { ALIAS, LEFT, SECOND_LGA, WORTH } from "./weights.ts";

/** A name that is known in a state, and what it is worth there. */
export interface PlaceOfState {
  readonly name: string;
  readonly as: KnownAs;
  /** How many units the name is worth, by the number of the LGA. */
  readonly worth: ReadonlyMap<number, number>;
  /** What is left for other LGAs, from 0 to 1. */
  readonly left: number;
  /** Whether it is a city that lies in several LGAs. */
  readonly spans: boolean;
  /** How large a place it is: a city, the seat of an LGA or an LGA, a town, or less. */
  readonly rank: number;
  /** A city or the headquarters of an LGA: its post office serves places around it. */
  readonly isTown: boolean;
  /** Only one weak source says in which LGA it is. */
  readonly isUnverified: boolean;
  readonly locality: Locality | null;
}

/** Every name of a place that is known in a state, by its key. */
export const placesOfState = /* @__PURE__ */ lazyFor((state: string): ReadonlyMap<string, PlaceOfState> => {
  const numbers = new Map(lgaCodesOf(state).map((code, number) => [code, number]));
  return new Map(Array.from(placesByKey(state), ([key, places]) => [key, weigh(places, numbers)]));
});

/** The marks of the keys of a state's places. */
export const placeMarks = /* @__PURE__ */ lazyFor((state: string) => marksOf(placesOfState(state).keys()));

const RANK: Readonly<Record<KnownAs, number>> = {
  city: 3,
  lga: 2,
  headquarters: 2,
  town: 1,
  half: 0,
  area: 0,
  lcda: 0,
};

function weigh(places: readonly KnownPlace[], numbers: ReadonlyMap<string, number>): PlaceOfState {
  const [{ name, as }] = places as readonly [KnownPlace];
  const worth = new Map<number, number>();
  let left: number = LEFT.name;
  let spans = false;
  for (const { as, lgaCodes, isAlias, locality } of places) {
    if (as === "lga") left = Math.min(left, LEFT.lga);
    if (as === "city" && lgaCodes.length > 1) {
      spans = true;
      left = LEFT.city;
    }
    const its = WORTH[as] * (isAlias && locality !== null ? ALIAS : 1);
    lgaCodes.forEach((code, at) => {
      const number = numbers.get(code);
      const one = its * (at === 0 || as === "city" || as === "half" ? 1 : SECOND_LGA);
      if (number !== undefined) worth.set(number, (worth.get(number) ?? 0) + one);
    });
  }
  return {
    name,
    as,
    worth,
    left,
    spans,
    rank: Math.max(...places.map(({ as }) => RANK[as])),
    isTown: as === "headquarters" || places.some(({ as }) => as === "city"),
    isUnverified: places.every(({ isUnverified }) => isUnverified),
    locality: places.find(({ locality }) => locality !== null)?.locality ?? null,
  };
}

const DIRECTION = /^(.{3,}) (?:central|north|south|east|west|municipal)\b.*$/i;

/** The names for which long roads are named: those towns, and "Ife" of Ife Central. */
export const roadTowns = /* @__PURE__ */ lazy(() => {
  const names = new Set(statesWithTown().keys());
  for (const { code } of listStates()) {
    for (const { name, as } of placesOfState(code).values()) {
      const [, town = ""] = (as === "lga" && DIRECTION.exec(name)) || [];
      if (town !== "") names.add(keyOfName(town));
    }
  }
  return names;
});

/** Whether a name is that of an LGA, a half of one ("Ota"), its headquarters or a city of any state. */
export const isTownAnywhere = (key: string): boolean => statesWithTown().has(key) || halves().has(key);

const halves = /* @__PURE__ */ lazy(
  () =>
    new Set(
      listStates().flatMap(({ code }) =>
        [...placesOfState(code)].flatMap(([key, { as }]) => (as === "half" ? [key] : [])),
      ),
    ),
);
