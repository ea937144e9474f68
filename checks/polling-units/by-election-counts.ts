import { readFileSync } from "node:fs";
import type { Row } from "@naijaref/tools/table";
import { parse } from "csv-parse/sync";
import type { Finding } from "../rule.ts";
import { textOf } from "../tables.ts";
import type { PollingUnitRule } from "./rule.ts";

/**
 * How many wards and polling units INEC, or the press after it, counted in whole seats before a by-election,
 * one count or sum a line. Counts of before 2021 are of the units of kind `existing`: the others are younger.
 * Mariga, which was announced for August 2025, is not in the sum of that day: INEC held Munya (SC715).
 */
const counts = parse(readFileSync(new URL("by-election-counts.csv", import.meta.url), "utf8"), {
  columns: true,
}) as readonly {
  readonly date: string;
  readonly seats: string;
  readonly kind: "all" | "existing";
  readonly wards: string;
  readonly polling_units: string;
}[];

const SEATS = ["senatorial_district", "federal_constituency", "state_constituency"];

const isOfSeats =
  (seats: ReadonlySet<string>) =>
  (ward: Row): boolean =>
    SEATS.some((field) => seats.has(textOf(ward, field)));

export const byElectionCounts: PollingUnitRule = {
  name: "by-election-counts",
  description: "seats have as many wards and polling units as INEC counted there for a by-election.",
  check: (files, { wards }) => {
    const perWard = { all: new Map<string, number>(), existing: new Map<string, number>() };
    for (const { units } of files)
      for (const { code, kind } of units) {
        const ward = code.slice(0, code.lastIndexOf("-"));
        perWard.all.set(ward, (perWard.all.get(ward) ?? 0) + 1);
        if (kind === "existing") perWard.existing.set(ward, (perWard.existing.get(ward) ?? 0) + 1);
      }
    return counts.flatMap((count): Finding[] => {
      const own = wards
        .filter(isOfSeats(new Set(count.seats.split("|"))))
        .map((ward) => textOf(ward, "code"));
      const units = own.reduce((sum, ward) => sum + (perWard[count.kind].get(ward) ?? 0), 0);
      const finding = (what: string, here: number, there: string): Finding[] =>
        there === "" || here === Number(there)
          ? []
          : [
              {
                file: "places/wards/",
                key: count.seats,
                message: `has ${here} ${what}, and INEC counted ${there} for ${count.date}: correct the seats of the wards, or say why in coverage.csv and remove the line of by-election-counts.csv`,
              },
            ];
      return [
        ...finding("wards", own.length, count.wards),
        ...finding(
          count.kind === "all" ? "polling units" : "polling units of before 2021",
          units,
          count.polling_units,
        ),
      ];
    });
  },
};
