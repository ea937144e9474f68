import { references as allReferences, type Reference, tables } from "@naijaref/records";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";

function findDangling(dataset: CheckedDataset, reference: Reference): Finding[] {
  const { field, to, key } = reference;
  const known = new Set(dataset[to].map((row) => textOf(row, key)));
  const referring = tablesWith(dataset, field).filter(({ name }) => name === (reference.in ?? name));
  return referring.flatMap(({ table, rows }) =>
    rows.flatMap((row) =>
      [textOf(row, field), ...listOf(row, field)]
        .filter((value) => value !== "" && !known.has(value))
        .map((value) => ({
          file: table.path,
          key: keyOf(table, row),
          message: `${field} names ${value}, which is not in ${tables[to].path}: correct it, or add it there`,
        })),
    ),
  );
}

export const references: Rule = {
  name: "references",
  description: "every state, LGA, constituency, institution and source that a record refers to exists.",
  check: (dataset) => allReferences.flatMap((reference) => findDangling(dataset, reference)),
};
