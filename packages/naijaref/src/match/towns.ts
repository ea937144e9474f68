import { fold, joined } from "../names/fold.ts";
import { type KnownPlace, placesNamed, withoutAreaWords } from "../names/places.ts";
import { inBrackets, withoutBrackets, wordsOf } from "../names/tokens.ts";
import type { MatchEntry } from "./names.ts";
import type { Query } from "./query.ts";
import { candidateFrom, type MatchResult, matched, nothing, round, severalOf } from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { MOST_CANDIDATES, OF_A_WARD, OF_HEADQUARTERS, OF_LOCALITY, OF_TWO_PLACES } from "./thresholds.ts";
import { lgasWithWard } from "./wards.ts";
import { quote } from "./why.ts";

/** The LGA that a text names by a place in it, and not by its own name. */

const IS: Readonly<Record<KnownPlace["kind"], string>> = {
  headquarters: "the headquarters of",
  city: "a city in",
  town: "a town in",
  area: "a quarter in",
  lcda: "a development area (LCDA) that Lagos State made in",
};

const entriesOf = (codes: Iterable<string>): MatchEntry[] =>
  [...new Set(codes)].flatMap((code) => scopesOf("lga").byCode(code) ?? []);

const lgasOf = (places: readonly KnownPlace[]): MatchEntry[] =>
  entriesOf(places.flatMap(({ lgaCodes }) => lgaCodes));

/** "Katsina State" is the state, and not the town that it is called after. */
const saysState = (folded: string): boolean => folded.endsWith(" state");

const LCDA = / (?:lcda|l c d a|local council development area)$/;

/** The places that a text is, and the name by which it is them. */
function placesOf({ text, folded, run, area, reading }: Query) {
  const state = area.state?.code;
  const named = (name: string, key = joined(name)) => {
    const places = placesNamed(key, state);
    return places.length === 0 ? undefined : { name, places };
  };
  const plain = named(folded, run) ?? named(reading.parts.join(" "));
  if (plain !== undefined) return plain;
  if (LCDA.test(folded)) {
    const lcda = named(folded.replace(LCDA, ""));
    const places = lcda?.places.filter(({ kind }) => kind === "lcda") ?? [];
    return places.length === 0 ? undefined : { name: lcda?.name ?? "", places };
  }
  const outside = withoutBrackets(text);
  const inside = outside === undefined ? "" : inBrackets(text);
  for (const one of outside === undefined ? [folded] : [fold(outside), fold(inside)]) {
    const bare = withoutAreaWords(one);
    const found = (one === folded ? undefined : named(one)) ?? (bare === undefined ? undefined : named(bare));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether all words of a name stand in a name of an LGA: "Owerri" in Owerri North. */
function isWithinName(words: readonly string[], entry: MatchEntry): boolean {
  return [entry.name, ...entry.aliases].some((name) => {
    const own = fold(name).split(" ");
    return words.every((word) => own.includes(word));
  });
}

const labels = (list: readonly MatchEntry[]): string =>
  list
    .slice(0, MOST_CANDIDATES)
    .map(({ label }) => label)
    .join("; ");

/**
 * The LGA that a text names by a place in it: "Benin City" is the headquarters of Oredo. Undefined if it is
 * no such place. It is ambiguous where the place is in several LGAs, and where others are called after it.
 */
export function matchPlace(query: Query): MatchResult | undefined {
  const { text, folded, run, area, names } = query;
  if (saysState(folded)) return undefined;
  const known = placesOf(query);
  if (known === undefined) return matchTwoPlaces(query);
  const seats = known.places.filter(({ kind }) => kind === "headquarters");
  const places = seats.length > 0 ? seats : known.places;
  const towns = lgasOf(places);
  const [only] = towns;
  if (only === undefined) return undefined;
  const { kind } = places[0] as KnownPlace;
  const words = wordsOf(known.name);
  const called = names.entries.filter((entry) => !towns.includes(entry) && isWithinName(words, entry));
  const entries = [...towns, ...called];
  const said = quote(text);
  const elsewhere = area.state === undefined ? scopesOf("lga").named(run) : [];
  if (entries.length === 1 && elsewhere.length > 0)
    return nothing(`${said} is ${IS[kind]} ${only.label}, and an LGA elsewhere: ${labels(elsewhere)}.`, [
      candidateFrom(only, 0.5),
      ...elsewhere.map((entry) => candidateFrom(entry, 0.2)),
    ]);
  if (kind === "area" && area.state === undefined)
    return nothing(`${said} is ${IS[kind]} ${labels(entries)}. Give the state.`, [
      ...entries.map((entry) => candidateFrom(entry, Math.min(0.5, round(0.8 / entries.length)))),
    ]);
  const confidence = kind === "headquarters" ? OF_HEADQUARTERS : OF_LOCALITY;
  const isUnverified = places.some((place) => place.isUnverified);
  if (entries.length === 1 && !isUnverified)
    return matched(only, "alias", confidence, `${said} is ${IS[kind]} ${only.label}.`);
  if (entries.length === 1)
    return nothing(`${said} may be ${IS[kind]} ${only.label}, but only one source says so.`, [
      candidateFrom(only, 0.5),
    ]);
  return severalOf(
    called.length > 0
      ? `${said} is ${IS[kind]} ${labels(towns)}, and a part of the name of ${labels(called)}.`
      : `${said} is ${IS[kind]} ${entries.length} LGAs: ${labels(entries)}. Give the LGA.`,
    entries,
  );
}

/** The name of an LGA, or a place: what one half of a text may be. */
function half(name: string, query: Query) {
  const key = joined(name);
  const places = placesNamed(key, query.area.state?.code).filter(({ isUnverified }) => !isUnverified);
  const lgas = (query.names.byKey.get(key) ?? []).map(({ entry }) => entry);
  if (places.length === 0 && lgas.length === 0) return undefined;
  const isBig = places.some(({ kind }) => kind === "headquarters" || kind === "city");
  return { lgas: [...new Set([...lgas, ...lgasOf(places)])], isBig, isLga: lgas.length > 0 };
}

/**
 * Two places side by side: "Mowe Ofada" lies where both do; "Maitumbi Minna" where Maitumbi does, which is a
 * part of what belongs to Minna; "Ibadan South-West Ring Road" in the LGA that is named.
 */
function matchTwoPlaces(query: Query): MatchResult | undefined {
  const { text, area, reading } = query;
  const words = reading.parts;
  if (area.state === undefined || words.length < 2 || words.length > 6) return undefined;
  for (let at = words.length - 1; at > 0; at--) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const [one, other] = [half(before, query), half(after, query)];
    const [first] = one?.lgas ?? [];
    const [last] = other?.lgas ?? [];
    if (first !== undefined && last !== undefined && one !== undefined && other !== undefined) {
      const both = one.lgas.filter((lga) => other.lgas.includes(lga));
      const [in2] = both;
      const part =
        one.isBig === other.isBig || one.isLga || other.isLga ? undefined : one.isBig ? last : first;
      const lgas = one.isBig ? other.lgas : one.lgas;
      if (in2 !== undefined && both.length === 1)
        return matched(in2, "alias", OF_TWO_PLACES, `Both places of ${quote(text)} are in ${in2.label}.`);
      if (part !== undefined && lgas.length === 1)
        return matched(part, "alias", OF_TWO_PLACES, `${quote(text)} names a place in ${part.label}.`);
      if (one.isLga || other.isLga) continue;
      const several = [...new Set([...one.lgas, ...other.lgas])];
      return severalOf(`${quote(text)} names places in ${labels(several)}.`, several);
    }
  }
  return undefined;
}

/** "Jangebe" is a ward of one LGA of the state: who writes it in a column of LGAs lives there. */
export function matchWardOfLga({ text, area, list, reading }: Query): MatchResult | undefined {
  if (list !== "lga" || area.state === undefined) return undefined;
  const lgas = lgasWithWard(reading.joined, area.state.code);
  const [only] = lgas;
  if (only === undefined) return undefined;
  if (lgas.length === 1) return matched(only, "alias", 0.85, `${quote(text)} is a ward of ${only.label}.`);
  return severalOf(`${quote(text)} is a ward of ${labels(lgas)}. Give the LGA.`, lgas, OF_A_WARD);
}
