import { LIMIT, someOf } from "../arguments.ts";
import { constituenciesOfLga } from "../elections/composition.ts";
import type { ConstituencyKind } from "../elections/constituencies.ts";
import { CONSTITUENCY_KINDS, SUGGESTION_KINDS } from "../generated/enums.ts";
import type { SearchResult, Suggestion } from "../generated/records.ts";
import { getState } from "../places/states.ts";
import { type Result, success } from "../result.ts";
import { matchBanks } from "./banks.ts";
import { bestFirst } from "./best-first.ts";
import { matchConstituencies } from "./constituencies.ts";
import { DEFAULT_LIMIT } from "./engine/index.ts";
import { BEGINNING, FIRST_WORDS, OTHER_KIND, RELATED, WITHIN } from "./engine/tuning.ts";
import { matchLocalities } from "./localities.ts";
import { matchNamed, NAMED_KINDS } from "./named.ts";
import { failureOf, KINDS, type PlaceKind, type SearchFailure } from "./options.ts";
import { matchPlaces } from "./places.ts";
import { readQueryIntent, type SuggestionKind } from "./query-intent.ts";

const RULES = { kinds: /* @__PURE__ */ someOf(SUGGESTION_KINDS), limit: LIMIT };

export interface SuggestOptions {
  /** Which kinds to search; all if left out. */
  readonly kinds?: readonly SuggestionKind[] | undefined;
  /** How many results at most, 10 if left out. */
  readonly limit?: number | undefined;
}

/**
 * States, LGAs, wards, constituencies, localities, active banks and parties whose name, alias or code is like
 * the query, best first: for one search box over everything. A closed bank is found by its very name or code,
 * and its successor after it. The scores are those of `searchPlaces`.
 *
 * Words that say what is wanted (`gtb code`, `ikeja federal`, `senatorial district surulere`) never take
 * hits away: where the whole text is like no record, the rest of it is searched, and a seat is also found by
 * an LGA that it covers.
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
  return success(matchWish(query, { kinds, limit, includeClosed: false }));
}

/**
 * What is like the whole query or, where that is no name, like it without the words that say what is wanted.
 */
export function matchWish(query: string, asked: Asked): Suggestion[] {
  const whole = matchAll(query, asked);
  const best = whole[0]?.score ?? 0;
  const wish = best < FIRST_WORDS ? readQueryIntent(query, best >= BEGINNING) : undefined;
  if (wish === undefined) return whole;
  const isIntended = (kind: SuggestionKind): boolean => wish.kinds.length === 0 || wish.kinds.includes(kind);
  const named = matchAll(wish.name, asked);
  const seats = named.flatMap((place) =>
    place.kind === "lga" && place.score >= FIRST_WORDS
      ? seatsOf(place).filter(({ kind }) => wish.kinds.includes(kind) && asked.kinds.includes(kind))
      : [],
  );
  const found = named.map((one) => ({
    ...one,
    score: one.score - WITHIN - (isIntended(one.kind) ? 0 : OTHER_KIND),
  }));
  return bestFirst<Suggestion>([...whole, ...found, ...seats], asked.limit).filter(({ score }) => score > 0);
}

/** The seats that cover an LGA, as results that its name found. */
function seatsOf({ code: lga, name: matched, score }: Suggestion): Suggestion[] {
  const seats = constituenciesOfLga(lga);
  return (seats.ok ? seats.value : []).map(({ kind, code, name, stateCode }) => ({
    kind,
    code,
    name,
    lgaCode: null,
    lgaName: null,
    stateCode,
    stateName: getState(stateCode)?.name ?? null,
    score: score - WITHIN - RELATED,
    matched,
    bankStatus: null,
  }));
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
  let best: Suggestion[] = [];
  const add = (found: readonly Suggestion[]): void => {
    if (found.length > 0) best = bestFirst([...best, ...found], limit);
  };
  /** What the list that is full need not be told: it tells nothing of names and beginnings. */
  const lowest = (): number => {
    const last = best[limit - 1]?.score ?? 1;
    return last < BEGINNING ? last : 1;
  };
  if (places.length > 0) add(matchPlaces(query, places, limit).map(asSuggestion));
  if (seats.length > 0) add(matchConstituencies(query, seats, limit, lowest()));
  if (kinds.includes("locality")) add(matchLocalities(query, limit, lowest()));
  if (kinds.includes("bank")) add(matchBanks(query, { limit, includeClosed, lowest: lowest() }));
  for (const kind of NAMED_KINDS) if (kinds.includes(kind)) add(matchNamed(kind, query, limit, lowest()));
  return best;
}

const asSuggestion = (place: SearchResult): Suggestion => ({ ...place, bankStatus: null });
