import type { Finding } from "../compare/ranking.ts";
import type { Area, MatchRow } from "../decide/area.ts";
import { findLike } from "../decide/find.ts";
import { narrow } from "../decide/in-list.ts";
import { quote } from "../decide/reasons.ts";
import { isMatched, type MatchResult, round } from "../decide/result.ts";
import { areaOf } from "../decide/settle.ts";
import { listsOf } from "../kinds.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import type { MatchEntry } from "../lists/names.ts";
import type { MatcherOptions } from "../matcher.ts";
import { FARTHEST_OF_ROW, MARGIN_OF_ROWS, NAMED } from "../thresholds.ts";
import { assign } from "./assignment.ts";

/**
 * More rows in one state or LGA are not matched together: no state has so many LGAs, and no LGA so many
 * wards.
 */
const MOST_ROWS = 400;

/** The results of rows of which no two mean the same. */
export function settleOneToOne(
  rows: readonly MatchRow[],
  results: readonly MatchResult[],
  options: MatcherOptions,
): MatchResult[] {
  const settled = [...results];
  const [list, ...others] = listsOf(options.kind);
  if (list === undefined || others.length > 0) return doubtRepeated(rows, settled);
  for (const [area, places] of groupByArea(rows, options)) {
    if (places.length > MOST_ROWS) continue;
    const names = narrow(list, area)[0];
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
    const free = names.entries.filter(({ code }) => !taken.has(code));
    const waiting = places.filter((at) => !keeps.has(at));
    share(rows, settled, waiting, free, (text) => findLike(text, names, MATCH_LISTS[list]));
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

/** Shares what is free among the rows that wait for it, so that all together are nearest. */
function share(
  rows: readonly MatchRow[],
  settled: MatchResult[],
  waiting: readonly number[],
  free: readonly MatchEntry[],
  like: (text: string) => readonly Finding[],
): void {
  const places = new Map(free.map((entry, column) => [entry, column]));
  const costs = waiting.map((at) => {
    const row = new Array<number>(free.length).fill(Number.POSITIVE_INFINITY);
    for (const { name, distance } of like((rows[at] as MatchRow).name)) {
      const column = places.get(name.entry);
      if (column !== undefined && distance <= FARTHEST_OF_ROW) row[column] = distance;
    }
    return row;
  });
  const assigned = assign(costs);
  waiting.forEach((at, row) => {
    const column = assigned[row] as number;
    const before = settled[at] as MatchResult;
    const entry = free[column];
    if (entry === undefined) {
      if (isMatched(before) && !free.some(({ code }) => code === before.code))
        settled[at] = givenUp(rows, at, before);
      return;
    }
    if (before.code === entry.code) return;
    const distance = costs[row]?.[column] as number;
    if (!isStable(costs, assigned, row)) return;
    const confidence = round(NAMED - distance);
    const { kind, code, name, stateCode, label } = entry as MatchEntry & { kind: "lga" };
    settled[at] = {
      status: distance === 0 ? "alias" : "typo",
      code,
      name,
      confidence,
      candidates: [{ kind, code, name, stateCode, confidence }],
      damage: null,
      why: `${quote((rows[at] as MatchRow).name)} is nearest to ${label}, of those that no other row has.`,
    };
  });
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

const givenUp = (rows: readonly MatchRow[], at: number, { candidates }: MatchResult): MatchResult => ({
  status: "none",
  code: null,
  name: null,
  confidence: 0,
  candidates,
  damage: null,
  why: `${quote((rows[at] as MatchRow).name)} is like ${candidates[0]?.name}, but another row is that.`,
});

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
      settled[at] = {
        status: "ambiguous",
        code: null,
        name: null,
        confidence: 0,
        candidates,
        damage: null,
        why: `${quote((rows[at] as MatchRow).name)} and ${repeated.length - 1} other rows all mean ${name}, and only one may.`,
      };
    }
  }
  return settled;
}
