import type { Rule } from "../arguments.ts";
import { SEARCH_RESULT_KINDS } from "../generated/enums.ts";
import { type Failure, failure, type InvalidOption, refuseOptions } from "../result.ts";
import { problemOf, type QueryReason } from "./engine/query.ts";

/** Why nothing is searched for: the query cannot be, or an option has a value that it cannot have. */
export type SearchFailure<Option extends string> = Failure<QueryReason> | InvalidOption<Option | "limit">;

/** The failure of a search's query or its options; undefined if both are right. */
export function failureOf<Option extends string>(
  query: unknown,
  options: unknown,
  rules: Readonly<Record<Option, Rule>>,
): SearchFailure<Option> | undefined {
  const reason = problemOf(query);
  if (reason !== undefined) return failure(reason);
  return refuseOptions<Option>(options, rules);
}

export type PlaceKind = (typeof SEARCH_RESULT_KINDS)[number];

/** In the order in which equal matches are listed. */
export const KINDS: readonly PlaceKind[] = SEARCH_RESULT_KINDS;
