import { tables } from "@naijaref/records";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";
import { Testimony } from "./testimony.ts";

export const prevailingNames: Rule = {
  name: "prevailing-names",
  description:
    "a name, with its Limited or Plc, is the name in the first list of proofs.csv that has the record; newer laws and lists come first. Any other name is rejected with a reason.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    const rejected = new Set(
      dataset.evidence.flatMap(({ decisions }) =>
        decisions
          .filter((row) => row["decision"] === "rejected" && row["field"] === "name")
          .map((row) => ["table", "key", "value"].map((column) => textOf(row, column)).join(" ")),
      ),
    );
    return tablesWith(dataset, "name", "unverified_fields").flatMap(({ name, table, rows }) => {
      const lists = testimony.proofOf(name, "name")?.lists ?? [];
      return rows.flatMap((row): Finding[] => {
        if (listOf(row, "unverified_fields").includes("name")) return [];
        const key = keyOf(tables[name], row);
        const statements = testimony.about(name, key, "name", row);
        const first = lists
          .map((list) => statements.find(({ source }) => source === list))
          .find((statement) => statement !== undefined);
        if (first === undefined || first.agrees || rejected.has([name, key, first.says].join(" "))) return [];
        const message = `name is "${textOf(row, "name")}", but ${first.source} has "${first.says}": take that name, or reject it with a reason in data/evidence`;
        return [{ file: table.path, key, message }];
      });
    });
  },
};
