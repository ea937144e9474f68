import { IS } from "../names/address-words.ts";
import { foldsToNothing } from "../names/fold.ts";
import {
  type KnownPlace,
  placesAcross,
  placesOfState,
  statesWithName,
  statesWithTown,
} from "../names/known-places.ts";
import { type Line, type WordKeys, withSkipped } from "../names/line.ts";
import { hashOfBoth } from "../names/marks.ts";
import { isCapital, type NamedState } from "../names/named-states.ts";
import { misspeltNamesIn, namesIn } from "../names/place-in-text.ts";
import { type NamedPlace, whyNamed } from "../names/place-named.ts";
import type { Token } from "../names/tokens.ts";
import { MARKET_DAYS } from "../names/vocabulary.ts";
import { type PossibleState, possibleStates } from "./choose-state.ts";
import { decide } from "./decide.ts";
import { statesOf } from "./evidence.ts";
import { type Feature, featuresOf, isAllOf, isKnownPlace } from "./features.ts";
import {
  type AddressReading,
  candidateOf,
  type Decided,
  decided,
  MAX_CANDIDATES,
  unknownReading,
  WHY_UNKNOWN,
  whyOtherState,
  whyTownElsewhere,
} from "./reading.ts";
import { COMMON_NAME } from "./weights.ts";

/** Reads an address in a state, or in the one that its words name or fit. */
export function readLine(text: string, given: string | undefined): AddressReading {
  const names = namesIn(text, given);
  const { line, states, stateCode: code, elsewhere } = names;
  const { list, place } = names.mentions.place === undefined ? misspeltNamesIn(names) : names.mentions;
  const read: Read = (reading, used) => {
    setParts(reading, text, line.tokens, used);
    return reading;
  };
  const said = states.filter(({ at }) => line.skipped.has(at));
  if (elsewhere === "abroad") return read(unknownReading(null, WHY_UNKNOWN.abroad), []);
  const { tokens, skipped } = line;
  // "Kaduna" alone is the state, and beside a state's name what one source alone has is too little.
  const isPlace =
    given !== undefined || code === undefined || (skipped.size < tokens.length && place?.doubt !== "source");
  if (place !== undefined && isPlace) {
    return read(decideAlone(place), [...list, ...said]);
  }
  if (code === undefined) return readInAnyState(line, read);
  if (elsewhere !== undefined) return read(unknownReading(code, whyOtherState(elsewhere.code, code)), []);
  const features = featuresOf(code, line);
  const refuse = (places: readonly KnownPlace[]): AddressReading =>
    read(unknownReading(code, whyTownElsewhere(places, code)), []);
  const towns = given === undefined ? [] : townElsewhere(given, line, features);
  if (towns.length > 0) return refuse(towns);
  const reading = decide([{ code, features }], line, () => false);
  if (reading.status !== "found") {
    const last = states.at(-1);
    const suburb = last?.saidToBe === true ? undefined : suburbOf(code, line, features);
    if (suburb !== undefined) {
      if (given !== undefined) return refuse([suburb]);
      const its = featuresOf(suburb.stateCode, line);
      const there = decide([{ code: suburb.stateCode, features: its }], line, () => false);
      return read(there, [...its, ...states]);
    }
    // "Ali Akilu Road, Kaduna": the state is the city too, and nothing but roads is named.
    const isOpen = reading.status === "unknown" || features.every(({ role }) => role === "road");
    const city = given === undefined && isOpen ? cityWords(code, last, line) : [];
    if (city.length > 0)
      return read(
        decide([{ code, features: city }], line, () => true),
        city,
      );
  }
  return read(reading, [...features, ...said]);
}

type Read = (reading: Decided, used: readonly Span[]) => AddressReading;

function readInAnyState(given: Line, read: Read): AddressReading {
  const line = withSkipped(given, given.skipped, true);
  const states = possibleStates(line);
  const reading = decide(states, line, (likeliest) => isGuess(likeliest, line));
  const state = reading.candidates[0]?.stateCode;
  return read(reading, states.find(({ code }) => code === state)?.features ?? []);
}

/** Whether what the words say in a state that nobody has named is too little for an answer. */
function isGuess({ features }: PossibleState, line: Line): boolean {
  // One word, near the name of a town somewhere, may as well be a place that nobody lists.
  if (features.every(({ misspelt, length }) => misspelt && length === 1)) return true;
  const elsewhere = line.roles.flatMap((role, at) => (role === "place" ? [] : [at]));
  const isAllKnown = isAllOf(withSkipped(line, new Set(elsewhere)), features);
  return features
    .filter(({ known, role }) => known !== null && role !== "road")
    .every(
      (place) =>
        // "Near Rimi": places that are near have the names of towns all over the country.
        (place.role === "near" && !isOnlyTown(place, line)) ||
        // "Oye Market" is one of a hundred, and no LGA of Ekiti.
        (place.length === 1 && MARKET_DAYS.has(line.tokens[place.at]?.word ?? "")) ||
        // "Umuogbo Obiofia": quarters and villages of one name are in many states, and nobody knows the rest.
        // "Awolowo Road, Ikoyi": two states have an Ikoyi, and many have such a road.
        (place.known !== null &&
          place.known.rank < 2 &&
          (!isAllKnown || isOneOfSeveral(place, features, line))),
    );
}

/**
 * "Behind Bende Market": of all places only an LGA, a headquarters or a city has the name, which is no word of many
 * others, as "Rimi" is, nor that of a business: "Eku Plaza".
 */
function isOnlyTown({ at, length, known, isSaidToBeLga }: Feature, { keys }: Line): boolean {
  if (isSaidToBeLga) return true;
  const its = keys[at] as WordKeys;
  const isBusiness = ((keys[at + length]?.meanings ?? 0) & IS.business) !== 0;
  if (known === null || known.rank < 2 || isBusiness) return false;
  return (
    statesWithName().get(its.joined(length))?.length === 1 &&
    (length > 1 || statesOf(its.hash).length < COMMON_NAME)
  );
}

/** Whether nothing beside a place tells which of the states with its name is meant. */
function isOneOfSeveral(place: Feature, features: readonly Feature[], { keys }: Line): boolean {
  const states = statesWithName().get((keys[place.at] as WordKeys).joined(place.length)) ?? [];
  const others = features.filter((one) => one !== place);
  return states.length > 1 && !others.some(({ at }, next) => isOfOneState(keys, at, others[next + 1]?.at));
}

/** Whether a word is in names of one state, or with its neighbour: "Bode Thomas". */
function isOfOneState(keys: readonly WordKeys[], at: number, next: number | undefined): boolean {
  const { hash } = keys[at] as WordKeys;
  if (statesOf(hash).length <= 1) return true;
  const beside = next === at + 1 ? keys[next] : undefined;
  return beside !== undefined && statesOf(hashOfBoth(hash, beside.hash, beside.power)).length === 1;
}

/**
 * The words of an address that ends in the name of a state which is a city too, with the city among them:
 * "Agbani Road, Enugu". None if there is no such city, or nothing but the name.
 */
function cityWords(code: string, state: NamedState | undefined, line: Line): readonly Feature[] {
  if (state === undefined || state.saidToBe || line.tokens.length <= state.length) return [];
  if (!isCapital(code, state.key)) return [];
  const skipped = new Set([...line.skipped].filter((at) => at < state.at || at >= state.at + state.length));
  return featuresOf(code, withSkipped(line, skipped));
}

/** Cities that have grown over the borders of their states. */
const METROPOLES: Readonly<Record<string, string>> = { FC: "abuja", LA: "ikeja" };

/** "Masaka, Abuja", "Mowe, Lagos": the suburb across the border that is named where no place on this side is. */
function suburbOf(state: string, line: Line, features: readonly Feature[]): KnownPlace | undefined {
  const middle = METROPOLES[state];
  if (middle === undefined || features.some((one) => isKnownPlace(one) && one.known?.isUnverified === false))
    return undefined;
  const lga = placesOfState(state).get(middle)?.[0]?.lgaCodes[0] ?? "";
  const { tokens } = line;
  // A word that units of the state have is a quarter here: "Owode, Lagos".
  const here = new Set(features.filter(({ known }) => known === null).map(({ at }) => tokens[at]?.word));
  const found = keysIn(line, MIN_SUBURB_LENGTH).flatMap(({ key }) =>
    here.has(key) ? [] : placesAcross(key, state, lga),
  );
  const lgas = new Set(found.flatMap(({ lgaCodes }) => lgaCodes));
  return lgas.size === 1 ? found[0] : undefined;
}

/** "Port Harcourt" in Anambra: a town of other states is named, and no place of the one that is given. */
function townElsewhere(given: string, line: Line, features: readonly Feature[]): readonly KnownPlace[] {
  if (line.skipped.size > 0) return [];
  const known = features.filter(isKnownPlace);
  for (const { key, at, length } of keysIn(line, MIN_TOWN_LENGTH)) {
    // "Katsina-Ala" in Borno, where Ala is a quarter.
    if (!known.every((its) => its.length < length && its.at >= at && its.at + its.length <= at + length))
      continue;
    const states = statesWithTown().get(key);
    if (states?.includes(given) === false)
      return states.flatMap((state) => placesOfState(state).get(key)?.slice(0, 1) ?? []);
  }
  return [];
}

/** What words that are no road nor a landmark may be the names of, the longest first. */
function keysIn(
  { tokens, keys, roles, skipped }: Line,
  letters: number,
): (Span & { readonly key: string })[] {
  const names: (Span & { readonly key: string })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const its = keys[at] as WordKeys;
    let end = at;
    while (end < tokens.length && end < at + 3 && !skipped.has(end) && roles[end] === "place") end++;
    for (let length = end - at; length > 0; length--)
      if (length > 1 || (its.tells && its.joined(1).length >= letters))
        names.push({ key: its.joined(length), at, length });
  }
  return names;
}

/** A shorter word is the name of a town somewhere, and of other places elsewhere. */
const MIN_TOWN_LENGTH = 5;
const MIN_SUBURB_LENGTH = 4;

/** Some words of an address: the first, and how many. */
interface Span {
  readonly at: number;
  readonly length: number;
}

/** Sets the parts of a text that count, and the others, in its order. */
function setParts(reading: Decided, text: string, tokens: readonly Token[], spans: readonly Span[]): void {
  const inOrder = spans.length < 2 ? spans : spans.slice().sort((a, b) => a.at - b.at);
  const used: string[] = [];
  const unused: string[] = [];
  const slice = (from: number, to: number): string =>
    text.slice((tokens[from] as Token).from, (tokens[to - 1] as Token).to);
  let next = 0;
  for (const { at, length } of inOrder) {
    used.push(slice(at, at + length));
    if (at > next) unused.push(slice(next, at));
    next = Math.max(next, at + length);
  }
  if (next < tokens.length) unused.push(slice(next, tokens.length));
  // More words than are read.
  const end = tokens.at(-1)?.to ?? 0;
  if (end < text.length && !foldsToNothing(text.slice(end))) unused.push(text.slice(end).trim());
  reading.used = used;
  reading.unused = unused;
}

const SURE = 0.95;
/** One source alone says in which LGA the place is. */
const OF_ONE_SOURCE = 0.85;
const DOUBTFUL = 0.5;

function decideAlone(place: NamedPlace): Decided {
  const { lgaCodes, doubt, hasOneSource } = place;
  const isFound = lgaCodes.length === 1 && doubt === null;
  const confidence = isFound ? (hasOneSource ? OF_ONE_SOURCE : SURE) : DOUBTFUL / lgaCodes.length;
  const candidates = lgaCodes.slice(0, MAX_CANDIDATES).map((code) => candidateOf(code, confidence));
  const isIn = place.locality?.lgaCodes.every((code) => lgaCodes.includes(code)) === true;
  return decided(isFound, candidates, confidence, isIn ? place.locality : null, whyNamed(place.name, place));
}
