import { type TableName, tables } from "@naijaref/records";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";
import { Independence } from "./independence.ts";
import { Testimony } from "./testimony.ts";

const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === undefined || cell === "" || (Array.isArray(cell) && cell.length === 0);

export const twoPublishers: Rule = {
  name: "two-publishers",
  description:
    "a value that is not marked unverified has two publishers of which neither repeats the other, or is on the list of the body that decides it; and a source that contradicts it was rejected with a reason.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    const independence = new Independence(dataset.sources);
    const rejected = new Set(
      dataset.evidence.flatMap(({ decisions }) =>
        decisions
          .filter((row) => row["decision"] === "rejected")
          .map((row) => ["table", "key", "field", "value"].map((column) => textOf(row, column)).join(" ")),
      ),
    );
    return tablesWith(dataset, "unverified_fields").flatMap(({ name, table, rows }) =>
      Object.keys(table.record.fields).flatMap((field) => {
        const proof = testimony.proofOf(name, field);
        if (proof?.kind !== "witnesses") return [];
        return rows.flatMap((row): Finding[] => {
          if (isEmpty(row[field]) || listOf(row, "unverified_fields").includes(field)) return [];
          const key = keyOf(tables[name as TableName], row);
          const statements = testimony.about(name, key, field, row);
          const agreeing = statements.filter(({ agrees }) => agrees).map(({ source }) => source);
          const enough =
            agreeing.some((source) => proof.lists.includes(source)) || independence.hasTwo(agreeing);
          const faults = enough
            ? []
            : [
                `${field} "${String(row[field])}" has ${agreeing.length === 0 ? "no witness" : `only ${agreeing.join(" and ")}, which is one publisher,`} in data/witnesses: add a second, or add ${field} to unverified_fields`,
              ];
          const dissent = statements
            .filter(({ agrees, source }) => !agrees && !proof.weak.includes(source))
            .filter(({ says }) => !rejected.has([name, key, field, says].join(" ")))
            .map(
              ({ source, says }) =>
                `${source} has the ${field} "${says}": reject it with a reason in data/evidence, or add ${field} to unverified_fields`,
            );
          return [...faults, ...dissent].map((message) => ({ file: table.path, key, message }));
        });
      }),
    );
  },
};
