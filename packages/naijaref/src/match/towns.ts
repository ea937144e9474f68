import { IS as IS_MEANT, meaningsOf } from "../names/address-words.ts";
import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { placesOfState, statesWithTown } from "../names/known-places.ts";
import { hashesOf } from "../names/marks.ts";
import { MIN_LENGTH_FOR_TWO, misspeltPlace, placesLike } from "../names/misspelt.ts";
import {
  lgasCalledAfter,
  MAX_WORDS_OF_TWO,
  type NamedPlace,
  placeNamed,
  whyNamed,
} from "../names/place-named.ts";
import { writeOut } from "../names/short-names.ts";
import { inBrackets, tokensOf, wordsOf } from "../names/tokens.ts";
import type { MatchEntry } from "./list.ts";
import type { Query } from "./query.ts";
import type { Reading } from "./reading.ts";
import {
  candidateFrom,
  type MatchResult,
  matched,
  nothing,
  quote,
  round,
  severalOf,
  uncoded,
} from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { doubtTypo, isOneSlip, lgasOf, lgasWithWard } from "./wards.ts";
import { offered, type Weighed } from "./weigh.ts";
import {
  AUTOMATIC,
  MAX_CANDIDATES,
  OF_A_WARD,
  OF_HEADQUARTERS,
  OF_LOCALITY,
  OF_ONE_SOURCE,
} from "./weights.ts";

/** The LGA that a text names by a place in it, and not by its own name. */

const labels = (list: readonly MatchEntry[]): string =>
  list
    .slice(0, MAX_CANDIDATES)
    .map(({ label }) => label)
    .join("; ");

const LCDA = /\b(?:l\.?c\.?d\.?a\.?|local council development area)\s*$/i;

/** The place that a text is the name of, with a remark in brackets or without. */
function placeOf({ text, folded, outside, reading, area }: Query): NamedPlace | undefined {
  const state = area.state?.code;
  // Most texts do not end in "LCDA", or "area".
  const isLcda = folded.endsWith("a") && LCDA.test(text);
  const place = placeNamed(isLcda ? wordsOf(fold(text.replace(LCDA, ""))) : wordsOf(folded), state);
  if (place !== undefined) return place;
  const written = /[./]/.test(text) ? placeNamed(wordsWrittenOut(text), state) : undefined;
  if (written !== undefined) return written;
  if (outside === undefined) {
    const bare = reading.parts.join(" ") === folded ? undefined : placeNamed(reading.parts, state);
    // "Gwagwa Area Council" is no quarter.
    return bare?.as === "area" ? undefined : bare;
  }
  return placeNamed(wordsOf(fold(outside)), state) ?? placeNamed(wordsOf(fold(inBrackets(text))), state);
}

/** The words of "U/Rimi" are Unguwar Rimi, as in an address. */
const wordsWrittenOut = (text: string): string[] =>
  writeOut(tokensOf(text, MAX_WORDS_OF_TWO + 1), text, () => false).map(({ word }) => word);

/**
 * The LGA that a text names by a place in it: "Benin City" is the headquarters of Oredo. Undefined if it is
 * no such place. It is ambiguous where the place is in several LGAs, and where others are called after it.
 */
export function matchPlace(query: Query): MatchResult | undefined {
  const { text, folded, run, area } = query;
  // "Katsina State" is the state, and not the town that it is called after.
  if (folded.endsWith(" state")) return undefined;
  const place = placeOf(query);
  if (place === undefined) return undefined;
  const entries = lgasOf(place.lgaCodes);
  const [only] = entries;
  if (only === undefined) return undefined;
  const why = whyNamed(quote(text), place);
  const elsewhere = area.state === undefined ? scopesOf("lga").named(run) : [];
  if (entries.length === 1 && elsewhere.length > 0)
    return nothing(`${why} It is also the name of an LGA: ${labels(elsewhere)}.`, [
      candidateFrom(only, 0.5),
      ...elsewhere.map((entry) => candidateFrom(entry, 0.2)),
    ]);
  if (place.doubt === "state")
    return nothing(
      why,
      entries.map((entry) => candidateFrom(entry, Math.min(0.5, round(0.8 / entries.length)))),
    );
  if (entries.length > 1) return severalOf(why, entries);
  if (place.doubt === "source") return nothing(why, [candidateFrom(only, 0.5)]);
  const ofTwo = place.as === "headquarters" ? OF_HEADQUARTERS : OF_LOCALITY;
  return matched(only, "alias", place.hasOneSource ? OF_ONE_SOURCE : ofTwo, why);
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
  const [best] = query.weighing()?.weighed ?? [];
  const rest = reading.words.filter((word) => best?.name.reading.words.includes(word) === false);
  // "Fatika Giwa" is a ward, and its LGA.
  const wards =
    rest.length > 0 && rest.length < reading.words.length
      ? lgasWithWard(rest.join(""), area.state.code).filter((lga) => lga === best?.entry)
      : lgasWithWard(reading.joined, area.state.code);
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
 * "Okq-Agbe" is the headquarters Oke-Agbe with a slip, and no typing error of the LGA Okeigbo; "Kata" is one slip
 * from Kuta, and two from the LGA Katcha. What is nearer to the LGA is the LGA.
 */
export function placeInAnotherLga(query: Query, typo: MatchResult): MatchResult | undefined {
  const { text, run, area } = query;
  const state = area.state?.code;
  if (state === undefined) return undefined;
  const named = query.weighing()?.weighed[0]?.name.reading.joined ?? "";
  const own = editCost(run, named, 1);
  const keys = run.length < MIN_LETTERS_OF_TWO ? nearerPlace(query) : placesLike(state, run, hashesOf(run));
  if (keys.length === 0 || keys.some((key) => own < editCost(run, key, 2))) return undefined;
  const places = keys.flatMap((key) => placesOfState(state).get(key) ?? []);
  const entries = lgasOf(places.flatMap(({ lgaCodes }) => lgaCodes));
  if (entries.some(({ code }) => code === typo.code)) return undefined;
  return doubtTypo(
    typo,
    entries,
    `${quote(text)} is spelt almost as ${typo.name}, but also as ${places[0]?.name}, a place in ${labels(entries)}.`,
  );
}

/** "Ukanu East" is Nkanu East with a slip, as an address has it, though a first letter is seldom typed wrong. */
export function lgaMisspelt(query: Query): MatchResult | undefined {
  const { text, run, area } = query;
  const state = area.state?.code;
  const [best] = query.weighing()?.weighed ?? [];
  // What is likelier was forbidden.
  if (state === undefined || best === undefined || best.probability >= AUTOMATIC) return undefined;
  if (best.probability < OF_A_WARD || scopesOf("lga").named(run).length > 0) return undefined;
  const [place] = placesOfState(state).get(misspeltPlace(state, run, hashesOf(run)) ?? "") ?? [];
  const isSame = place?.as === "lga" && place.lgaCodes[0] === best.entry.code;
  if (!isSame || best.reading.marks.length !== best.name.reading.marks.length) return undefined;
  return matched(best.entry, "typo", OF_ONE_SOURCE, `${quote(text)} is spelt almost as ${best.entry.label}.`);
}

/** In fewer letters two slips make one name of another. */
const MIN_LETTERS_OF_TWO = 5;

/** The places that a text is but for one slip, where the likeliest LGA is farther, and not the text cut short. */
function nearerPlace(query: Query): readonly string[] {
  const { run, area, reading } = query;
  const [best] = query.weighing()?.weighed ?? [];
  if (best === undefined || isOneSlip(best.reading, best.name)) return [];
  if (best.name.reading.joined.startsWith(reading.joined)) return [];
  return [...placesOfState(area.state?.code ?? "").keys()].filter((key) => editCost(run, key, 1) <= 1);
}

/**
 * "Sabo" is a quarter of many towns, and no Sabon Gari cut in its first word; "Binani" is two slips from Binji, and
 * as probably a place that no list has; "Bao" is near to names of three states.
 */
export function tooShort(query: Query, typo: MatchResult): MatchResult | undefined {
  const weighed = query.weighing()?.weighed ?? [];
  const [best] = weighed;
  if (best === undefined || !isTooShort(best, query)) return undefined;
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

/** "Dukku Road, Gombe": the road is called after the LGA, and leads there. */
export function roadToLga({ text, folded }: Query, typo: MatchResult): MatchResult | undefined {
  const words = wordsOf(folded);
  const own = wordsOf(fold(typo.name ?? ""));
  const at = words.findIndex((word) => (meaningsOf(word) & IS_MEANT.road) !== 0);
  const name = words[at - 1];
  // "Orlu Road, Orlu" names the town too.
  if (name === undefined || !own.includes(name) || words.lastIndexOf(name) !== words.indexOf(name))
    return undefined;
  const road = `${name} ${words[at]}`;
  return uncoded(
    "ambiguous",
    `${quote(text)} names a road, "${road}", that may lead to ${typo.name}.`,
    typo.candidates,
  );
}

/** "Tudun Wada, Jos" is in Plateau, and not the LGA in Kano: a town of another state is named behind it. */
export function townElsewhere({ text, folded, area }: Query, typo: MatchResult): MatchResult | undefined {
  if (area.state !== undefined) return undefined;
  const own = wordsOf(fold(typo.name ?? ""));
  const words = wordsOf(folded);
  const behind = words.reduce((after, word, at) => (own.includes(word) ? at + 1 : after), 0);
  const states = statesWithTown().get(words.slice(behind).join(""));
  const [likely] = typo.candidates;
  if (states === undefined || likely === undefined || states.includes(likely.stateCode ?? ""))
    return undefined;
  return uncoded(
    "ambiguous",
    `${quote(text)} names a town of another state beside ${typo.name}.`,
    typo.candidates,
  );
}

/** "Masaka, Nasarawa" is a place of the state, and not the LGA that has the state's name. */
export function stateBehind({ text, folded, run }: Query, typo: MatchResult): MatchResult | undefined {
  const [likely] = typo.candidates;
  const state = scopesOf("state").byCode(likely?.stateCode ?? "");
  const name = fold(state?.name ?? "");
  if (fold(typo.name ?? "") !== name || run.length - name.length < MIN_LETTERS) return undefined;
  if (!folded.endsWith(` ${name}`)) return undefined;
  return uncoded(
    "ambiguous",
    `${quote(text)} ends in the name of a state, and what stands before it is not known there.`,
    typo.candidates,
  );
}
