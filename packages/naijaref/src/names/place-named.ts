import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { tells } from "./address-words.ts";
import {
  isKnownAcrossBorder,
  type KnownAs,
  type KnownPlace,
  keyOfPlace,
  lgasCalledAfter,
  localitiesOf,
  type NamedLocality,
  placesOfState,
  statesWithName,
} from "./known-places.ts";

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
  /** The text is the name but for a slip. */
  readonly isMisspelt: boolean;
  /** Two places that a text names side by side, of which neither is in the other: its LGAs are those of both. */
  readonly either: readonly NamedPlace[];
}

const NO_PLACES: readonly KnownPlace[] = [];

/** The place that words are the name of. */
export function placeCalled(words: readonly string[], state: string | undefined): NamedPlace | undefined {
  const key = keyOfPlace(words, state);
  if (key === undefined) return undefined;
  // "VI" is a quarter of Lagos; "road" and "market" are none of anywhere.
  if (words.length === 1 && key.length > 2 && !tells(words[0] as string)) return undefined;
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
  const called = isOwn ? [] : lgasCalledAfter(words, state).filter((code) => !own.includes(code));
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
    doubt: isWeak ? "source" : needsState ? "state" : null,
    hasOneSource,
    locality: otherLocalities.length === 0 ? locality : null,
    isMisspelt: false,
    either: [],
  };
}

const codesOf = (places: readonly KnownPlace[]): string[] => [
  ...new Set(places.flatMap(({ lgaCodes }) => lgaCodes)),
];

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

/** "Ikeja, Lagos; Ifo, Ogun" */
export const labelsOf = (lgas: readonly string[]): string =>
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
export function whyNamed(said: string, place: NamedPlace): string {
  const { as, lgaCodes, called, doubt, hasOneSource, either } = place;
  if (either.length > 0)
    return `${either.map((one) => `${one.name} is ${IS[one.as]} ${labelsOf(one.lgaCodes)}`).join(", and ")}. Give the LGA.`;
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
