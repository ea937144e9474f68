import { addressEvidence } from "../generated/address-evidence.ts";
import {
  type KnownAs,
  type KnownPlace,
  localitiesOf,
  type NamedLocality,
  placesOfState,
  statesWithTown,
} from "../names/known-places.ts";
import { hashOf, PlacesByHash } from "../names/marks.ts";
import { lgasInState } from "../places/lgas.ts";
import { listStates } from "../places/states.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { COUNTS, FIRST_SIGN, hashesOfWords, unpackWords } from "../table/packed-words.ts";
import { LEFT, SECOND_LGA, WORTH } from "./weights.ts";
import { hashOfSound } from "./words.ts";

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

/** The P-codes of a state's LGAs, in order: their numbers are the places in this list. */
export const lgaCodesOf = /* @__PURE__ */ lazyFor((state: string): readonly string[] =>
  lgasInState(state).map(({ code }) => code),
);

/** From so many letters on a word is taken for one that is spelt alike. */
const MIN_LENGTH_ALIKE = 5;

/** What the polling units and wards of a state have in their names, by the hashes of words. */
class UnitWords {
  private readonly packed: string;
  private readonly signs: string;
  private readonly counts: string;
  /** Where the signs of each word begin. */
  private readonly starts: number[] = [0];
  private readonly byHash: PlacesByHash;
  /** The numbers of words by the hashes of their sounds. */
  private bySound: PlacesByHash | undefined;

  constructor(state: string) {
    this.packed = addressEvidence.words[state] ?? "";
    this.signs = addressEvidence.lgas[state] ?? "";
    this.counts = addressEvidence.counts[state] ?? "";
    const hashes = hashesOfWords(this.packed);
    for (let end = this.signs.indexOf("\n"); end >= 0; end = this.signs.indexOf("\n", end + 1))
      this.starts.push(end + 1);
    this.byHash = new PlacesByHash(hashes, [...hashes.keys()]);
  }

  /** How often the LGAs have a word, or a word as the name of a road. */
  find(hash: number): Posting | undefined {
    const item = this.byHash.find(hash);
    return item < 0 ? undefined : this.postingOf(this.byHash.placeOf(item));
  }

  /** That of the most frequent word that is spelt alike. */
  findAlike(word: string): Posting | undefined {
    if (word.length < MIN_LENGTH_ALIKE) return undefined;
    this.bySound ??= this.readSounds();
    let best: Posting | undefined;
    for (let item = this.bySound.find(hashOfSound(word)); item >= 0; item = this.bySound.next(item)) {
      const posting = this.postingOf(this.bySound.placeOf(item));
      if (best === undefined || unitsOf(best) < unitsOf(posting)) best = posting;
    }
    return best;
  }

  private postingOf(number: number): Posting {
    const posting: number[] = [];
    const end = this.starts[number + 1] ?? this.signs.length + 1;
    for (let at = this.starts[number] as number; at < end - 1; at++)
      // A sign ends the line of each word before, and no digit is of it.
      posting.push(this.signs.charCodeAt(at) - FIRST_SIGN, COUNTS[Number(this.counts[at - number])] ?? 0);
    return posting;
  }

  private readSounds(): PlacesByHash {
    const hashes: number[] = [];
    const numbers: number[] = [];
    unpackWords(this.packed).forEach((word, number) => {
      if (word.length < MIN_LENGTH_ALIKE || word.startsWith("~")) return;
      hashes.push(hashOfSound(word));
      numbers.push(number);
    });
    return new PlacesByHash(hashes, numbers);
  }
}

const NONE: Posting = [];

/** How many units have a word. */
export function unitsOf(posting: Posting): number {
  let units = 0;
  for (let at = 1; at < posting.length; at += 2) units += posting[at] as number;
  return units;
}

/** The words of a state's units, by its code. */
export const wordsOfState = /* @__PURE__ */ lazyFor((state: string) => new UnitWords(state));

/** The numbers of states by the hashes of the words of their units, and of the names of their places. */
const statesByHash = /* @__PURE__ */ lazy(() => {
  const hashes: number[] = [];
  const numbers: number[] = [];
  listStates().forEach(({ code }, number) => {
    for (const hash of hashesOfWords(addressEvidence.words[code] ?? "")) hashes.push(hash);
    for (const key of placesOfState(code).keys()) hashes.push(hashOf(key));
    while (numbers.length < hashes.length) numbers.push(number);
  });
  return new PlacesByHash(hashes, numbers);
});

/** The numbers of the states, in the order of all states, that have a word in names of units or places. */
export function statesOf(hash: number): readonly number[] {
  const table = statesByHash();
  let item = table.find(hash);
  if (item < 0) return NONE;
  const states: number[] = [];
  for (; item >= 0; item = table.next(item))
    if (states.at(-1) !== table.placeOf(item)) states.push(table.placeOf(item));
  return states;
}

const common = /* @__PURE__ */ lazy(() => {
  const { words, states } = addressEvidence.common;
  return new PlacesByHash(
    hashesOfWords(words),
    Array.from(states, (sign) => sign.charCodeAt(0) - FIRST_SIGN),
  );
});

/** In how many states the units have a word, by its hash. */
export function statesWithWord(hash: number): number {
  const item = common().find(hash);
  return item < 0 ? 1 : common().placeOf(item);
}

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
  /** The headquarters that a city of several LGAs is of one of them: "Yola Town". */
  readonly middle: PlaceOfState | null;
  /** How large a place it is: a city, the seat of an LGA or an LGA, a town, or less. */
  readonly rank: number;
  /** A quarter or an LCDA, which is a part of a town. */
  readonly isQuarter: boolean;
  /** A city or the headquarters of an LGA: its post office serves places around it. */
  readonly isTown: boolean;
  /** Only one weak source says in which LGA it is. */
  readonly isUnverified: boolean;
  readonly locality: NamedLocality | null;
}

const weighed = /* @__PURE__ */ lazyFor((_state: string) => new Map<string, PlaceOfState>());

/** The place of a state with a name, by the name's key. */
export function placeIn(state: string, key: string): PlaceOfState | undefined {
  const known = weighed(state).get(key);
  if (known !== undefined) return known;
  const places = placesOfState(state).get(key);
  if (places === undefined) return undefined;
  const place = weigh(places, lgaCodesOf(state));
  weighed(state).set(key, place);
  return place;
}

const RANK: Readonly<Record<KnownAs, number>> = {
  city: 2,
  lga: 2,
  headquarters: 2,
  town: 1,
  half: 0,
  area: 0,
  lcda: 0,
};

function weigh(places: readonly KnownPlace[], codes: readonly string[]): PlaceOfState {
  const [{ name, as }] = places as readonly [KnownPlace];
  const worth = new Map<number, number>();
  let left: number = LEFT.name;
  let spans = false;
  for (const { as, lgaCodes } of places) {
    if (as === "lga") left = Math.min(left, LEFT.lga);
    if (as === "city" && lgaCodes.length > 1) {
      spans = true;
      left = LEFT.city;
    }
    lgaCodes.forEach((code, at) => {
      const number = codes.indexOf(code);
      const one = WORTH[as] * (at === 0 || as === "city" || as === "half" ? 1 : SECOND_LGA);
      if (number >= 0) worth.set(number, (worth.get(number) ?? 0) + one);
    });
  }
  const isCity = places.some(({ as }) => as === "city");
  const seats = places.filter(({ as }) => as === "headquarters");
  return {
    name,
    as,
    worth: [...worth].flat(),
    left,
    spans,
    middle: spans && seats.length === 1 ? weigh(seats, codes) : null,
    rank: Math.max(...places.map(({ as }) => RANK[as])) + (isCity && (spans || as !== "city") ? 1 : 0),
    isQuarter: as === "area" || as === "lcda",
    isTown: as === "headquarters" || isCity,
    isUnverified: places.every(({ isUnverified }) => isUnverified),
    locality: localitiesOf(places)[0] ?? null,
  };
}

/** Whether a name is that of a town of any state. Long roads are named for them. */
export const isTownAnywhere = (key: string): boolean => statesWithTown().has(key);
