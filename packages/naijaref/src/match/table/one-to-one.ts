import { FLAG, OBJECT, type Rule, requireArgument } from "../../arguments.ts";
import type { ListKind } from "../../kinds/kinds.ts";
import { groupBy } from "../../table/group.ts";
import { areaOf, type MatchRow, type MatchWithin } from "../area.ts";
import { isWithin } from "../codes.ts";
import type { MatchEntry } from "../list.ts";
import { type MatcherOptions, makeMatcher, requireMatcherOptions } from "../matcher.ts";
import { isMatched, type MatchResult, matched, nothing, quote, round, uncoded } from "../result.ts";
import { scopesOf } from "../scopes.ts";
import { NAMED } from "../weights.ts";

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

const isRow = (row: unknown): row is MatchRow => OBJECT.is(row) && "name" in (row as object);

/** What each row means, in the order of the rows. Equal rows are matched once. */
export function matchAll(rows: Iterable<MatchRow | string>, options: MatchAllOptions): MatchResult[] {
  requireMatcherOptions("matchAll", options, { oneToOne: FLAG });
  requireArgument("matchAll", "rows", rows, ROWS);
  const matcher = makeMatcher(options);
  const list = Array.from(rows, (row): MatchRow => (isRow(row) ? row : { name: row as string }));
  const results = list.map((row) => matcher.match(row.name, row));
  return options.oneToOne === true ? settleOneToOne(list, results, options.within) : results;
}

/** A row that may mean a record which no row names. */
interface Pair {
  readonly at: number;
  readonly entry: MatchEntry;
  readonly confidence: number;
}

/** The results of rows of which no two mean the same. */
function settleOneToOne(
  rows: readonly MatchRow[],
  results: readonly MatchResult[],
  within: MatchWithin = {},
): MatchResult[] {
  /** How sure the row is that names a record best. */
  const surest = new Map<string, number>();
  for (const { status, code, confidence } of results)
    if (code !== null && status !== "typo") surest.set(code, Math.max(confidence, surest.get(code) ?? 0));
  const keeps = ({ status, code, confidence }: MatchResult): boolean =>
    code !== null && status !== "typo" && surest.get(code) === confidence;
  const settle = areaOf(within);
  const pairs: Pair[] = [];
  results.forEach((result, at) => {
    const area = settle(rows[at] as MatchRow);
    if (!area.ok || keeps(result)) return;
    for (const { kind, code, confidence } of result.candidates) {
      const entry = scopesOf(kind as ListKind).byCode(code);
      if (entry !== undefined && !surest.has(code) && isWithin(entry, area))
        pairs.push({ at, entry, confidence });
    }
  });
  const given = giveSurest(pairs);
  const settled = results.map((result, at): MatchResult => {
    const said = quote((rows[at] as MatchRow).name);
    if (keeps(result)) return result;
    const { pair, isClear } = given.get(at) ?? {};
    if (pair === undefined)
      return isMatched(result)
        ? nothing(`${said} is like ${result.name}, but another row is that.`, result.candidates)
        : result;
    if (pair.entry.code === result.code || isClear === false) return result;
    const why = `${said} is nearest to ${pair.entry.label}, of those that no other row has.`;
    return matched(pair.entry, "typo", round(NAMED + Math.log(pair.confidence) * COST_OF_DOUBT), why);
  });
  return doubtRepeated(rows, settled);
}

/** A row is given what it means so many times as probably as another record, or as another row means it. */
const LEAST_RATIO = Math.E;
const COST_OF_DOUBT = 0.1;

/** Gives each row at most one record, and each record to one row, the surest first; and which of them are clear. */
function giveSurest(pairs: readonly Pair[]) {
  const sorted = pairs.slice().sort((a, b) => b.confidence - a.confidence);
  const byRow = groupBy(sorted, ({ at }) => at);
  const byEntry = groupBy(sorted, ({ entry }) => entry);
  const given = new Map<number, { readonly pair: Pair; readonly isClear: boolean }>();
  const taken = new Set<MatchEntry>();
  for (const pair of sorted) {
    if (given.has(pair.at) || taken.has(pair.entry)) continue;
    const rivals = [...(byRow.get(pair.at) ?? []), ...(byEntry.get(pair.entry) ?? [])].filter(
      (other) => other !== pair && !given.has(other.at) && !taken.has(other.entry),
    );
    const isClear = rivals.every(({ confidence }) => confidence * LEAST_RATIO <= pair.confidence);
    given.set(pair.at, { pair, isClear });
    taken.add(pair.entry);
  }
  return given;
}

/** Rows that mean the same though no two may. */
function doubtRepeated(rows: readonly MatchRow[], settled: MatchResult[]): MatchResult[] {
  for (const [code, repeated] of groupBy(settled.keys(), (at) => settled[at]?.code)) {
    if (code === null || repeated.length === 1) continue;
    for (const at of repeated) {
      const { candidates, name } = settled[at] as MatchResult;
      settled[at] = uncoded(
        "ambiguous",
        `${quote((rows[at] as MatchRow).name)} and ${repeated.length - 1} other rows all mean ${name}, and only one may.`,
        candidates,
      );
    }
  }
  return settled;
}
