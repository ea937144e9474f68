import { fold } from "../../text/fold.ts";
import { LONGEST_QUERY } from "./tuning.ts";

/** Why a query cannot be searched for: it has no letter or digit, or more than 64 code points. */
export type QueryProblem = "empty" | "too_long";

/** What is wrong with a query, or undefined when nothing is. */
export function problemOf(query: string): QueryProblem | undefined {
  if (isLong(query)) return "too_long";
  return fold(query) === "" ? "empty" : undefined;
}

/** Counts code points only as far as it must. */
const isLong = (query: string): boolean =>
  query.length > LONGEST_QUERY && (query.length > 2 * LONGEST_QUERY || [...query].length > LONGEST_QUERY);
