import { asTable } from "../report.ts";
import type { Compared } from "./compare.ts";

/** How many times as long queries take now as they took, and for how many the results differ. */
export interface Ratios {
  readonly mean: number;
  readonly median: number;
  readonly slowest: number;
  readonly differ: number;
  readonly queries: number;
}

export function ratiosOf(compared: readonly Compared[]): Ratios {
  const [earlier, now] = [timesOf(compared, "earlier"), timesOf(compared, "now")];
  return {
    mean: now.mean / earlier.mean,
    median: now.median / earlier.median,
    slowest: now.slowest / earlier.slowest,
    differ: compared.filter(({ isSame }) => !isSame).length,
    queries: compared.length,
  };
}

/** Mean, median and 99th percentile of what the queries took an engine. */
function timesOf(compared: readonly Compared[], engine: "earlier" | "now") {
  const times = compared.map((one) => one[engine]).sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    median: at(0.5),
    slowest: at(0.99),
  };
}

const whole = (number: number): string => number.toLocaleString("en");

/** One row a way of typing, and one for all together. */
export const writeRatios = (commit: string, rows: ReadonlyMap<string, Ratios>): string =>
  asTable([
    [`of what it took at ${commit}`, "mean", "median", "99th percentile", "queries with other results"],
    ...[...rows].map(([way, { mean, median, slowest, differ, queries }]) => [
      way,
      mean.toFixed(2),
      median.toFixed(2),
      slowest.toFixed(2),
      `${whole(differ)} of ${whole(queries)}`,
    ]),
  ]);
