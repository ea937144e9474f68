import type { Contender } from "./contenders.ts";
import type { Case } from "./lists.ts";

export interface Speed {
  readonly rows: string;
  readonly times: readonly number[];
}

const SIZES = [
  { kind: "lga", rows: 100_000 },
  { kind: "ward", rows: 10_000 },
] as const;

/** The others, which are slower, get fewer rows, from all over the list. */
const FEWER = 500;
const TURNS = 3;

/** The rows of a long column: the list over and over, as columns repeat themselves. */
const repeat = (list: readonly Case[], rows: number): Case[] =>
  Array.from({ length: rows }, (_, at) => list[at % list.length] as Case);

const thin = (list: readonly Case[]): Case[] =>
  list.filter((_, at) => at % Math.ceil(list.length / FEWER) === 0);

/**
 * In microseconds: each contender's best of three turns, taken one after the other, with what it prepares
 * counted.
 */
export function timeRows(cases: readonly Case[], contenders: readonly Contender[]): Speed[] {
  return SIZES.map(({ kind, rows }) => {
    const list = cases.filter((row) => row.kind === kind);
    const best = contenders.map(() => Number.POSITIVE_INFINITY);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [at, { prepare }] of contenders.entries()) {
        const asked = at === 0 ? repeat(list, rows) : thin(list);
        const answer = prepare();
        const start = performance.now();
        for (const row of asked) answer(row);
        best[at] = Math.min(best[at] as number, ((performance.now() - start) * 1000) / asked.length);
      }
    }
    return { rows: `${rows.toLocaleString("en")} ${kind} rows`, times: best };
  });
}
