import type { SearchResult } from "../generated/records.ts";
import { listLgas, listStates, listWards } from "../places/index.ts";
import { invalidOption, type Result, success } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { createNameIndex, DEFAULT_LIMIT, type NamedEntry, type NameIndex } from "./engine/index.ts";
import { KIND_WORDS, KINDS, type PlaceKind } from "./kind-words.ts";
import { findNumberedWards } from "./numbered-wards.ts";
import { areAllOf, failureOf, type SearchFailure } from "./options.ts";

export interface PlaceSearchOptions {
  /** Which kinds to search; all three if left out. Wards are loaded only when they are searched. */
  readonly kinds?: readonly PlaceKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

type Place = Omit<SearchResult, "score" | "matched">;

interface PlaceIndex {
  readonly places: readonly Place[];
  readonly search: NameIndex["search"];
}

function indexPlaces(withWards: boolean): PlaceIndex {
  const places: Place[] = [];
  const entries: NamedEntry[] = [];
  const positions = new Map<string, number>();
  const add = (place: Place, entry: NamedEntry): void => {
    positions.set(place.code, entries.length);
    places.push(place);
    entries.push({ ...entry, kind: place.kind });
  };
  const within = (code: string) => ({ within: positions.get(code) as number });
  for (const { code, name, aliases, isoCode, inecCode, pcode } of listStates()) {
    add(
      { kind: "state", code, name, stateCode: code },
      { name, aliases, codes: [code, isoCode, inecCode, pcode] },
    );
  }
  for (const { code, name, aliases, inecCode, stateCode } of listLgas()) {
    add(
      { kind: "lga", code, name, stateCode },
      { name, aliases, codes: [code, inecCode], ...within(stateCode) },
    );
  }
  for (const { code, name, aliases, lgaCode, stateCode } of withWards ? listWards() : []) {
    add({ kind: "ward", code, name, stateCode }, { name, aliases, codes: [code], ...within(lgaCode) });
  }
  return {
    places,
    search: createNameIndex(entries, { kinds: KINDS, kindWords: KIND_WORDS, idleWords: ["Nigeria"] }).search,
  };
}

const statesAndLgas = /* @__PURE__ */ lazy(() => indexPlaces(false));
const allPlaces = /* @__PURE__ */ lazy(() => indexPlaces(true));

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
  const { kinds = KINDS, limit = DEFAULT_LIMIT } = options ?? {};
  const failure = failureOf(query, limit);
  if (failure !== undefined) return failure;
  if (!areAllOf(KINDS, kinds)) return invalidOption("kinds");
  if (!kinds.includes("ward")) return success(list(statesAndLgas(), query, kinds, limit));
  const results = list(allPlaces(), query, kinds, limit);
  const numbered = findNumberedWards(query, (lga) => list(statesAndLgas(), lga, ["lga"], limit));
  return success(numbered.length === 0 ? results : merge([...numbered, ...results], limit));
}

function list({ places, search }: PlaceIndex, query: string, kinds: readonly PlaceKind[], limit: number) {
  const matches = search(query, kinds.length < KINDS.length ? { kinds, limit } : { limit });
  return matches.map(({ at, score, matched }): SearchResult => {
    const { kind, code, name, stateCode } = places[at] as Place;
    return { kind, code, name, stateCode, score, matched };
  });
}

/** Each place once, by its best match, in the order of the index. */
function merge(results: readonly SearchResult[], limit: number): SearchResult[] {
  const compare = (a: SearchResult, b: SearchResult): number =>
    b.score - a.score || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareTexts(a, b);
  const seen = new Set<string>();
  return results
    .toSorted(compare)
    .filter(({ code }) => !seen.has(code) && seen.add(code))
    .slice(0, limit);
}

function compareTexts(a: SearchResult, b: SearchResult): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.code < b.code ? -1 : 1;
}
