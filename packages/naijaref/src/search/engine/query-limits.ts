import { foldsToNothing } from "../../names/fold.ts";
import { LONGEST_QUERY } from "./tuning.ts";

/**
 * Why a query cannot be searched for.
 *
 * - `empty`: it has no letter or digit.
 * - `too_long`: it has more than 64 code points, whitespace around them not counted.
 * - `not_text`: it is not a string.
 */
export type QueryReason = "empty" | "too_long" | "not_text";

/** What is wrong with a query; undefined if nothing is. */
export function problemOf(query: unknown): QueryReason | undefined {
  if (typeof query !== "string") return "not_text";
  if (isLong(query.trim())) return "too_long";
  return foldsToNothing(query) ? "empty" : undefined;
}

/** Counts code points only as far as it must. */
const isLong = (query: string): boolean =>
  query.length > LONGEST_QUERY && (query.length > 2 * LONGEST_QUERY || [...query].length > LONGEST_QUERY);
