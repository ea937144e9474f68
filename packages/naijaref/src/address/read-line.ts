import { foldsToNothing } from "../names/fold.ts";
import { statesWithTown } from "../names/known-places.ts";
import type { Token } from "../names/tokens.ts";
import { MARKET_DAYS } from "../names/vocabulary.ts";
import { endsAbroad } from "./abroad.ts";
import { decideAlone, meantElsewhere, placeAlone } from "./alone.ts";
import { isNamedElsewhere, possibleStates } from "./choose-state.ts";
import { decide } from "./decide.ts";
import { type Feature, featuresOf, type Line } from "./features.ts";
import { isNameOfState, type NamedState, statesIn } from "./named-states.ts";
import { type AddressReading, type Decided, unknownReading } from "./reading.ts";
import { rolesOf } from "./roles.ts";
import { writeOut } from "./short-names.ts";
import { cityWords, tokensOfState } from "./state-words.ts";
import { FOUND, NEVER_FOUND } from "./weights.ts";
import { WHY_UNKNOWN, whyOtherState } from "./why.ts";
import { keysOf, type WordKeys } from "./word-keys.ts";
import { speltTokens } from "./words-of-units.ts";

const MOST_WORDS = 60;

/** Reads an address in a state, or in the one that its words name or fit. */
export function readLine(text: string, given: string | undefined): AddressReading {
  const tokens = writeOut(speltTokens(text, MOST_WORDS), text, isNameOfState);
  const roles = rolesOf(tokens);
  const whole = { tokens, keys: keysOf(tokens), roles, skipped: new Set<number>() };
  const named = statesIn(tokens, roles);
  const read = (reading: Decided, used: readonly Span[], state: readonly NamedState[]) => ({
    ...reading,
    ...partsOf(text, tokens, [...used, ...state]),
  });
  const all = [{ at: 0, length: tokens.length }];
  // "Osapa London" is in Lagos, and "Enugu-Ezike" no place of Enugu called Ezike.
  const saysState = named.some(({ at, length, saidToBe }) => saidToBe || at > 0 || length === tokens.length);
  const name = given === undefined || saysState ? undefined : placeAlone(whole, given);
  if (name !== undefined) return read(decideAlone(name), all, []);
  if (endsAbroad(tokens, given) && !named.some(({ saidToBe }) => saidToBe)) {
    return read(unknownReading(null, WHY_UNKNOWN.abroad), [], []);
  }
  const ending = named.filter(({ last, saidToBe }) => last || saidToBe).at(-1);
  if (given !== undefined && ending?.saidToBe === true && !named.some(({ code }) => code === given)) {
    return read(unknownReading(given, whyOtherState(ending.code, given)), [], []);
  }
  const code = given ?? ending?.code ?? named.at(-1)?.code;
  if (code === undefined) {
    const place = placeAlone(whole, undefined);
    if (place !== undefined) return read(decideAlone(place), all, []);
    return readInAnyState(whole, read);
  }
  const mine = named.filter((state) => state.code === code);
  const line = { ...whole, skipped: tokensOfState(code, mine, whole, given) };
  const place = placeAlone(line, code);
  if (place !== undefined) {
    const alone = tokens.flatMap((_, at) => (line.skipped.has(at) ? [] : [{ at, length: 1 }]));
    return read(
      decideAlone(place),
      alone,
      mine.filter(({ at }) => line.skipped.has(at)),
    );
  }
  const features = featuresOf(code, line);
  if (given !== undefined && line.skipped.size === 0) {
    const key = townElsewhere(code, line, features);
    if (key !== undefined) return read(meantElsewhere(code, key), [], []);
  }
  const reading = decide([{ code, features, share: 1 }], FOUND, text, line);
  // "Ali Akilu Road, Kaduna": the state is the city too, and nothing but roads is named.
  const isOpen = reading.status === "unknown" || features.every(({ role }) => role === "road");
  const city = given === undefined && isOpen ? cityWords(code, mine.at(-1), line) : [];
  if (reading.status !== "found" && city.length > 0)
    return read(decide([{ code, features: city, share: 1 }], NEVER_FOUND, text, line), city, []);
  return read(
    reading,
    features,
    mine.filter(({ at }) => line.skipped.has(at)),
  );
}

type Read = (reading: Decided, used: readonly Span[], state: readonly NamedState[]) => AddressReading;

function readInAnyState(line: Line, read: Read): AddressReading {
  const states = possibleStates(line);
  const text = line.tokens.map(({ word }) => word).join(" ");
  const features = states[0]?.features ?? [];
  const places = features.filter(({ known, role }) => known !== null && role !== "road");
  const isGuess =
    // One word, near the name of a town somewhere, may as well be a place that nobody lists.
    features.every(({ misspelt, length }) => misspelt && length === 1) ||
    places.every(
      (place) =>
        // "Near Rimi": places that are near have the names of towns all over the country.
        place.role === "near" ||
        isMarketDay(place, line) ||
        // "Umuogbo Obiofia": quarters and villages of one name are in many states, and nobody knows the rest.
        (place.known !== null && place.known.rank < 2 && !isAllKnown(features, line)) ||
        isNamedElsewhere(states[0]?.code ?? "", place, line),
    );
  return read(decide(states, isGuess ? NEVER_FOUND : FOUND, text, line), features, []);
}

/** Whether every word that could be a place is one of those that say something. */
const isAllKnown = (features: readonly Feature[], { keys, roles }: Line): boolean =>
  keys.every(
    ({ tells }, at) =>
      !tells || roles[at] !== "place" || features.some((one) => at >= one.at && at < one.at + one.length),
  );

/** "Oye Market" is one of a hundred, and no LGA of Ekiti. */
const isMarketDay = ({ at, length }: Feature, { tokens }: Line): boolean =>
  length === 1 && tokens.length > 1 && MARKET_DAYS.has(tokens[at]?.word ?? "");

/** "Port Harcourt" in Anambra: a town of another state is named, and no place of the one that is given. */
function townElsewhere(state: string, line: Line, features: readonly Feature[]): string | undefined {
  if (features.some(({ known, role, misspelt }) => known !== null && role === "place" && !misspelt))
    return undefined;
  const { tokens, keys, roles, skipped } = line;
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(3, tokens.length - at); length > 0; length--) {
      const its = keys[at] as WordKeys;
      if (length === 1 && (!its.tells || (tokens[at]?.word.length ?? 0) < SHORTEST_TOWN)) continue;
      let isFree = true;
      for (let step = at; step < at + length; step++)
        if (skipped.has(step) || roles[step] !== "place") isFree = false;
      if (isFree && statesWithTown().get(its.joined(length))?.includes(state) === false)
        return its.joined(length);
    }
  }
  return undefined;
}

/** A shorter word is the name of a town somewhere, and of other places elsewhere. */
const SHORTEST_TOWN = 5;

/** Some words of an address: the first, and how many. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** The parts of a text that count, and the others, in its order. */
export function partsOf(
  text: string,
  tokens: readonly Token[],
  spans: readonly Span[],
): { readonly used: readonly string[]; readonly unused: readonly string[] } {
  const inOrder = spans.slice().sort((a, b) => a.at - b.at);
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
  return { used, unused };
}
