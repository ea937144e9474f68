import { type Failure, failure, type InvalidOption, invalidOption, isOneOf } from "../result.ts";
import { problemOf, type QueryReason } from "./engine/query-limits.ts";

/** Why nothing is searched for: the query cannot be, or an option has a value that it cannot have. */
export type SearchFailure<Option extends string> = Failure<QueryReason> | InvalidOption<Option | "limit">;

/** The failure of a search's query and its limit; undefined if both are right. */
export function failureOf(query: unknown, limit: unknown): SearchFailure<never> | undefined {
  const reason = problemOf(query);
  if (reason !== undefined) return failure(reason);
  return typeof limit === "number" && limit >= 1 ? undefined : invalidOption("limit");
}

/** Whether a value is a list of an enumeration's values. */
export const areAllOf = (values: readonly unknown[], list: unknown): boolean =>
  Array.isArray(list) && list.every((value) => isOneOf(values, value));
