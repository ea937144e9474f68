import { ROADS } from "../names/address-words.ts";
import { hashOfBoth } from "../names/marks.ts";
import { misspeltPlace } from "../names/misspelt.ts";
import type { Token } from "../names/tokens.ts";
import { type Posting, type StateWords, statesWithWord, wordsOfState } from "./evidence.ts";
import { type PlaceOfState, placeMarks, placesOfState, roadTowns } from "./known-places.ts";
import { withPostalTown, withPostOffice } from "./post-office.ts";
import type { Role } from "./roles.ts";
import {
  ELSEWHERE,
  LEFT,
  MISSPELT,
  OTHER_ROLE,
  ROAD_TO_TOWN,
  ROLE,
  SAID_TO_BE_LGA,
  UNSEEN,
  WORTH,
} from "./weights.ts";
import { hashOfPair, hashOfRoad, MOST_WORDS_OF_NAME, type WordKeys } from "./word-keys.ts";

/** A word, or words, of an address, and what they say about the LGAs of a state. */
export interface Feature {
  /** The tokens that it is: the first, and how many. */
  readonly at: number;
  readonly length: number;
  readonly role: Role;
  /** How often each LGA has it, by the LGA's number. */
  readonly counts: ReadonlyMap<number, number>;
  readonly total: number;
  /** How many times it is taken to be seen in no LGA in particular. */
  readonly unseen: number;
  readonly weight: number;
  readonly known: PlaceOfState | null;
  readonly misspelt: boolean;
  /** "Ikeja LGA". */
  readonly isSaidToBeLga: boolean;
}

/** The words of an address, what each is meant as, and which say only the state. */
export interface Line {
  readonly tokens: readonly Token[];
  /** Those of each token. */
  readonly keys: readonly WordKeys[];
  readonly roles: readonly Role[];
  readonly skipped: ReadonlySet<number>;
}

/** Everything in an address that tells the LGAs of a state apart, from its beginning to its end. */
export function featuresOf(state: string, line: Line): Feature[] {
  const words = wordsOfState(state);
  const features: Feature[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const feature = featureAt(state, words, line, at);
    if (feature !== undefined) features.push(feature);
    at += feature?.length ?? 1;
  }
  return withPostalTown(withPostOffice(features, line), line, words.lgas);
}

/** From so many letters on a name of two words is looked for misspelt, though both are known. */
const LONG = 10;

function featureAt(state: string, words: StateWords, line: Line, at: number): Feature | undefined {
  const { tokens, keys, roles, skipped } = line;
  if (skipped.has(at)) return undefined;
  const role = roles[at] as Role;
  const { word, part } = tokens[at] as Token;
  const its = keys[at] as WordKeys;
  const known = knownAt(state, line, at);
  // "Ngwa Road" is a road, wherever the land of Ngwa is.
  const isLand = known?.place.as === "half" && known.place.worth.size > 1;
  if (known !== undefined && !(isLand && role === "road"))
    return ofPlace(words, line, at, known.length, known.place, false);
  if (!its.tells) return undefined;
  const place = words.marks.may(its.hash) ? words.postings.get(word) : undefined;
  const isUnknown = place === undefined;
  const next = keys[at + 1];
  // "Port Harcort": the first word is known, and the second is not.
  const isNextUnknown = next?.tells === true && !hasWord(state, words, next);
  // "Ogwashi Ukwu" is Ogwashi-Uku, though other places have both words.
  const isLong = next?.tells === true && word.length + (tokens[at + 1]?.word.length ?? 0) >= LONG;
  if (role !== "road" && (isUnknown || isNextUnknown || isLong)) {
    const misspelt = misspeltAt(state, line, at, 2, isUnknown ? 1 : 2);
    if (misspelt !== undefined) return ofPlace(words, line, at, misspelt.length, misspelt.place, true);
  }
  if (role !== "road" && isUnknown) {
    const meant = word.length >= 5 ? words.bySkeleton.get(its.skeleton()) : undefined;
    const posting = meant === undefined ? undefined : words.postings.get(meant);
    if (posting !== undefined)
      return make(at, 1, role, ROLE[role] * MISSPELT, [posting, 1], null, true, meant);
  }
  if (next?.tells === true && tokens[at + 1]?.part === part && !skipped.has(at + 1)) {
    const pair = words.marks.may(hashOfPair(its, next)) ? words.postings.get(its.pair()) : undefined;
    if (pair !== undefined) return make(at, 2, role, ROLE[role], [pair, 1], null, false);
  }
  const road = words.marks.may(hashOfRoad(its)) ? words.postings.get(its.road()) : undefined;
  if (place === undefined && road === undefined) return undefined;
  const [first, second] = role === "road" ? [road, place] : [place, road];
  const weight = ROLE[role] * (role === "road" ? leadsTo(word) : 1);
  return make(at, 1, role, weight, [first, 1, second, OTHER_ROLE], null, false, word);
}

const hasWord = (state: string, { marks, postings }: StateWords, its: WordKeys): boolean =>
  (marks.may(its.hash) && postings.has(its.joined(1))) ||
  (placeMarks(state).may(its.hash) && placesOfState(state).has(its.joined(1)));

/** The longest run of words from here on that is the name of a place. */
function knownAt(state: string, { tokens, keys, roles, skipped }: Line, at: number) {
  const places = placesOfState(state);
  const first = tokens[at] as Token;
  const marks = placeMarks(state);
  const its = keys[at] as WordKeys;
  let hash = 0;
  let found: { readonly length: number; readonly place: PlaceOfState } | undefined;
  for (let length = 1; length <= MOST_WORDS_OF_NAME && at + length <= tokens.length; length++) {
    const token = tokens[at + length - 1] as Token;
    if (skipped.has(at + length - 1) || (length > 2 && token.part !== first.part)) break;
    const next = keys[at + length - 1] as WordKeys;
    hash = hashOfBoth(hash, next.hash, next.power);
    if (length === 1 && !its.tells) continue;
    const place = marks.may(hash) ? places.get(its.joined(length)) : undefined;
    if (place === undefined) continue;
    // "Iwo Road" is a quarter; but no name reaches from a road's name into what follows.
    if (isOneRole(roles, at, length) || ROADS.has(token.word)) found = { length, place };
  }
  return found;
}

function isOneRole(roles: readonly Role[], at: number, length: number): boolean {
  for (let step = at + 1; step < at + length; step++) if (roles[step] !== roles[at]) return false;
  return true;
}

function misspeltAt(
  state: string,
  { tokens, keys, roles, skipped }: Line,
  at: number,
  longest: 1 | 2,
  shortest: 1 | 2,
) {
  const its = keys[at] as WordKeys;
  for (let length: number = longest; length >= shortest; length--) {
    if (length === 2) {
      const next = tokens[at + 1]?.word;
      if (next === undefined || skipped.has(at + 1) || roles[at + 1] !== roles[at]) continue;
      if (hasDigit(next) || hasDigit((tokens[at] as Token).word)) continue;
    }
    const key = misspeltPlace(state, its.joined(length), its.hashes(length));
    const place = key === undefined ? undefined : placesOfState(state).get(key);
    if (place !== undefined) return { length, place };
  }
  return undefined;
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) < 58) return true;
  return false;
}

const leadsTo = (word: string): number => (roadTowns().has(word) ? ROAD_TO_TOWN : 1);

const isRoadName = (tokens: readonly Token[], at: number, length: number): boolean =>
  length > 1 && ROADS.has((tokens[at + length - 1] as Token).word);

/** What a town is known as, not a quarter. */
export const TOWNS: ReadonlySet<string> = new Set(["lga", "headquarters", "half", "city", "town"]);

function ofPlace(
  words: StateWords,
  line: Line,
  at: number,
  length: number,
  known: PlaceOfState,
  misspelt: boolean,
): Feature | undefined {
  const { tokens, keys, roles } = line;
  const role = roles[at] as Role;
  const { word } = tokens[at] as Token;
  const weight = ROLE[role] * (misspelt ? MISSPELT : 1);
  if (role === "road" && !isRoadName(tokens, at, length)) {
    // A road that is named for a town leads there, and is not in it.
    const road = length === 1 ? words.postings.get((keys[at] as WordKeys).road()) : undefined;
    const worth = TOWNS.has(known.as) ? new Map<number, number>() : times(known.worth, OTHER_ROLE);
    if (road === undefined && worth.size === 0) return undefined;
    const its = weight * leadsTo(word);
    return make(at, length, role, its, [road, 1], { known, worth, left: LEFT.road }, misspelt);
  }
  const next = tokens[at + length]?.word;
  const isLga =
    next === "lga" ||
    next === "lg" ||
    (next === "local" && tokens[at + length + 1]?.word.startsWith("gov") === true);
  const worth = isLga ? times(known.worth, SAID_TO_BE_LGA) : known.worth;
  const isSaidToBeLga = isLga && known.as === "lga";
  if (known.spans) {
    const place = { known, worth: spanning(worth, known), left: known.left };
    return { ...make(at, length, role, weight, [], place, misspelt), isSaidToBeLga };
  }
  const name = length === 1 ? word : length === 2 ? (keys[at] as WordKeys).pair() : undefined;
  const posting = misspelt || name === undefined ? undefined : words.postings.get(name);
  const damp = known.as === "lga" ? ELSEWHERE.lga : ELSEWHERE.other;
  const elsewhere = posting?.map((value, index) =>
    index % 2 === 1 && !known.worth.has(posting[index - 1] as number) ? value * damp : value,
  );
  const place = { known, worth, left: known.left };
  return { ...make(at, length, role, weight, [elsewhere, 1], place, misspelt), isSaidToBeLga };
}

const times = (worth: ReadonlyMap<number, number>, factor: number): Map<number, number> =>
  new Map([...worth].map(([lga, its]) => [lga, its * factor]));

/** In a city of several LGAs its seat is hardly more probable than the others; an LGA of its name is. */
function spanning(worth: ReadonlyMap<number, number>, { as }: PlaceOfState): ReadonlyMap<number, number> {
  if (as === "lga") return worth;
  return new Map([...worth].map(([lga, its]) => [lga, WORTH.city + (its - WORTH.city) * 0.3]));
}

function make(
  at: number,
  length: number,
  role: Role,
  weight: number,
  postings: readonly (Posting | number | undefined)[],
  place: {
    readonly known: PlaceOfState;
    readonly worth: ReadonlyMap<number, number>;
    readonly left: number;
  } | null,
  misspelt: boolean,
  word?: string,
): Feature {
  const counts = new Map(place?.worth);
  for (let index = 0; index < postings.length; index += 2) {
    const posting = (postings[index] ?? []) as Posting;
    const factor = (postings[index + 1] ?? 1) as number;
    for (let pair = 0; pair < posting.length; pair += 2) {
      const lga = posting[pair] as number;
      counts.set(lga, (counts.get(lga) ?? 0) + (posting[pair + 1] as number) * factor);
    }
  }
  let total = 0;
  for (const count of counts.values()) total += count;
  const left = place?.left ?? LEFT.name;
  const spread = word === undefined || place !== null ? 0 : UNSEEN.state * (statesWithWord(word) - 1);
  const unseen = Math.max(UNSEEN.first + spread, (left * total) / (1 - left));
  return {
    at,
    length,
    role,
    counts,
    total,
    unseen,
    weight,
    known: place?.known ?? null,
    misspelt,
    isSaidToBeLga: false,
  };
}
