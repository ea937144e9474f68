import { LIMIT, someOf } from "../arguments.ts";
import type { SearchResult } from "../generated/records.ts";
import { getLocality } from "../localities/localities.ts";
import { fold } from "../names/fold.ts";
import { romanNumber as numberOf, numbersOf } from "../names/numerals.ts";
import { getLga, getWard, listLgas, listStates, listWards } from "../places/index.ts";
import { withStateNumber } from "../places/inec-code.ts";
import { wardAt } from "../places/wards.ts";
import { type Result, success } from "../result.ts";
import { bestFirst } from "./best-first.ts";
import { DEFAULT_LIMIT, type NamedEntry, type NameIndex, WITHIN, wordsOf } from "./engine/index.ts";
import { BEGINNING, FIRST_WORDS, PART } from "./engine/tuning.ts";
import { matchLocalities } from "./localities.ts";
import { type IndexDefinition, lazyIndex } from "./open-index.ts";
import { failureOf, KINDS, kindWords, type PlaceKind, type SearchFailure } from "./options.ts";
import { describePlace, isLga, isWard, localitiesOf, type Place, townsOf } from "./place.ts";
import { searchShortForms } from "./short-forms.ts";

export interface PlaceSearchOptions {
  /** Which kinds to search; all three if left out. Wards are loaded only when they are searched. */
  readonly kinds?: readonly PlaceKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

const RULES = { kinds: /* @__PURE__ */ someOf(KINDS), limit: LIMIT };

/** States, then LGAs, then wards, as the indexes number them. */
function placeAt(at: number): Place {
  const states = listStates();
  const lgas = listLgas();
  const lga = at - states.length;
  return lga < lgas.length ? ((states[at] ?? lgas[lga]) as Place) : wardAt(lga - lgas.length);
}

function entriesOf(places: readonly Place[]): NamedEntry[] {
  const positions = new Map<string, number>();
  return places.map((place, at): NamedEntry => {
    const { code, name, aliases } = place;
    const relatedNames = townsOf(place);
    const partNames = localitiesOf(place, relatedNames);
    if (isWard(place)) {
      const within = positions.get(place.lgaCode) as number;
      return { kind: "ward", name, aliases, partNames, codes: [code], within };
    }
    positions.set(code, at);
    if (!isLga(place))
      return {
        kind: "state",
        name,
        aliases,
        relatedNames,
        codes: [code, place.isoCode, place.inecCode, place.pcode],
      };
    const within = positions.get(place.stateCode) as number;
    return { kind: "lga", name, aliases, relatedNames, partNames, codes: [code, place.inecCode], within };
  });
}

const definePlaces = (name: string, wards: () => readonly Place[]): IndexDefinition => ({
  name,
  entries: () => entriesOf([...listStates(), ...listLgas(), ...wards()]),
  options: { kinds: KINDS, kindWords: kindWords(KINDS), idleWords: ["Nigeria"] },
});

/** @internal */
export const defineStatesAndLgas = (): IndexDefinition => definePlaces("states-and-lgas", () => []);
/** @internal */
export const defineAllPlaces = (): IndexDefinition => definePlaces("places", listWards);

const statesAndLgas = /* @__PURE__ */ lazyIndex(defineStatesAndLgas);
const allPlaces = /* @__PURE__ */ lazyIndex(defineAllPlaces);

/**
 * States, LGAs and wards whose name, alias or code is like the query, best first. Typing errors, accents,
 * punctuation, missing spaces, the order of words and unfinished words do not matter. `docs/search.md`
 * explains the scores.
 *
 * @param query at most 64 code points, with at least one letter or digit.
 */
export function searchPlaces(
  query: string,
  options?: PlaceSearchOptions,
): Result<readonly SearchResult[], SearchFailure<"kinds">> {
  const failure = failureOf(query, options, RULES);
  if (failure !== undefined) return failure;
  const { kinds = KINDS, limit = DEFAULT_LIMIT } = options ?? {};
  return success(matchPlaces(query, kinds, limit));
}

/** Places of some kinds whose name, alias or code is like the query, best first. */
export function matchPlaces(typed: string, kinds: readonly PlaceKind[], limit: number): SearchResult[] {
  const query = withStateNumber(typed);
  const index = kinds.includes("ward") ? allPlaces() : statesAndLgas();
  const results = list(index, query, kinds, limit);
  if (results.length === 0 && kinds.includes("lga")) return bestFirst(lgasOfLocalities(query, limit), limit);
  if (!kinds.includes("ward")) return results;
  const numbered = findNumberedWards(query, (lga) => list(statesAndLgas(), lga, ["lga"], limit));
  return numbered.length === 0 ? results : bestFirst([...numbered, ...results], limit);
}

/**
 * The LGAs of localities with something around them: `Bodija Ibadan`. Only the index of localities knows it.
 *
 */
const lgasOfLocalities = (query: string, limit: number): SearchResult[] =>
  matchLocalities(query, limit).flatMap(({ code, score, matched }) =>
    (getLocality(code)?.lgaCodes ?? []).flatMap((lgaCode) => {
      const lga = getLga(lgaCode);
      return lga === undefined || score <= PART ? [] : [describePlace(lga, score - PART, matched)];
    }),
  );

function list(index: NameIndex, query: string, kinds: readonly PlaceKind[], limit: number) {
  const matches = searchShortForms(index, query, kinds.length < KINDS.length ? { kinds, limit } : { limit });
  const numbers = /\p{L}/u.test(query) ? (query.match(/[0-9]+/g) ?? []) : [];
  return matches
    .filter(({ score, matched }) => score < BEGINNING || score >= FIRST_WORDS || hasNumbers(matched, numbers))
    .map(({ at, score, matched }) => describePlace(placeAt(at), score, matched));
}

/**
 * Whether a name has these numbers, each as digits or as a word of its own: `or 1` is not the beginning of
 * Ori Ire.
 */
function hasNumbers(name: string, numbers: readonly string[]): boolean {
  if (numbers.length === 0) return true;
  const words = fold(name).split(" ");
  return numbers.every((one) => {
    const at = words.findIndex((word) => word.includes(one) || numbersOf(word).includes(Number(one)));
    words.splice(at, at < 0 ? 0 : 1);
    return at >= 0;
  });
}

/** A ward named by its number in its LGA: for "Ward 3 Ikeja" the number 3, and "ikeja". */
interface NumberedWard {
  readonly number: number;
  readonly lga: string;
}

export function readWardNumber(query: string): NumberedWard | undefined {
  if (!/ward/i.test(query)) return undefined;
  const words = wordsOf(query);
  const at = words.findIndex((word, place) => word === "ward" && numberOf(words[place + 1]) !== undefined);
  const number = numberOf(words[at + 1]);
  if (at < 0 || number === undefined || words.length === 2) return undefined;
  return { number, lga: [...words.slice(0, at), ...words.slice(at + 2)].join(" ") };
}

/**
 * The wards with the number in a query, in the LGAs that the rest of the query finds. A ward's score is the
 * score of its LGA minus `WITHIN`, because a part of the query names the LGA. `matched` is the ward's code.
 */
function findNumberedWards(
  query: string,
  searchLgas: (query: string) => readonly SearchResult[],
): SearchResult[] {
  const asked = readWardNumber(query);
  if (asked === undefined) return [];
  return searchLgas(asked.lga).flatMap(({ code, score }) => {
    const ward = getWard(`${getLga(code)?.inecCode}-${String(asked.number).padStart(2, "0")}`);
    if (ward === undefined) return [];
    return [describePlace(ward, score - WITHIN, ward.code)];
  });
}
