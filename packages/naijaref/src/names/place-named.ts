import { getLga, listLgas } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { spelt, tells } from "./address-words.ts";
import { fold } from "./fold.ts";
import {
  isKnownAcrossBorder,
  isNear,
  type KnownAs,
  type KnownPlace,
  keyOfPlace,
  localitiesOf,
  type NamedLocality,
  placesOfState,
  statesWithName,
} from "./known-places.ts";
import { numbersOf } from "./numerals.ts";
import { AREA_WORDS } from "./vocabulary.ts";

/** The place that a text is the name of, as every reader of names understands it. */
export interface NamedPlace {
  /** The name, as the lists write it. */
  readonly name: string;
  readonly as: KnownAs;
  /** The LGAs that the name means, the likeliest first. Several: no single one may be given. */
  readonly lgaCodes: readonly string[];
  /** All LGAs in which a place of the name lies: Port Harcourt the city is in two. */
  readonly reaches: readonly string[];
  /** Whether it is a headquarters or a city: people write it behind the places around it. */
  readonly isTown: boolean;
  /** The one LGA of which it is the headquarters. */
  readonly seat: string | null;
  /** Of these: LGAs that are only called after the place, as Nnewi South is after Nnewi. */
  readonly called: readonly string[];
  /**
   * Why no LGA may be given: the name says too little without a state; or one source alone has the place, and
   * it is an LCDA, of which the lists copy each other, or an LGA near, in another state, has one of that name.
   */
  readonly doubt: "state" | "source" | null;
  /** One source alone says in which LGA it is. */
  readonly hasOneSource: boolean;
  /** The smallest locality of the name, if it is one. */
  readonly locality: NamedLocality | null;
}

/** "Lugbe District", "Wuse 2", "Oriade LCDA": the word says nothing of the LGA. */
const isAdded = (word: string): boolean =>
  AREA_WORDS.has(word) || word === "lga" || word === "lg" || word === "lcda" || numbersOf(word).length > 0;

/** No name of a place has more words. */
const MAX_WORDS = 5;

/** Nor have two places side by side. */
export const MAX_WORDS_OF_TWO = 2 * MAX_WORDS;

/**
 * The place that words are the name of, and nothing else: as it is listed, without what people add to it, or
 * as two places side by side of which one is in the other.
 *
 * @param words folded.
 * @param state the code of the state in which it lies, if that is known.
 */
export function placeNamed(words: readonly string[], state: string | undefined): NamedPlace | undefined {
  let end = words.length;
  while (end > 0) {
    if (end <= MAX_WORDS) {
      const place = placeCalled(words, 0, end, state);
      if (place !== undefined) return words.includes("town", end) ? middleOf(place) : place;
    }
    if (!isAdded(words[end - 1] as string)) break;
    end--;
  }
  if (words.length > MAX_WORDS_OF_TWO) return undefined;
  return state === undefined ? placesTogether(words, end) : twoPlaces(words, end, state);
}

/** "Yola Town" is not all of Yola, but the town that was there first, the headquarters of Yola South. */
const middleOf = (place: NamedPlace): NamedPlace =>
  place.seat === null ? place : { ...place, as: "headquarters", lgaCodes: [place.seat], called: [] };

const NO_PLACES: readonly KnownPlace[] = [];

/** The place that the words from one to another are the name of. */
function placeCalled(
  words: readonly string[],
  from: number,
  to: number,
  state: string | undefined,
): NamedPlace | undefined {
  const key = keyOfPlace(words, from, to, state);
  if (key === undefined) return undefined;
  // "VI" is a quarter of Lagos; "road" and "market" are none of anywhere.
  if (to - from === 1 && key.length > 2 && !tells(words[from] as string)) return undefined;
  const places =
    state === undefined
      ? (statesWithName()
          .get(key)
          ?.flatMap((code) => placesOfState(code).get(key) ?? []) ?? NO_PLACES)
      : (placesOfState(state).get(key) ?? NO_PLACES);
  const [first] = places;
  if (first === undefined) return undefined;
  const lgas = places.filter(({ as }) => as === "lga");
  const cities = places.filter(({ as, lgaCodes }) => as === "city" && lgaCodes.length > 1);
  const seats = places.filter(({ as }) => as === "headquarters");
  const [its] = [lgas, cities, seats, places].filter((some) => some.length > 0) as [KnownPlace[]];
  const own = codesOf(its);
  // "Jos" is the city, and not Jos East as well.
  const isOwn = lgas.length > 0 || cities.length > 0;
  const called = isOwn
    ? []
    : lgasCalledAfter(words.slice(from, to), state).filter((code) => !own.includes(code));
  const { name, as } = its[0] as KnownPlace;
  const [seat = null, ...otherSeats] = codesOf(seats);
  const [locality = null, ...otherLocalities] = localitiesOf(places);
  const isQuarter = as === "area" || as === "lcda";
  const hasOneSource = its.every(({ isUnverified }) => isUnverified);
  const needsState = state === undefined && (isQuarter || hasOneSource);
  const isWeak = hasOneSource && (as === "lcda" || its.some(isKnownAcrossBorder));
  return {
    name,
    as,
    lgaCodes: [...own, ...called],
    reaches: codesOf(places),
    isTown: first.as === "headquarters" || places.some(({ as }) => as === "city"),
    seat: lgas.length > 0 || otherSeats.length > 0 ? null : seat,
    called,
    doubt: needsState ? "state" : isWeak ? "source" : null,
    hasOneSource,
    locality: otherLocalities.length === 0 ? locality : null,
  };
}

const codesOf = (places: readonly KnownPlace[]): string[] => [
  ...new Set(places.flatMap(({ lgaCodes }) => lgaCodes)),
];

/** The LGAs that have a word in their names or other names. */
const lgasByWord = /* @__PURE__ */ lazy(() => {
  const lgas = new Map<string, Set<string>>();
  for (const { code, name, aliases } of listLgas())
    for (const word of [name, ...aliases].flatMap((its) => fold(its).split(" ")))
      lgas.set(word, (lgas.get(word) ?? new Set()).add(code));
  return lgas;
});

/** The LGAs whose names have all the words: "Owerri" stands in Owerri North. */
export function lgasCalledAfter(words: readonly string[], state: string | undefined): string[] {
  const [first = "", ...others] = words;
  return [...(lgasByWord().get(first) ?? [])].filter(
    (code) =>
      (state === undefined || getLga(code)?.stateCode === state) &&
      others.every((word) => lgasByWord().get(word)?.has(code)),
  );
}

/** What a place is, in a sentence with the LGA in which it lies. */
const IS: Readonly<Record<KnownAs, string>> = {
  lga: "a name of",
  half: "a part of the name of",
  headquarters: "the headquarters of",
  city: "a city in",
  town: "a town in",
  area: "a quarter in",
  lcda: "a development area (LCDA) that Lagos State made in",
};

const MAX_LABELS = 5;

const labelsOf = (lgas: readonly string[]): string =>
  lgas
    .slice(0, MAX_LABELS)
    .map((code) => `${getLga(code)?.name}, ${getState(getLga(code)?.stateCode ?? "")?.name}`)
    .join("; ");

/** "Auchi is the headquarters of Etsako West, Edo" */
export function whatIs(name: string, as: KnownAs, lga: string): string {
  const its = getLga(lga);
  if (as === "lga" && its?.name === name) return `${name} is an LGA of ${getState(its.stateCode)?.name}`;
  const isIn = as === "headquarters" && its?.headquarters !== name ? IS.town : IS[as];
  return `${name} is ${isIn} ${labelsOf([lga])}`;
}

/** Why a name has one LGA, or several, or none for sure. @param said the name as the sentence has it. */
export function whyNamed(said: string, { as, lgaCodes, called, doubt, hasOneSource }: NamedPlace): string {
  const isIn = `${said} ${doubt === null ? "is" : "may be"} ${IS[as]}`;
  const labels = labelsOf(lgaCodes);
  if (doubt === "state") return `${isIn} ${labels}. Give the state.`;
  if (called.length > 0) {
    const own = lgaCodes.filter((code) => !called.includes(code));
    return `${isIn} ${labelsOf(own)}, and a part of the name of ${labelsOf(called)}. Give the LGA.`;
  }
  if (lgaCodes.length > 1) {
    const states = new Set(lgaCodes.map((code) => getLga(code)?.stateCode));
    return `${isIn} ${lgaCodes.length} LGAs: ${labels}. Give the ${states.size > 1 ? "state" : "LGA"}.`;
  }
  if (doubt === "source") return `${isIn} ${labels}, but only one source says so.`;
  return `${isIn} ${labels}${hasOneSource ? ": one source says so" : ""}.`;
}

const isDivision = ({ as }: NamedPlace): boolean => as === "lga" || as === "lcda" || as === "half";

/**
 * "Mowe Ofada", "Woji, Port Harcourt": two places side by side, of which one is in the other; "Nkpor, Onitsha":
 * a place, and the town near it; or two LGAs, of which either may be meant.
 */
function twoPlaces(words: readonly string[], end: number, state: string): NamedPlace | undefined {
  for (let cut = end - 1; cut > 0; cut--) {
    if (end - cut > MAX_WORDS) break;
    const second = placeCalled(words, cut, end, state);
    const first = second === undefined ? undefined : firstOfTwo(words, cut, state);
    if (first === undefined || second === undefined) continue;
    const common = first.lgaCodes.filter((code) => second.reaches.includes(code));
    if (common.length === 0 && isBesideTown(first, second))
      return first.lgaCodes.some((one) => second.reaches.some((other) => isNear(one, other)))
        ? first
        : undefined;
    if (common.length === 0 && !(isDivision(first) && isDivision(second))) return undefined;
    const both = common.length > 0 ? common : [...first.lgaCodes, ...second.lgaCodes];
    const doubt = first.doubt === null ? null : second.doubt;
    const hasOneSource = first.hasOneSource && second.hasOneSource;
    return { ...first, lgaCodes: both, called: [], doubt, hasOneSource };
  }
  return undefined;
}

/** A town of its own is written before a city: "Moniya, Ibadan". Of two other towns neither is in the other. */
const isBesideTown = (first: NamedPlace, second: NamedPlace): boolean =>
  first.doubt === null && second.isTown && (!first.isTown || second.reaches.length > first.reaches.length);

/** The place before a cut: "Jericho GRA" is Jericho. */
function firstOfTwo(words: readonly string[], cut: number, state: string): NamedPlace | undefined {
  for (let end = cut; end > 0; end--) {
    const place = end > MAX_WORDS ? undefined : placeCalled(words, 0, end, state);
    if (place !== undefined) return place;
    if (!isAdded(words[end - 1] as string)) return undefined;
  }
  return undefined;
}

/** "Woji, Port Harcourt", "Sangotedo, Ajah": where only one state knows both places, that is the state. */
function placesTogether(words: readonly string[], end: number): NamedPlace | undefined {
  for (let cut = end - 1; cut > 0; cut--) {
    if (end - cut > MAX_WORDS) break;
    const states = statesWithName().get(words.slice(cut, end).map(spelt).join(""));
    const [state, ...others] = states?.filter((one) => firstOfTwo(words, cut, one) !== undefined) ?? [];
    if (state !== undefined && others.length === 0) return twoPlaces(words, end, state);
  }
  return undefined;
}
