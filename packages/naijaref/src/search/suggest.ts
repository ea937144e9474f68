import { LIMIT, someOf } from "../arguments.ts";
import type { ConstituencyKind } from "../elections/constituencies.ts";
import { CONSTITUENCY_KINDS, SUGGESTION_KINDS } from "../generated/enums.ts";
import type { SearchResult, Suggestion } from "../generated/records.ts";
import { type Result, success } from "../result.ts";
import { matchBanks } from "./banks.ts";
import { bestFirst } from "./best-first.ts";
import { matchConstituencies } from "./constituencies.ts";
import { DEFAULT_LIMIT } from "./engine/index.ts";
import { KINDS, type PlaceKind } from "./kind-words.ts";
import { failureOf, type SearchFailure } from "./options.ts";
import { matchPlaces } from "./places.ts";

export type SuggestionKind = Suggestion["kind"];

const RULES = { kinds: /* @__PURE__ */ someOf(SUGGESTION_KINDS), limit: LIMIT };

export interface SuggestOptions {
  /** Which kinds to search; all seven if left out. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

/**
 * States, LGAs, wards, constituencies and active banks whose name, alias or code is like the query, best
 * first: for one search box over everything. A closed bank is found by its very name or code, and its
 * successor after it. The scores are those of `searchPlaces`.
 *
 * @param query at most 64 code points, with at least one letter or digit.
 */
export function suggest(
  query: string,
  options?: SuggestOptions,
): Result<readonly Suggestion[], SearchFailure<"kinds">> {
  const failure = failureOf(query, options, RULES);
  if (failure !== undefined) return failure;
  const { kinds = SUGGESTION_KINDS, limit = DEFAULT_LIMIT } = options ?? {};
  return success(matchAll(query, { kinds, limit, includeClosed: false }));
}

interface Asked {
  readonly kinds: readonly SuggestionKind[];
  readonly limit: number;
  /** Also banks that merged or lost their licence. */
  readonly includeClosed: boolean;
}

/** Searches only the indexes that have one of the kinds, so that the others are not built. */
export function matchAll(query: string, { kinds, limit, includeClosed }: Asked): Suggestion[] {
  const places = KINDS.filter((kind): kind is PlaceKind => kinds.includes(kind));
  const seats = CONSTITUENCY_KINDS.filter((kind): kind is ConstituencyKind => kinds.includes(kind));
  return bestFirst<Suggestion>(
    [
      ...(places.length > 0 ? matchPlaces(query, places, limit).map(asSuggestion) : []),
      ...(seats.length > 0 ? matchConstituencies(query, seats, limit) : []),
      ...(kinds.includes("bank") ? matchBanks(query, { limit, includeClosed }) : []),
    ],
    limit,
  );
}

const asSuggestion = (place: SearchResult): Suggestion => ({ ...place, bankStatus: null });
