import { fold } from "../text/fold.ts";

const MOST_CODE_POINTS = 64;

/** Why a query cannot be searched for: it has no letter or digit, or more than 64 code points. */
export type QueryProblem = "empty" | "too_long";

/** What is wrong with a query, or undefined when nothing is. */
export function problemOf(query: string): QueryProblem | undefined {
  if (isLong(query)) return "too_long";
  return fold(query) === "" ? "empty" : undefined;
}

/** Counts code points only as far as it must. */
const isLong = (query: string): boolean =>
  query.length > MOST_CODE_POINTS &&
  (query.length > 2 * MOST_CODE_POINTS || [...query].length > MOST_CODE_POINTS);
