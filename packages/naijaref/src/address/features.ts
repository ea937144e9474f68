import { IS } from "../names/address-words.ts";
import { placesOfState } from "../names/known-places.ts";
import type { Line, Role, WordKeys } from "../names/line.ts";
import { misspeltPlace, misspeltPlaces } from "../names/misspelt.ts";
import { isTownAfter, knownLengths, saysLga } from "../names/places-beside.ts";
import { hasDigit, type Token } from "../names/tokens.ts";
import {
  addTo,
  countOf,
  isTownAnywhere,
  lgaCodesOf,
  type PlaceOfState,
  type Posting,
  placeIn,
  statesWithWord,
  sumOf,
  unitsOf,
  wordsOfState,
} from "./evidence.ts";
import { lowerPostalTown } from "./post-office.ts";
import {
  ELSEWHERE,
  LEFT,
  MISSPELT,
  OTHER_ROLE,
  ROAD_TO_TOWN,
  ROLE,
  SAID_TO_BE_LGA,
  UNITS_ON_ROAD_OF_QUARTER,
  UNSEEN,
  WORTH,
} from "./weights.ts";
import { hashOfRoad } from "./words.ts";

/** A word, or words, of an address, and what they say about the LGAs of a state. */
export interface Feature {
  /** The tokens that it is: the first, and how many. */
  readonly at: number;
  readonly length: number;
  readonly role: Role;
  /** How often each LGA has it, by the LGA's number. */
  readonly counts: Float64Array;
  readonly total: number;
  /** How many polling units have it, as it is meant here, in their names. */
  readonly units: number;
  /** How many times it is taken to be seen in no LGA in particular. */
  readonly unseen: number;
  weight: number;
  /** The town of a post office: it says little of the LGA, and much of the state. */
  isPostal: boolean;
  readonly known: PlaceOfState | null;
  readonly misspelt: boolean;
  /** "Ikeja LGA". */
  readonly isSaidToBeLga: boolean;
}

/** Whether a place is named, and no road nor what is near, as it is written. */
export const isKnownPlace = ({ known, role, misspelt }: Feature): boolean =>
  known !== null && role === "place" && !misspelt;

/** Whether some features are all of a line that may tell one LGA from another. */
export const isAllOf = ({ keys, skipped }: Line, features: readonly Feature[]): boolean =>
  keys.every(
    ({ tells }, at) =>
      !tells || skipped.has(at) || features.some((one) => at >= one.at && at < one.at + one.length),
  );

/** Everything in an address that tells the LGAs of a state apart, from its beginning to its end. */
export function featuresOf(state: string, line: Line): Feature[] {
  const features: Feature[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const feature = line.skipped.has(at) ? undefined : featureAt(state, line, at);
    if (feature !== undefined) features.push(feature);
    at += feature?.length ?? 1;
  }
  lowerPostalTown(features, lgaCodesOf(state));
  return features;
}

/** From so many letters on a name of two words is looked for misspelt, though both are known. */
const LONG = 10;

function featureAt(state: string, line: Line, at: number): Feature | undefined {
  const { tokens, keys, roles } = line;
  const role = roles[at] as Role;
  const its = keys[at] as WordKeys;
  const length = knownLengths(line, at, state).find(
    (words) => (words > 1 || its.tells) && placesOfState(state).has(its.joined(words)),
  );
  const lga = lgaOfDirectionAt(state, line, at, length ?? 1);
  if (lga !== undefined) return lga;
  if (length !== undefined) {
    const place = placeIn(state, its.joined(length)) as PlaceOfState;
    const middle = isTownAfter(tokens, at + length) ? place.middle : null;
    return ofPlace(state, line, at, length, middle ?? place, false);
  }
  if (!its.tells) return undefined;
  const units = wordsOfState(state);
  const { word } = tokens[at] as Token;
  const place = units.find(its.hash);
  const said = { at, length: 1, role, weight: ROLE[role], misspelt: false, isSaidToBeLga: false };
  if (role !== "road") {
    // "Port Harcort", "Ogwashi Ukwu": units have one word, or both, in the names of other places.
    const isLong = keys[at + 1]?.tells === true && its.joined(2).length >= LONG;
    const mayBeSlip = place === undefined || isLong;
    const misspelt = mayBeSlip ? misspeltAt(state, line, at, place === undefined ? 1 : 2) : undefined;
    if (misspelt !== undefined) return misspelt;
    const alike = place === undefined ? units.findAlike(word) : undefined;
    if (alike !== undefined)
      return ofWords({ ...said, weight: said.weight * MISSPELT, misspelt: true }, state, its.hash, alike);
  }
  const road = units.find(hashOfRoad(its));
  if (place === undefined && road === undefined) return undefined;
  return role === "road"
    ? ofWords({ ...said, weight: ROLE.road * leadsTo(tokens, at) }, state, its.hash, road, place)
    : ofWords(said, state, its.hash, place, road);
}

const NONE: Posting = [];

/** "Newi South": the LGA of a direction with a slip in its name, which is longer than that of a place here. */
function lgaOfDirectionAt(state: string, line: Line, at: number, words: number): Feature | undefined {
  const { tokens, keys } = line;
  const its = keys[at] as WordKeys;
  const { word = "", part } = tokens[at] ?? {};
  // "North Awka" is not Awka, the headquarters of Awka South.
  for (let length = its.isDirection ? 3 : 0; length > 1; length--) {
    if (tokens[at + length - 1]?.part !== part) continue;
    const lga = placeIn(state, (keys[at + 1] as WordKeys).joined(length - 1) + word);
    if (lga?.as === "lga") return ofPlace(state, line, at, length, lga, false);
  }
  for (let length = words + 2; length > words; length--) {
    const last = tokens[at + length - 1];
    if (last === undefined || last.part !== tokens[at]?.part || !keys[at + length - 1]?.isDirection) continue;
    let found: PlaceOfState | undefined;
    for (const key of misspeltPlaces(state, line, at, length)) {
      const place = placeIn(state, key) as PlaceOfState;
      if (place.as !== "lga") continue;
      if (found !== undefined) return undefined;
      found = place;
    }
    return found === undefined ? undefined : ofPlace(state, line, at, length, found, true);
  }
  return undefined;
}

/** The place of which two words from here on are a misspelling, or one. */
function misspeltAt(state: string, line: Line, at: number, shortest: 1 | 2): Feature | undefined {
  const { tokens, keys, roles, skipped } = line;
  const its = keys[at] as WordKeys;
  for (let length = 2; length >= shortest; length--) {
    // "Sarki" is a title, and not Shaki.
    if (length === 1 && (its.meanings & IS.person) !== 0) continue;
    if (length === 2) {
      const next = tokens[at + 1]?.word;
      if (next === undefined || skipped.has(at + 1) || roles[at + 1] !== roles[at]) continue;
      if (tokens[at + 1]?.part !== tokens[at]?.part) continue;
      if (hasDigit(next) || hasDigit((tokens[at] as Token).word)) continue;
    }
    const key = misspeltPlace(state, line, at, length);
    const place = key === undefined ? undefined : placeIn(state, key);
    if (place !== undefined) return ofPlace(state, line, at, length, place, true);
  }
  return undefined;
}

/** Less if a road is named for a town, or for two places that it joins: "Isolo/Egbe Road". */
const leadsTo = (tokens: Line["tokens"], at: number): number =>
  tokens[at]?.joined === true || tokens[at + 1]?.joined === true || isTownAnywhere(tokens[at]?.word ?? "")
    ? ROAD_TO_TOWN
    : 1;

function ofPlace(
  state: string,
  line: Line,
  at: number,
  length: number,
  known: PlaceOfState,
  misspelt: boolean,
): Feature | undefined {
  const { tokens, keys, roles } = line;
  const its = keys[at] as WordKeys;
  const words = wordsOfState(state);
  const onRoad = roles[at] === "road" && length === 1 ? words.find(hashOfRoad(its)) : undefined;
  const role = isWholeRoad(line, at) && isInQuarter(onRoad, known) ? "place" : (roles[at] as Role);
  const weight = ROLE[role] * (misspelt ? MISSPELT : 1);
  const isRoadName = length > 1 && ((keys[at + length - 1] as WordKeys).meanings & IS.road) !== 0;
  if (role === "road" && !isRoadName) {
    // A road that is named for a town leads there, and is not in it.
    const counts = new Float64Array(lgaCodesOf(state).length);
    if (known.isQuarter) addTo(counts, known.worth, OTHER_ROLE);
    else if (onRoad === undefined) return undefined;
    addTo(counts, onRoad ?? NONE);
    const said = { at, length, role, weight: weight * leadsTo(tokens, at), misspelt, isSaidToBeLga: false };
    return featureOf(said, counts, unseenBy(LEFT.road, sumOf(counts)), known, onRoad);
  }
  const isSaidToBeLga = known.as === "lga" && saysLga(tokens, at + length);
  const counts = new Float64Array(lgaCodesOf(state).length);
  addTo(counts, known.worth, isSaidToBeLga ? SAID_TO_BE_LGA : 1);
  const posting = known.spans || misspelt || length > 1 ? NONE : (words.find(its.hash) ?? NONE);
  if (known.spans) spread(counts, known);
  else {
    for (let pair = 0; pair < posting.length; pair += 2) {
      const lga = posting[pair] as number;
      const factor = countOf(known.worth, lga) > 0 ? 1 : ELSEWHERE;
      counts[lga] = (counts[lga] as number) + (posting[pair + 1] as number) * factor;
    }
  }
  const said = { at, length, role, weight, misspelt, isSaidToBeLga };
  return featureOf(said, counts, unseenBy(known.left, sumOf(counts)), known, posting);
}

/** Not "Trans Woji Road", nor "Old Karu Road". */
const isWholeRoad = ({ tokens, keys, roles }: Line, at: number): boolean =>
  ((keys[at + 1]?.meanings ?? 0) & IS.road) !== 0 &&
  (at === 0 || roles[at - 1] !== "road" || tokens[at - 1]?.part !== tokens[at]?.part);

/** "Okota Road" is in Okota: units on the road are where the quarter is, and in no other LGA. */
const isInQuarter = (onRoad: Posting | undefined, { isQuarter, worth }: PlaceOfState): boolean =>
  isQuarter &&
  onRoad?.length === 2 &&
  worth.length === 2 &&
  onRoad[0] === worth[0] &&
  (onRoad[1] as number) >= UNITS_ON_ROAD_OF_QUARTER;

/** In a city of several LGAs its seat is hardly more probable than the others; an LGA of its name is. */
function spread(worth: Float64Array, { as }: PlaceOfState): void {
  if (as === "lga") return;
  for (let lga = 0; lga < worth.length; lga++)
    if (worth[lga] !== 0) worth[lga] = WORTH.city + ((worth[lga] as number) - WORTH.city) * 0.3;
}

const unseenBy = (left: number, total: number): number => Math.max(UNSEEN.first, (left * total) / (1 - left));

type Said = Pick<Feature, "at" | "length" | "role" | "weight" | "misspelt" | "isSaidToBeLga">;

const featureOf = (
  said: Said,
  counts: Float64Array,
  unseen: number,
  known: PlaceOfState | null,
  units: Posting = NONE,
): Feature => ({
  // Not spread, which takes long.
  at: said.at,
  length: said.length,
  role: said.role,
  weight: said.weight,
  isPostal: false,
  misspelt: said.misspelt,
  isSaidToBeLga: said.isSaidToBeLga,
  counts,
  total: sumOf(counts),
  units: unitsOf(units),
  unseen,
  known,
});

/**
 * What words of units say.
 *
 * @param hash that of the word: it is seen the more often anywhere, the more states have it.
 * @param other what the word says in the other role, which counts less.
 */
function ofWords(
  said: Said,
  state: string,
  hash: number,
  posting: Posting = NONE,
  other: Posting = NONE,
): Feature {
  const counts = new Float64Array(lgaCodesOf(state).length);
  addTo(counts, posting);
  addTo(counts, other, OTHER_ROLE);
  const unseen = UNSEEN.first + UNSEEN.state * (statesWithWord(hash) - 1);
  return featureOf(said, counts, unseen, null, posting);
}
