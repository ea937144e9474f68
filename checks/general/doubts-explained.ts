import { type TableName, tables } from "@naijaref/records";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";
import { Independence } from "./independence.ts";
import { Testimony } from "./testimony.ts";

/** The fields that a decision marks unverified, with its reason. */
const explainedDoubts = ({ evidence }: CheckedDataset): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ decisions }) =>
      decisions
        .filter((row) => row["decision"] === "unverified")
        .map((row) => ["table", "key", "field"].map((column) => textOf(row, column)).join(" ")),
    ),
  );

export const doubtsExplained: Rule = {
  name: "doubts-explained",
  description:
    "a field that is marked unverified, although two publishers agree on it and none contradicts them, has a decision that says why.",
  check: (dataset) => {
    const testimony = new Testimony(dataset);
    const independence = new Independence(dataset.sources);
    const explained = explainedDoubts(dataset);
    return tablesWith(dataset, "unverified_fields").flatMap(({ name, table, rows }) =>
      rows.flatMap((row) =>
        listOf(row, "unverified_fields").flatMap((field): Finding[] => {
          if (testimony.proofOf(name, field)?.kind !== "witnesses") return [];
          const key = keyOf(tables[name as TableName], row);
          const statements = testimony.about(name, key, field, row);
          const agreeing = statements.filter(({ agrees }) => agrees).map(({ source }) => source);
          const isAgreed = agreeing.length === statements.length && independence.hasTwo(agreeing);
          if (!isAgreed || explained.has([name, key, field].join(" "))) return [];
          const message = `${field} is unverified, but ${agreeing.join(" and ")} agree: remove it from unverified_fields, or write in data/evidence why it is in doubt`;
          return [{ file: table.path, key, message }];
        }),
      ),
    );
  },
};
