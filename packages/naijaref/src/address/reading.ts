import type { AddressCandidate, Lga } from "../generated/records.ts";
import type { KnownPlace, NamedLocality } from "../names/known-places.ts";
import { whatIs } from "../names/place-named.ts";
import { getLga, listLgas } from "../places/lgas.ts";
import { stateName } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import type { PlaceOfState } from "./evidence.ts";
import type { Feature } from "./features.ts";

export interface AddressReading {
  /** `found`: the words decide the LGA; `ambiguous`: they fit several; `unknown`: they decide none. */
  readonly status: "found" | "ambiguous" | "unknown";
  /** The state's two letters; null if the words decide none. */
  readonly stateCode: string | null;
  readonly stateName: string | null;
  /** The P-code of the LGA; null unless `status` is `found`. */
  readonly lgaCode: string | null;
  readonly lgaName: string | null;
  /** The code of the locality that the words name; null if they name none. */
  readonly localityCode: string | null;
  readonly localityName: string | null;
  /** The wards in which the locality is, if they are few. */
  readonly wardCodes: readonly string[];
  /** How probable the first candidate is, from 0 to 1. */
  readonly confidence: number;
  /** The LGAs that it may be, at most five, the most probable first. */
  readonly candidates: readonly AddressCandidate[];
  /** The parts of the text that count. */
  readonly used: readonly string[];
  /** The parts of the text that say nothing. */
  readonly unused: readonly string[];
  /** The reason, in one or two sentences. */
  readonly why: string;
}

/** A reading whose parts of the text are still to be set. */
export type Decided = Omit<AddressReading, "used" | "unused"> & {
  used: readonly string[];
  unused: readonly string[];
};

export const unknownReading = (stateCode: string | null, why: string): Decided =>
  makeReading("unknown", stateCode, undefined, null, [], 0, [], why);

/** Makes each reading, so that all have one shape, and none is made of another field by field. */
const makeReading = (
  status: AddressReading["status"],
  stateCode: string | null,
  lga: AddressCandidate | undefined,
  locality: NamedLocality | null,
  wardCodes: readonly string[],
  confidence: number,
  candidates: readonly AddressCandidate[],
  why: string,
): Decided => ({
  status,
  stateCode,
  stateName: stateCode === null ? null : stateName(stateCode),
  lgaCode: lga?.lgaCode ?? null,
  lgaName: lga?.lgaName ?? null,
  localityCode: locality?.code ?? null,
  localityName: locality?.name ?? null,
  wardCodes,
  confidence: rounded(confidence),
  candidates,
  used: [],
  unused: [],
  why,
});

export const MAX_CANDIDATES = 5;

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function candidateOf(lgaCode: string, confidence: number): AddressCandidate {
  const { name, stateCode } = getLga(lgaCode) as Lga;
  return { lgaCode, lgaName: name, stateCode, confidence: rounded(confidence) };
}

/** A locality in more wards says nothing of the ward. */
const MAX_WARDS = 3;

/** What is said of LGAs that are possible. The first is the answer, if it is found. */
export function decided(
  isFound: boolean,
  candidates: readonly AddressCandidate[],
  confidence: number,
  locality: NamedLocality | null,
  why: string,
): Decided {
  const [first] = candidates;
  let isOneState = true;
  for (let at = 1; at < candidates.length; at++)
    isOneState &&= isFound || candidates[at]?.stateCode === first?.stateCode;
  const lga = isFound ? first : undefined;
  const wards = lga === undefined || locality === null ? [] : wardsIn(locality, lga.lgaCode);
  const state = isOneState ? (first?.stateCode ?? null) : null;
  const status = isFound ? "found" : "ambiguous";
  return makeReading(status, state, lga, locality, wards, confidence, candidates, why);
}

const byInecCode = /* @__PURE__ */ lazy(
  () => new Map(listLgas().map(({ inecCode, code }) => [inecCode, code])),
);

/** The wards of a locality in an LGA, if they are few. */
function wardsIn({ wardCodes }: NamedLocality, lga: string): readonly string[] {
  const wards = wardCodes.filter((ward) => resolveWardLga(ward) === lga);
  return wards.length <= MAX_WARDS ? wards : [];
}

/** The P-code of a ward's LGA, from the ward's code: the table of wards is not loaded for it. */
const resolveWardLga = (ward: string): string | undefined => byInecCode().get(ward.slice(0, 5));

/** Two or three names as a sentence has them: "A, B and C". */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const lgaName = (code: string): string => getLga(code)?.name ?? code;

/** Why the address is in an LGA: what its strongest word is there. */
export function whyFound(lga: string, state: string, strongest: Feature | undefined, words: string): string {
  const known = strongest?.known ?? null;
  if (known === null || strongest?.role === "road") {
    return `Most polling units of ${stateName(state)} with "${words}" in their name are in ${lgaName(lga)}.`;
  }
  const near = strongest?.role === "near" ? `The address is near ${known.name}: ` : "";
  return `${near}${whatIs(known.name, known.as, lga)}.`;
}

/**
 * Why several LGAs are possible, or one that is not sure.
 *
 * @param isGuess whether no state is said, and the words are too few to tell it.
 */
export function whyAmbiguous(lgas: readonly string[], city: PlaceOfState | null, isGuess: boolean): string {
  const states = new Set(lgas.map((code) => getLga(code)?.stateCode));
  const withState = (code: string): string =>
    `${lgaName(code)} in ${stateName(getLga(code)?.stateCode ?? "")}`;
  const names = listed(lgas.map(states.size > 1 ? withState : lgaName));
  if (isGuess && lgas.length === 1)
    return `The words fit ${lgas.map(withState)}, but do not tell the state. Add the state.`;
  if (lgas.length === 1)
    return `The words fit ${names}, but do not decide it. Add the town, the quarter or the LGA.`;
  if (city !== null) return `${city.name} lies in ${names}. Add the quarter, or the LGA.`;
  const missing = states.size > 1 ? "the state" : "the town, the quarter or the LGA";
  return `The words fit ${names}. Add ${missing}.`;
}

export const WHY_UNKNOWN = {
  onlyState: "The text names only a state. Add the town, the quarter or the LGA.",
  noPlace: "No word of the text tells in which LGA it is. Add the town, the quarter or the LGA.",
  abroad: "The text ends in the name of a place outside Nigeria. Only addresses in Nigeria are read.",
} as const;

export const whyOtherState = (said: string, given: string): string =>
  `The text names ${stateName(said)}, and the state given is ${stateName(given)}. Correct one of the two.`;

export const whyTownElsewhere = (places: readonly KnownPlace[], given: string): string =>
  `${places[0]?.name} is in ${listed(places.map(({ stateCode }) => stateName(stateCode)))}, and the state given is ${stateName(given)}. Correct one of the two.`;
