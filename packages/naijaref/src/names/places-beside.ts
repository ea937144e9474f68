import { getLga } from "../places/lgas.ts";
import { IS } from "./address-words.ts";
import { isDirection } from "./directions.ts";
import { fold } from "./fold.ts";
import { hashesOfNames, isNear, keyOfName, placesOfState } from "./known-places.ts";
import { type Line, MAX_WORDS_OF_NAME, type WordKeys } from "./line.ts";
import { hashOfBoth } from "./marks.ts";
import { misspeltPlace } from "./misspelt.ts";
import { isCapital } from "./named-states.ts";
import { numbersOf } from "./numerals.ts";
import { type NamedPlace, placeCalled } from "./place-named.ts";
import { type Token, wordsOf } from "./tokens.ts";
import { AREA_WORDS } from "./vocabulary.ts";

/** A place that words of a line name. */
export interface Mention {
  readonly place: NamedPlace;
  /** Its tokens: the first, and how many, with what people add to the name. */
  readonly at: number;
  length: number;
  /** "Apapa LGA". */
  readonly isSaidToBeLga?: boolean;
}

/** The places that a line names. */
export interface Mentions {
  readonly list: readonly Mention[];
  /** The place that it is the name of, and nothing else; or the one of several that is meant. */
  readonly place: NamedPlace | undefined;
}

export const NO_MENTIONS: Mentions = { list: [], place: undefined };

/** A line with more words is an address, of which units of the LGA say more. */
const MAX_WORDS = 10;

/** "Lugbe District", "Wuse 2", "Oriade LCDA": the word says nothing of the LGA. */
const isAdded = (word: string): boolean =>
  AREA_WORDS.has(word) || word === "lga" || word === "lg" || word === "lcda" || numbersOf(word).length > 0;

/**
 * The places that a line names in a state, or anywhere: "Mowe Ofada", "Jericho GRA, Ibadan". Where they agree,
 * words that say nothing, roads and what is near are passed over: "12 Hospital Road, Bodija, Ibadan".
 */
export function mentionsIn(line: Line, state: string | undefined): Mentions {
  const { tokens, keys, roles, skipped } = line;
  const list: Mention[] = [];
  let isWhole = true;
  let isLoose = false;
  for (let at = 0; at < tokens.length; at++) {
    if (skipped.has(at)) continue;
    const said = mentionAt(line, at, state);
    const last = list.at(-1);
    if (said === undefined && roles[at] !== "place") {
      // "Bodija near Mokola" is Bodija; but a road that is named for a place leads there.
      const isBehind = state !== undefined && roles[at] === "near" && last?.place.isTown === false;
      isWhole &&= isBehind || !startsName(line, at, state);
      isLoose ||= !isBehind;
    } else if (last !== undefined && (said?.length ?? 1) === 1 && isAdded((tokens[at] as Token).word)) {
      if (last.at + last.length === at) last.length++;
    } else if (said !== undefined) {
      at += said.length - 1;
      if (isPartOfOther(line, at)) isWhole = false;
      else list.push(said);
    } else {
      isWhole &&= !(keys[at] as WordKeys).tells;
      isLoose = true;
    }
  }
  return { list, place: isWhole ? meantOf(list, isLoose) : undefined };
}

/** "Ugep South" is not Ugep. */
function isPartOfOther({ tokens }: Line, last: number): boolean {
  const own = tokens[last];
  const next = tokens[last + 1];
  return next !== undefined && next.part === own?.part && isDirection(next.word) && !isAdded(next.word);
}

/** The same of a line that is nothing but names: most lines are none, and hashes tell it. */
export const namesAlone = (line: Line, state: string | undefined): Mentions =>
  line.tokens.length - line.skipped.size > MAX_WORDS || unknownIn(line, state, 1).length > 0
    ? NO_MENTIONS
    : mentionsIn(line, state);

/** The words that stand where a place is named, and begin no name: at most as many as are asked. */
function unknownIn(line: Line, state: string | undefined, most: number): readonly number[] {
  const { tokens, keys, roles, skipped } = line;
  const unknown: number[] = [];
  for (let at = 0; at < tokens.length && unknown.length < most; at++) {
    if (skipped.has(at)) continue;
    const [length = 0] = knownLengths(line, at, state);
    if (length > 0) at += length - 1;
    else if (roles[at] === "place" && (keys[at] as WordKeys).tells && !isAdded((tokens[at] as Token).word))
      unknown.push(at);
  }
  return unknown;
}

/** Shorter names differ by a letter from others that nobody lists: "Oke-Oro" is not Okearo. */
const MIN_LENGTH_MISSPELT = 8;

/** The same of a line that is a name of several words with a slip: "Isiala agwa North". */
export function namesMisspelt(line: Line, state: string): Mentions {
  const { tokens, keys, skipped } = line;
  const length = tokens.length - skipped.size;
  if (length < 2 || length > MAX_WORDS_OF_NAME) return NO_MENTIONS;
  let at = 0;
  while (skipped.has(at)) at++;
  for (let next = at; next < at + length; next++) if (skipped.has(next)) return NO_MENTIONS;
  const place = placeLike(line, at, length, state);
  if (place === undefined) return NO_MENTIONS;
  const isLong = place.as === "lga" || (keys[at] as WordKeys).joined(length).length >= MIN_LENGTH_MISSPELT;
  return isLong ? { list: [{ place, at, length }], place } : NO_MENTIONS;
}

/** The most words of a line in which one that nobody knows says nothing. */
const MAX_WORDS_AMONG = 4;

/** The place that a short line names, where at most one of its words is none: "Garki Market", "Sabon Lugbe". */
export function meantAmong(line: Line, state: string): NamedPlace | undefined {
  if (line.tokens.length - line.skipped.size > MAX_WORDS_AMONG || unknownIn(line, state, 2).length > 1)
    return undefined;
  // "Dukku Road, Gombe" is on the way to Dukku.
  if (line.roles.some((role) => role !== "place")) return undefined;
  return together(mentionsIn(line, state).list, true);
}

/** The place of all that are named. */
function together([first, ...others]: readonly Mention[], isLoose: boolean): NamedPlace | undefined {
  let meant = first?.place;
  // "Ologuneru Eleyele, Ibadan": the city is around one of the two, and does not choose it.
  for (const { place } of others) if (meant?.either.length === 0) meant = besideOf(meant, place, isLoose);
  return meant;
}

function meantOf(list: readonly Mention[], isLoose: boolean): NamedPlace | undefined {
  // "Ajegunle, Apapa LGA": the text says it.
  const [said, ...more] = list.filter(({ isSaidToBeLga }) => isSaidToBeLga);
  if (said !== undefined && more.length === 0) return said.place;
  // Words of units may say more.
  if (isLoose && list.length < 2) return undefined;
  const meant = together(list, isLoose);
  return isLoose && (meant?.lgaCodes.length !== 1 || meant.doubt !== null) ? undefined : meant;
}

/** Whether words from one on, as many as have its role, may be the name of a place. */
const startsName = (line: Line, at: number, state: string | undefined): boolean =>
  knownLengths(line, at, state).some(
    (length) =>
      line.roles[at + length - 1] === line.roles[at] && (length > 1 || (line.keys[at] as WordKeys).tells),
  );

const ENDS_NAME = IS.road | IS.business;

/** The place that words from one on name, the longest. */
function mentionAt(line: Line, at: number, state: string | undefined): Mention | undefined {
  const { tokens, keys, roles } = line;
  for (const length of knownLengths(line, at, state)) {
    const last = at + length - 1;
    // "Ring Road" and "Pen Cinema" are quarters; in "Ibadan South-West Ring Road" two words may be of the road.
    const endsName = ((keys[last] as WordKeys).meanings & ENDS_NAME) !== 0;
    if (roles[last] !== "place" && !endsName && (roles[at] !== "place" || length < 3)) continue;
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const place = placeCalled(words, state);
    if (place === undefined) continue;
    const isMiddle = place.seat !== null && isTownAfter(tokens, at + length);
    const isSaidToBeLga = place.as === "lga" && saysLga(tokens, at + length);
    return { place: isMiddle ? middleOf(place, place.seat as string) : place, at, length, isSaidToBeLga };
  }
  return undefined;
}

/** "LGA", "Local Government", "Local Govt". */
export function saysLga(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  return (
    word === "lga" || word === "lg" || (word === "local" && tokens[at + 1]?.word.startsWith("gov") === true)
  );
}

/** "Yola Town" and "Umuahia Main Town", but not "Aba Town Hall". */
export const isTownAfter = (tokens: readonly Token[], at: number): boolean => {
  const town = tokens[at]?.word === "main" ? at + 1 : at;
  return tokens[town]?.word === "town" && tokens[town + 1]?.word !== "hall";
};

const NO_LENGTHS: readonly number[] = [];

/** How many words from one on may be the name of a place of a state, or of any, the most first. */
export function knownLengths(
  { tokens, keys, skipped }: Line,
  at: number,
  state: string | undefined,
): readonly number[] {
  const names = hashesOfNames(state);
  const isPerson = (which: number): boolean => ((keys[which]?.meanings ?? 0) & IS.person) !== 0;
  let lengths = NO_LENGTHS;
  let hash = 0;
  // "Kofar Doka" is a gate in Zaria, and no Doka; "Kofar Sarki Kuje" is in Kuje.
  if (isPerson(at - 1) && !isPerson(at - 2) && tokens[at - 1]?.part === tokens[at]?.part) return lengths;
  const end = Math.min(tokens.length, at + MAX_WORDS_OF_NAME);
  for (let next = at; next < end && !skipped.has(next); next++) {
    const isOver = tokens[next]?.part !== tokens[at]?.part;
    // "GRA, Enugu" is a quarter, and "GRA, Enugu East" is in the LGA.
    if (isOver && (next > at + 1 || isDirection(tokens[next + 1]?.word ?? ""))) break;
    const its = keys[next] as WordKeys;
    hash = hashOfBoth(hash, its.hash, its.power);
    if (names.has(hash)) lengths = [next - at + 1, ...lengths];
  }
  return lengths;
}

/** "Yola Town" is not all of Yola, but the town that was there first, the headquarters of Yola South. */
const middleOf = (place: NamedPlace, seat: string): NamedPlace => ({
  ...place,
  as: "headquarters",
  lgaCodes: [seat],
  called: [],
});

/** The place that words are the name of but for a slip. */
function placeLike(line: Line, at: number, length: number, state: string): NamedPlace | undefined {
  const key = misspeltPlace(state, line, at, length);
  const [like] = (key === undefined ? undefined : placesOfState(state).get(key)) ?? [];
  const words = wordsOf(fold(like?.name ?? ""));
  const place = placeCalled(words, state);
  return place && { ...place, isMisspelt: true };
}

/** The one of two places that is meant: that which is in the other, or near to it; or either. */
function besideOf(one: NamedPlace, other: NamedPlace, isLoose: boolean): NamedPlace | undefined {
  const within = one.lgaCodes.filter((code) => other.reaches.includes(code));
  const around = other.lgaCodes.filter((code) => one.reaches.includes(code));
  if (within.length > 0 || around.length > 0) {
    const isAround = around.length > 0 && (within.length === 0 || (one.isTown && !other.isTown));
    const lgaCodes = isAround ? around : within;
    const doubt = one.doubt === null ? null : other.doubt;
    return {
      ...(isAround ? other : one),
      lgaCodes,
      called: [],
      doubt: doubt === "state" && isInOneState(lgaCodes) ? null : doubt,
      hasOneSource: one.hasOneSource && other.hasOneSource,
    };
  }
  const near = besideTown(one, other) ?? (isDivision(other) ? undefined : besideTown(other, one));
  if (near !== undefined || isLoose) return near;
  const both = [...one.lgaCodes, ...other.lgaCodes];
  // The name of a place is that of others, elsewhere: one of them may be here.
  if (!isInOneState(both)) return undefined;
  return { ...one, lgaCodes: both, called: [], doubt: null, hasOneSource: false, either: [one, other] };
}

const isInOneState = (lgas: readonly string[]): boolean =>
  new Set(lgas.map((code) => getLga(code)?.stateCode)).size === 1;

const isDivision = ({ as }: NamedPlace): boolean => as === "lga" || as === "half" || as === "lcda";

/** A town of its own is written before a city or the capital: "Moniya, Ibadan". Other towns are in none. */
function besideTown(place: NamedPlace, town: NamedPlace): NamedPlace | undefined {
  if (place.doubt === "source" || !town.isTown) return undefined;
  const [lga = ""] = town.reaches;
  const isCapitalTown = isCapital(getLga(lga)?.stateCode ?? "", keyOfName(town.name));
  if (place.isTown && !isCapitalTown && town.reaches.length <= place.reaches.length) return undefined;
  const lgaCodes = place.lgaCodes.filter((one) => town.reaches.some((other) => isNear(one, other)));
  return lgaCodes.length === 0 ? undefined : { ...place, lgaCodes, called: [], doubt: null };
}
