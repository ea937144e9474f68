import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { keyOfName, lgasCalledAfter, placesOfState, statesWithTown } from "../names/known-places.ts";
import { MIN_LENGTH_FOR_TWO, placesLike } from "../names/misspelt.ts";
import { misspeltNamesIn } from "../names/place-in-text.ts";
import { labelsOf, type NamedPlace, whyNamed } from "../names/place-named.ts";
import { knownLengths, meantAmong, mentionsIn } from "../names/places-beside.ts";
import { type Token, wordsOf } from "../names/tokens.ts";
import type { MatchEntry } from "./list.ts";
import type { Query } from "./query.ts";
import type { Reading } from "./reading.ts";
import { candidateFrom, type MatchResult, matched, nothing, quote, round, severalOf } from "./result.ts";
import { doubtAlso, doubtTypo, isOneSlip, lgasOf, lgasWithWard } from "./wards.ts";
import { offered, type Weighed } from "./weigh.ts";
import { OF_A_WARD, OF_HEADQUARTERS, OF_LOCALITY, OF_ONE_SOURCE } from "./weights.ts";

/** The LGA that a text names by a place in it, and not by its own name. */

const labels = (lgas: readonly MatchEntry[]): string => labelsOf(lgas.map(({ code }) => code));

/**
 * The LGA that a text names by a place in it: "Benin City" is the headquarters of Oredo. Undefined if it is
 * no such place. It is ambiguous where the place is in several LGAs, and where others are called after it.
 */
export const matchPlace = (query: Query): MatchResult | undefined =>
  matchNamed(query, query.inText.mentions.place);

/** The same of a name with a slip: "Ukanu East". */
export function matchPlaceMisspelt(query: Query): MatchResult | undefined {
  const result = matchNamed(query, misspeltNamesIn(query.inText).place);
  return result && (tooShort(query, result) ?? result);
}

function matchNamed(
  { text }: Query,
  place: NamedPlace | undefined,
  said = place?.isMisspelt ? `${quote(text)}, ${place.name} with a slip,` : quote(text),
): MatchResult | undefined {
  if (place === undefined) return undefined;
  const entries = lgasOf(place.lgaCodes);
  const [only] = entries;
  if (only === undefined) return undefined;
  const why = whyNamed(said, place);
  if (place.doubt === "state")
    return nothing(
      why,
      entries.map((entry) => candidateFrom(entry, Math.min(0.5, round(0.8 / entries.length)))),
    );
  if (entries.length > 1) return severalOf(why, entries);
  if (place.doubt === "source") return nothing(why, [candidateFrom(only, 0.5)]);
  const ofTwo = place.as === "headquarters" ? OF_HEADQUARTERS : OF_LOCALITY;
  const isSure = !place.hasOneSource && !place.isMisspelt;
  return matched(only, place.isMisspelt ? "typo" : "alias", isSure ? ofTwo : OF_ONE_SOURCE, why);
}

/** The LGAs that have a word of a name: "Namoda" stands only in Kaura Namoda, and "Birnin" in many. */
const lgasWithWords = ({ joined, words, marks }: Reading): readonly MatchEntry[] =>
  lgasOf(marks.length > 0 || joined.length < MIN_LETTERS ? [] : lgasCalledAfter(words, undefined));

/** Fewer letters are a part of too many names. */
const MIN_LETTERS = 4;

/**
 * "Jangebe" is a ward of one LGA of the state, and "Namoda" a word of its name: who writes it in a column of
 * LGAs lives there.
 */
export function matchWardOfLga(query: Query): MatchResult | undefined {
  const { text, area, reading } = query;
  if (area.state === undefined) return undefined;
  const wards = lgasWithWard(reading, area.state.code, false);
  const called = lgasWithWords(reading);
  if (wards.length === 0 && called.length !== 1) return undefined;
  const { code } = area.state;
  const lgas = [...new Set([...wards, ...called.filter(({ stateCode }) => stateCode === code)])];
  const [only] = lgas;
  if (only === undefined) return undefined;
  const is = `${quote(text)} is ${wards.length > 0 ? "a ward" : "a part of the name"} of`;
  if (lgas.length === 1) return matched(only, "alias", OF_ONE_SOURCE, `${is} ${only.label}.`);
  return severalOf(`${is} ${labels(lgas)}. Give the LGA.`, lgas, OF_A_WARD);
}

/**
 * "Okq-Agbe" is the headquarters Oke-Agbe with a slip, and no typing error of the LGA Okeigbo. What is nearer to the
 * LGA is the LGA.
 */
export function placeInAnotherLga(query: Query, typo: MatchResult): MatchResult | undefined {
  const { text, run, area } = query;
  const state = area.state?.code;
  if (state === undefined) return undefined;
  const named = query.weighed[0]?.name.reading.joined ?? "";
  const own = editCost(run, named, 1);
  const keys = placesLike(state, run);
  if (keys.length === 0 || keys.some((key) => own < editCost(run, key, 2))) return undefined;
  const places = keys.flatMap((key) => placesOfState(state).get(key) ?? []);
  const entries = lgasOf(places.flatMap(({ lgaCodes }) => lgaCodes));
  return doubtAlso(text, typo, entries, `nearly ${places[0]?.name}, a place in ${labels(entries)}`);
}

/**
 * "Sabo" is a quarter of many towns, and no Sabon Gari cut in its first word; "Binani" is two slips from Binji, and
 * as probably a place that no list has; "Bao" is near to names of three states.
 */
export function tooShort(query: Query, typo: MatchResult): MatchResult | undefined {
  const weighed = query.weighed;
  const [best] = weighed;
  if (best === undefined || best.entry.code !== typo.code || !isTooShort(best, query)) return undefined;
  const why = `${quote(query.text)} may be ${typo.name}, and in so few letters another place.`;
  return nothing(why, offered(weighed));
}

function isTooShort({ reading, name }: Weighed, { area }: Query): boolean {
  const { joined } = reading;
  const { joined: named, words } = name.reading;
  if (named.startsWith(joined)) return words.length > 1 && joined.length < (words[0] as string).length;
  if (joined.length < MIN_LETTERS && area.state === undefined) return true;
  if (joined.length >= MIN_LENGTH_FOR_TWO || isOneSlip(reading, name)) return false;
  const isOfWord = words.some((word) => word !== joined && editCost(joined, word, 1) <= 1);
  return named.length < MIN_LENGTH_FOR_TWO || isOfWord;
}

/**
 * "Dukku Road, Gombe" leads to Dukku, and "Maroco, Nasarawa" is in the state: no word names the LGA. "Egbeda-Idimu
 * Road, Egbeda, Lagos" says another state than the LGA's.
 */
export function namedOtherwise({ text, inText, area }: Query, typo: MatchResult): MatchResult | undefined {
  const { tokens, roles, skipped } = inText.line;
  const [its] = typo.candidates;
  if (area.state === undefined && skipped.size > 0 && its?.stateCode !== inText.stateCode)
    return doubtTypo(typo, [], `${quote(text)} names another state than that of ${typo.name}.`);
  const own = wordsOf(fold(typo.name ?? ""));
  const named = tokens.flatMap(({ word }, at) => (own.includes(word) ? [at] : []));
  if (named.length < own.length || !named.every((at) => roles[at] === "road" || skipped.has(at)))
    return undefined;
  const why = `${quote(text)} names a road or a state that is called like ${typo.name}, and not the LGA.`;
  return doubtTypo(typo, [], why);
}

/** "Warri" in Bauchi is the town in Delta, and no typing error of Warji. */
export function townOfAnotherState({ text, area }: Query, typo: MatchResult): MatchResult | undefined {
  const key = keyOfName(text);
  const states = statesWithTown().get(key) ?? [];
  const { state } = area;
  if (state === undefined || states.length === 0 || states.includes(state.code)) return undefined;
  const places = states.flatMap((code) => placesOfState(code).get(key) ?? []);
  const entries = lgasOf(places.flatMap(({ lgaCodes }) => lgaCodes));
  return doubtAlso(text, typo, entries, `a town in ${labels(entries)}`);
}

/** "Garki Market": the place of a short line with one word that nobody knows, where no name is like the line. */
export function matchPlaceAmong(query: Query): MatchResult | undefined {
  const { text, run, inText, area } = query;
  const { line, stateCode, elsewhere } = inText;
  if (stateCode === undefined || stateCode !== area.state?.code || elsewhere !== undefined) return undefined;
  // "Katsina-Ala" in Borno is no Ala, and "Ome Mapo" is Oke Mapo with a slip.
  if (statesWithTown().has(keyOfName(text)) || placesLike(stateCode, run).length > 0) return undefined;
  const place = meantAmong(line, stateCode);
  if (place?.doubt !== null || place.lgaCodes.length !== 1) return undefined;
  return matchNamed(query, place, `${quote(text)} names ${place.name}, which`);
}

/** "Agbado, Apapa": a place of another LGA is named beside the LGA. */
export function placeBeside({ text, inText }: Query, typo: MatchResult): MatchResult | undefined {
  const { line, stateCode } = inText;
  const { tokens } = line;
  const own = wordsOf(fold(typo.name ?? ""));
  // "Oruko-Anam" is Oruk Anam with a slip, and no Oruko.
  const isOwn = ({ word }: Token): boolean => own.some((its) => editCost(word, its, 1) <= 1);
  // Most texts have no word that begins another name.
  if (!tokens.some((token, at) => knownLengths(line, at, stateCode).length > 0 && !isOwn(token)))
    return undefined;
  const others = mentionsIn(line, stateCode).list.filter(
    ({ place, at, length }) =>
      place.doubt !== "source" &&
      !place.reaches.includes(typo.code ?? "") &&
      !tokens.slice(at, at + length).some(isOwn),
  );
  const [other] = others;
  if (other === undefined) return undefined;
  const entries = lgasOf(others.flatMap(({ place }) => place.lgaCodes));
  const why = `${quote(text)} names ${other.place.name}, a place in ${labels(entries)}, beside ${typo.name}.`;
  return doubtTypo(typo, entries, why);
}
