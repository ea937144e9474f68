import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith } from "../tables.ts";

/** Nobody can doubt what identifies the record, nor these two fields about the others. */
const NEVER = ["unverified_fields", "sources"];

export const unverifiedFields: Rule = {
  name: "unverified-fields",
  description: "unverified_fields names only fields of the record that have a value.",
  check: (dataset) =>
    tablesWith(dataset, "unverified_fields").flatMap(({ table, rows }) =>
      rows.flatMap((row) => {
        const fault = (message: string): Finding => ({ file: table.path, key: keyOf(table, row), message });
        return listOf(row, "unverified_fields").flatMap((field): Finding[] => {
          if (!(field in table.record.fields) || NEVER.includes(field)) {
            return [
              fault(`unverified_fields names ${field}, which is not a field that can be in doubt. Remove it`),
            ];
          }
          const value = row[field];
          const empty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
          return empty ? [fault(`${field} is unverified but empty: remove it from unverified_fields`)] : [];
        });
      }),
    ),
};
