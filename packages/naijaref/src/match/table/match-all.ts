import { FLAG, OBJECT, type Rule, requireArgument } from "../../arguments.ts";
import type { MatchRow } from "../area.ts";
import { type MatcherOptions, makeMatcher, requireMatcherOptions } from "../matcher.ts";
import type { MatchResult } from "../result.ts";
import { settleOneToOne } from "./one-to-one.ts";

export interface MatchAllOptions extends MatcherOptions {
  /**
   * No two rows mean the same, as in a table with one row for each LGA of a state. Rows are then matched
   * together: a name that another row has better is given up for the next, and what two rows have alike is
   * `ambiguous`.
   */
  readonly oneToOne?: boolean | undefined;
}

const ROWS: Rule = {
  is: (value) => typeof value === "object" && value !== null && Symbol.iterator in value,
  must: "be an array, or another iterable, of texts or rows",
};

/** What is neither a text nor a row is matched as a text, and answered that it is none. */
const isRow = (row: unknown): row is MatchRow => OBJECT.is(row) && "name" in (row as object);

/** What each row means, in the order of the rows. Equal rows are matched once. */
export function matchAll(rows: Iterable<MatchRow | string>, options: MatchAllOptions): MatchResult[] {
  requireMatcherOptions("matchAll", options, { oneToOne: FLAG });
  requireArgument("matchAll", "rows", rows, ROWS);
  const matcher = makeMatcher(options);
  const list = Array.from(rows, (row): MatchRow => (isRow(row) ? row : { name: row as string }));
  const results = list.map((row) => matcher.match(row.name, row));
  return options.oneToOne === true ? settleOneToOne(list, results, options) : results;
}
