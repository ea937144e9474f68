import type { QueryProblem } from "naijaref/search";
import { type Failure, fail } from "../contract/errors.ts";

const PROBLEMS: Readonly<Record<QueryProblem, string>> = {
  empty: "q has no letter or digit to look for: give it a name or a code.",
  too_long: "q is longer than 64 characters: shorten it.",
};

/** Says why there is nothing to search for. */
export const refuseQuery = (problem: QueryProblem): Failure =>
  fail("invalid_parameter", PROBLEMS[problem], { parameter: "q" });
