import { addressEvidence } from "../generated/address-evidence.ts";
import type { Locality } from "../generated/records.ts";
import {
  type KnownAs,
  type KnownPlace,
  keyOfName,
  placesOfState as placesByKey,
  statesWithTown,
} from "../names/known-places.ts";
import { type Marks, marksOf } from "../names/marks.ts";
import { listLgas } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { COUNTS, FIRST_SIGN, unpackWords } from "./packed.ts";
import { ALIAS, LEFT, SECOND_LGA, WORTH } from "./weights.ts";
import { skeleton } from "./words.ts";

/** How often the LGAs of a state have a word: the number of an LGA, how often, and so on. */
export type Posting = readonly number[];

/** How often an LGA has it; 0 if it has it not. */
export function countOf(posting: Posting, lga: number): number {
  for (let at = 0; at < posting.length; at += 2) if (posting[at] === lga) return posting[at + 1] as number;
  return 0;
}

/** Adds how often LGAs have it to what is counted already, by the number of each LGA. */
export function addTo(counts: Float64Array, posting: Posting, factor = 1): void {
  for (let at = 0; at < posting.length; at += 2) {
    const lga = posting[at] as number;
    counts[lga] = (counts[lga] as number) + (posting[at + 1] as number) * factor;
  }
}

export function sumOf(counts: Float64Array): number {
  let sum = 0;
  for (let lga = 0; lga < counts.length; lga++) sum += counts[lga] as number;
  return sum;
}

export interface StateWords {
  /** The P-codes of its LGAs. Their numbers are the places in this list. */
  readonly lgas: readonly string[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Those of the postings. */
  readonly marks: Marks;
  /** The most frequent word with each skeleton. */
  readonly bySkeleton: ReadonlyMap<string, string>;
}

const lgasByState = /* @__PURE__ */ lazy(() => groupBy(listLgas(), ({ stateCode }) => stateCode));

/** The P-codes of a state's LGAs, in order. */
export const lgaCodesOf = /* @__PURE__ */ lazyFor((state: string): readonly string[] =>
  (lgasByState().get(state) ?? []).map(({ code }) => code),
);

/** What is known about the words of a state, by its code. Unpacked on first use. */
export const wordsOfState = /* @__PURE__ */ lazyFor((state: string): StateWords => {
  const signs = (addressEvidence.lgas[state] ?? "").split("\n");
  const counts = addressEvidence.counts[state] ?? "";
  const postings = new Map<string, Posting>();
  let at = 0;
  unpackWords(addressEvidence.words[state] ?? "").forEach((word, number) => {
    const posting: number[] = [];
    for (const sign of signs[number] ?? "") {
      posting.push(sign.charCodeAt(0) - FIRST_SIGN, COUNTS[Number(counts[at++])] ?? 0);
    }
    postings.set(word, posting);
  });
  return {
    lgas: lgaCodesOf(state),
    postings,
    marks: marksOf(postings.keys()),
    bySkeleton: skeletonsOf(postings),
  };
});

const MIN_LENGTH_FOR_SKELETON = 5;

export const unitsOf = (posting: Posting): number =>
  posting.reduce((all, value, at) => (at % 2 === 1 ? all + value : all), 0);

function skeletonsOf(postings: ReadonlyMap<string, Posting>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [word, posting] of postings) {
    if (word.length < MIN_LENGTH_FOR_SKELETON || /[~ ]/.test(word)) continue;
    const key = skeleton(word);
    const other = words.get(key);
    if (other === undefined || unitsOf(postings.get(other) ?? []) < unitsOf(posting)) words.set(key, word);
  }
  return words;
}

const common = /* @__PURE__ */ lazy(() => {
  const { words, states } = addressEvidence.common;
  return new Map(unpackWords(words).map((word, at) => [word, states.charCodeAt(at) - FIRST_SIGN]));
});

/** In how many states the units have a word. */
export const statesWithWord = (word: string): number => common().get(word) ?? 1;

/** A name that is known in a state, and what it is worth there. */
export interface PlaceOfState {
  readonly name: string;
  readonly as: KnownAs;
  /** How many units the name is worth, by the number of the LGA. */
  readonly worth: Posting;
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

const RANK: Readonly<Record<KnownAs, number>> = {
  city: 2,
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
  const isCity = places.some(({ as }) => as === "city");
  return {
    name,
    as,
    worth: [...worth].flat(),
    left,
    spans,
    rank: Math.max(...places.map(({ as }) => RANK[as])) + (isCity && (spans || as !== "city") ? 1 : 0),
    isTown: as === "headquarters" || isCity,
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
