import type { MatchRow } from "./area.ts";
import { createMatcher, type MatcherOptions } from "./matcher.ts";
import { settleOneToOne } from "./one-to-one.ts";
import type { MatchResult } from "./result.ts";

export interface MatchAllOptions extends MatcherOptions {
  /**
   * No two rows mean the same, as in a table with one row for each LGA of a state. Rows are then matched
   * together: a name that another row has better is given up for the next, and what two rows have alike is
   * `ambiguous`.
   */
  readonly oneToOne?: boolean | undefined;
}

/** What each row means, in the order of the rows. Equal rows are matched once. */
export function matchAll(rows: Iterable<MatchRow | string>, options: MatchAllOptions): MatchResult[] {
  const matcher = createMatcher(options);
  const list = Array.from(rows, (row): MatchRow => (typeof row === "string" ? { name: row } : row));
  const results = list.map((row) => matcher.match(row.name, row));
  return options.oneToOne === true ? settleOneToOne(list, results, options) : results;
}
