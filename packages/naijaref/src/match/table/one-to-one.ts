import { FLAG, OBJECT, type Rule, requireArgument } from "../../arguments.ts";
import { listsOf } from "../../kinds/kinds.ts";
import { type Area, areaOf, type MatchRow } from "../area.ts";
import type { MatchEntry } from "../list.ts";
import { type MatcherOptions, makeMatcher, requireMatcherOptions } from "../matcher.ts";
import { Query } from "../query.ts";
import { isMatched, type MatchResult, matched, nothing, quote, round, uncoded } from "../result.ts";
import type { Weighed } from "../weigh.ts";
import { MARGIN_OF_ROWS, MAX_DISTANCE_OF_ROW, NAMED } from "../weights.ts";

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
  return options.oneToOne === true ? settleOneToOne(list, results, options) : results;
}

/**
 * More rows in one state or LGA are not matched together: no state has so many LGAs, and no LGA so many
 * wards.
 */
const MAX_ROWS = 400;

/** The results of rows of which no two mean the same. */
function settleOneToOne(
  rows: readonly MatchRow[],
  results: readonly MatchResult[],
  options: MatcherOptions,
): MatchResult[] {
  const settled = [...results];
  const [list, ...others] = listsOf(options.kind);
  if (list === undefined || others.length > 0) return doubtRepeated(rows, settled);
  for (const [area, places] of groupByArea(rows, options)) {
    if (places.length > MAX_ROWS) continue;
    const { entries } = new Query("", list, area).names;
    const owners = new Map<string, number[]>();
    for (const at of places) {
      const { status, code } = settled[at] as MatchResult;
      if (status !== "exact" && status !== "alias") continue;
      owners.set(code as string, [...(owners.get(code as string) ?? []), at]);
    }
    const keeps = new Set<number>();
    const taken = new Set<string>();
    for (const [code, having] of owners) {
      const best = Math.max(...having.map((at) => (settled[at] as MatchResult).confidence));
      const first = having.filter((at) => (settled[at] as MatchResult).confidence === best);
      taken.add(code);
      for (const at of first) keeps.add(at);
    }
    const free = entries.filter(({ code }) => !taken.has(code));
    const waiting = places.filter((at) => !keeps.has(at));
    share(rows, settled, waiting, free, (text) => new Query(text, list, area).weighing()?.weighed ?? []);
  }
  return doubtRepeated(rows, settled);
}

function groupByArea(rows: readonly MatchRow[], options: MatcherOptions): Map<Area, number[]> {
  const settle = areaOf(options.within ?? {});
  const areas = new Map<string, Area>();
  const groups = new Map<Area, number[]>();
  rows.forEach((row, at) => {
    const settled = settle(row);
    if (!settled.ok) return;
    const area = areas.get(settled.key) ?? settled;
    areas.set(settled.key, area);
    groups.set(area, [...(groups.get(area) ?? []), at]);
  });
  return groups;
}

const COST_OF_DOUBT = 0.1;

/** Shares what is free among the rows that wait for it, so that all together are nearest. */
function share(
  rows: readonly MatchRow[],
  settled: MatchResult[],
  waiting: readonly number[],
  free: readonly MatchEntry[],
  like: (text: string) => readonly Weighed[],
): void {
  const places = new Map(free.map((entry, column) => [entry, column]));
  const costs = waiting.map((at) => {
    const row = new Array<number>(free.length).fill(Number.POSITIVE_INFINITY);
    for (const { entry, probability } of like((rows[at] as MatchRow).name)) {
      const column = places.get(entry);
      const distance = -Math.log(probability) * COST_OF_DOUBT;
      if (column !== undefined && distance <= MAX_DISTANCE_OF_ROW) row[column] = distance;
    }
    return row;
  });
  const assigned = assignNearest(costs);
  waiting.forEach((at, row) => {
    const column = assigned[row] as number;
    const before = settled[at] as MatchResult;
    const entry = free[column];
    const said = quote((rows[at] as MatchRow).name);
    if (entry === undefined) {
      if (isMatched(before) && !free.some(({ code }) => code === before.code))
        settled[at] = nothing(
          `${said} is like ${before.candidates[0]?.name}, but another row is that.`,
          before.candidates,
        );
      return;
    }
    if (before.code === entry.code || !isStable(costs, assigned, row)) return;
    const distance = costs[row]?.[column] as number;
    settled[at] = matched(
      entry,
      distance < 0.01 ? "alias" : "typo",
      round(NAMED - distance),
      `${said} is nearest to ${entry.label}, of those that no other row has.`,
    );
  });
}

/** Gives each row at most one column, the nearest pairs first: the column of each row, or -1. */
function assignNearest(costs: readonly (readonly number[])[]): number[] {
  const pairs = costs.flatMap((row, at) => row.map((cost, column) => ({ cost, at, column })));
  const assigned = costs.map(() => -1);
  const taken = new Set<number>();
  for (const { at, column } of pairs
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost)) {
    if (assigned[at] !== -1 || taken.has(column)) continue;
    assigned[at] = column;
    taken.add(column);
  }
  return assigned;
}

/**
 * Whether a row is clearly nearer to what it is given than to what is free, or what it could change with
 * another.
 */
function isStable(costs: readonly (readonly number[])[], assigned: readonly number[], row: number): boolean {
  const column = assigned[row] as number;
  const own = costs[row] as readonly number[];
  const cost = own[column] as number;
  return own.every((other, at) => {
    if (at === column || other === Number.POSITIVE_INFINITY) return true;
    const owner = assigned.indexOf(at);
    if (owner < 0) return other - cost >= MARGIN_OF_ROWS;
    const theirs = costs[owner] as readonly number[];
    return other + (theirs[column] as number) - cost - (theirs[at] as number) >= MARGIN_OF_ROWS;
  });
}

/** Rows that mean the same though no two may. */
function doubtRepeated(rows: readonly MatchRow[], settled: MatchResult[]): MatchResult[] {
  const places = new Map<string, number[]>();
  settled.forEach(({ code }, at) => {
    if (code !== null) places.set(code, [...(places.get(code) ?? []), at]);
  });
  for (const repeated of places.values()) {
    if (repeated.length === 1) continue;
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
