import { readFileSync } from "node:fs";
import { groupBy, type Row, readCsv } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

const COLUMNS = ["lga_code", "lga", "federal_constituencies", "state_constituencies"];

/**
 * The LGAs that INEC divides between several seats, and between how many: read and compared with INEC's
 * workbook.
 */
const reviewed = new Map(
  readCsv(readFileSync(new URL("split-lgas.csv", import.meta.url), "utf8"), COLUMNS).map((row) => [
    row["lga_code"] ?? "",
    `${row["federal_constituencies"]} federal and ${row["state_constituencies"]} state`,
  ]),
);

const seatsOf = (wards: readonly Row[], kind: string): number =>
  new Set(wards.map((ward) => textOf(ward, kind)).filter((seat) => seat !== "")).size;

export const splitLgas: Rule = {
  name: "split-lgas",
  description:
    "exactly the LGAs of the reviewed list are divided between several federal or state constituencies.",
  check: ({ wards }) => {
    const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
    const lgas = new Set([...byLga.keys(), ...reviewed.keys()]);
    return [...lgas].flatMap((lga): Finding[] => {
      const its = byLga.get(lga) ?? [];
      const [federal, state] = [seatsOf(its, "federal_constituency"), seatsOf(its, "state_constituency")];
      const found = federal > 1 || state > 1 ? `${federal} federal and ${state} state` : undefined;
      if (found === reviewed.get(lga)) return [];
      const message = `is in ${found ?? "one constituency of each kind"}, but checks/elections/split-lgas.csv says ${reviewed.get(lga) ?? "it is not divided"}: correct the wards, or review the list`;
      return [{ file: "places/wards/", key: lga, message }];
    });
  },
};
