import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { textOf } from "../tables.ts";
import type { PollingUnitRule } from "./rule.ts";

/**
 * INEC's total of each state, of 16 June 2021: 119,974 units and 56,872 voting points that became units,
 * 176,846 in all. Newspapers printed its table; where they contradict each other, `note` says why this number
 * was taken.
 */
const published = parse(readFileSync(new URL("published-totals.csv", import.meta.url), "utf8"), {
  columns: true,
}) as { readonly state_code: string; readonly polling_units: string }[];

const totals = new Map(published.map((row) => [row.state_code, Number(row.polling_units)]));

export const publishedTotals: PollingUnitRule = {
  name: "published-totals",
  description: "each state has as many polling units as INEC published, or coverage.csv names the state.",
  check: (files, { states, coverage }) => {
    const gaps = coverage
      .filter((row) => row["dataset"] === "polling-units")
      .map((row) => textOf(row, "gap"));
    return files.flatMap(({ path, units }) => {
      const state = states.find((row) => row["inec_code"] === units[0]?.code.slice(0, 2));
      const total = totals.get(state === undefined ? "" : textOf(state, "code"));
      if (total === units.length) return [];
      const name = state === undefined ? path : textOf(state, "name");
      if (gaps.some((gap) => gap.includes(name) && gap.includes(String(total)))) return [];
      const message = `has ${units.length} units, but INEC published ${total}: correct the file, or write both numbers in coverage.csv`;
      return [{ file: path, key: name, message }];
    });
  },
};
