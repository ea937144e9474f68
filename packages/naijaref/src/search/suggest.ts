import { LIMIT, someOf } from "../arguments.ts";
import { constituenciesOfLga } from "../elections/composition.ts";
import { SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { type Result, success } from "../result.ts";
import { matchBanks } from "./banks.ts";
import { bestFirst } from "./best-first.ts";
import { DEFAULT_LIMIT } from "./engine/index.ts";
import { BEGINNING, FIRST_WORDS, OTHER_KIND, RELATED, WITHIN } from "./engine/tuning.ts";
import { failureOf, type SearchFailure } from "./options.ts";
import { matchRecords } from "./places.ts";
import { readQueryIntent, type SuggestionKind } from "./query-intent.ts";
import { describe, type Found } from "./records.ts";

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
  return (seats.ok ? seats.value : []).map((seat) =>
    asSuggestion(describe(seat.kind, seat, score - WITHIN - RELATED, matched)),
  );
}

interface Asked {
  readonly kinds: readonly SuggestionKind[];
  readonly limit: number;
  /** Also banks that merged or lost their licence. */
  readonly includeClosed: boolean;
}

/** The best of all kinds. Banks have an index of their own, which is searched only for them. */
export function matchAll(query: string, { kinds, limit, includeClosed }: Asked): Suggestion[] {
  const others = kinds.filter((kind) => kind !== "bank");
  const found = others.length === 0 ? [] : matchRecords(query, others, limit).map(asSuggestion);
  const banks = kinds.includes("bank") ? matchBanks(query, { limit, includeClosed }) : [];
  return bestFirst([...found, ...banks], limit);
}

/** The same object, because a copy of each result takes a tenth of a suggestion. */
function asSuggestion(found: Found & { bankStatus?: null }): Suggestion {
  found.bankStatus = null;
  return found as Suggestion;
}
