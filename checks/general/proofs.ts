import { type TableName, tableNames, tables } from "@naijaref/records";
import { columnsOf, type Row } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../rule.ts";

const NO_CLAIM: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "short_name",
  "aliases",
  "shared_names",
  "note",
  "unverified_fields",
  "sources",
]);

/** The fields of a table that state something about the world. */
export const claimsOf = (table: TableName): string[] =>
  "unverified_fields" in tables[table].record.fields
    ? columnsOf(tables[table]).filter((field) => !NO_CLAIM.has(field))
    : [];

/**
 * The proofs with a line for each field that has none yet. It says `witnesses`, which asks the most of a
 * value: two publishers, or the field's name in `unverified_fields`.
 */
export function withNewFields(proofs: readonly Row[]): readonly Row[] {
  const known = new Set(proofs.map((row) => `${textOf(row, "table")} ${textOf(row, "field")}`));
  const missing = tableNames.flatMap((table) =>
    claimsOf(table)
      .filter((field) => !known.has(`${table} ${field}`))
      .map((field): Row => ({ table, field, proof: "witnesses", by: null, sources: [], weak: [] })),
  );
  return [...proofs, ...missing];
}

export const proofs: Rule = {
  name: "proofs",
  description:
    "data/witnesses/proofs.csv says for every field what it needs to be verified, and every witness is about a record, a field and sources that exist.",
  check: (dataset) => {
    const sources = new Set(dataset.sources.map((source) => textOf(source, "id")));
    const known = new Map(
      dataset.proofs.map((row) => [`${textOf(row, "table")} ${textOf(row, "field")}`, row]),
    );
    const finding = (file: string, key: string, message: string): Finding => ({ file, key, message });
    const unknownSource = (file: string, key: string, ids: readonly string[]) =>
      ids
        .filter((id) => !sources.has(id))
        .map((id) => finding(file, key, `names the source ${id}, which is not in sources.csv`));
    return [
      ...tablesWith(dataset, "unverified_fields").flatMap(({ name }) =>
        claimsOf(name)
          .filter((field) => !known.has(`${name} ${field}`))
          .map((field) =>
            finding(
              "witnesses/proofs.csv",
              `${name} ${field}`,
              "is missing. Run npm run fix:data, and correct what its new line says proves the field (data/witnesses/README.md).",
            ),
          ),
      ),
      ...dataset.proofs.flatMap((row) => {
        const key = `${textOf(row, "table")} ${textOf(row, "field")}`;
        const file = "witnesses/proofs.csv";
        const stray = !claimsOf(row["table"] as TableName).includes(textOf(row, "field"));
        return [
          ...(stray
            ? [finding(file, key, "there is no such field that can be in doubt: remove the line")]
            : []),
          ...(row["proof"] === "list" && listOf(row, "sources").length === 0
            ? [finding(file, key, "names no list: add its source")]
            : []),
          ...(row["proof"] === "rule" && textOf(row, "by") === ""
            ? [finding(file, key, "names no rule: add the one that proves it")]
            : []),
          ...unknownSource(file, key, [...listOf(row, "sources"), ...listOf(row, "weak")]),
        ];
      }),
      ...dataset.witnesses.flatMap(({ table, file, rows }) => {
        const keys = new Set(dataset[table].map((row) => keyOf(tables[table], row)));
        return rows.flatMap((row) => {
          const [key, field] = [textOf(row, "key"), textOf(row, "field")];
          return [
            ...(keys.has(key) ? [] : [finding(file, key, "there is no such record: remove the line")]),
            ...(known.has(`${table} ${field}`) ? [] : [finding(file, key, `there is no field ${field}`)]),
            ...unknownSource(file, key, listOf(row, "sources")),
          ];
        });
      }),
    ];
  },
};

/** The proofs by rules that do not exist. */
export const findUnknownProofs = (rules: readonly Rule[], dataset: CheckedDataset): Finding[] =>
  dataset.proofs
    .filter((row) => row["proof"] === "rule" && !rules.some(({ name }) => name === row["by"]))
    .map((row) => ({
      file: "witnesses/proofs.csv",
      key: `${textOf(row, "table")} ${textOf(row, "field")}`,
      message: `there is no rule "${textOf(row, "by")}": name the one that proves the field`,
    }));
