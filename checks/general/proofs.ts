import { type TableName, tableNames, tables } from "@naijaref/records";
import { columnsOf, PROOFS_FILE, type Row } from "@naijaref/tools/table";
import {
  type CheckedDataset,
  type Finding,
  keyOf,
  listOf,
  type Rule,
  rule,
  tablesWith,
  textOf,
} from "../rule.ts";

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
const claimsOf = (table: TableName): string[] =>
  "unverified_fields" in tables[table].record.fields
    ? columnsOf(tables[table]).filter((field) => !NO_CLAIM.has(field))
    : [];

const keyOfProof = (row: Row): string => `${textOf(row, "table")} ${textOf(row, "field")}`;

/**
 * The proofs with a line for each field that has none yet. It says `witnesses`, which asks the most of a
 * value: two publishers, or the field's name in `unverified_fields`.
 */
export function withNewFields(proofs: readonly Row[]): readonly Row[] {
  const known = new Set(proofs.map(keyOfProof));
  const missing = tableNames.flatMap((table) =>
    claimsOf(table)
      .filter((field) => !known.has(`${table} ${field}`))
      .map((field): Row => ({ table, field, proof: "witnesses", by: null, sources: [], weak: [] })),
  );
  return [...proofs, ...missing];
}

export const proofs = rule(
  "proofs",
  "data/witnesses/proofs.csv says for every field what it needs to be verified, and every witness is about a record, a field and sources that exist.",
  function* (dataset) {
    const sources = new Set(dataset.sources.map((source) => textOf(source, "id")));
    const known = new Set(dataset.proofs.map(keyOfProof));
    function* unknownSources(file: string, key: string, ids: readonly string[]): Generator<Finding> {
      for (const id of ids)
        if (!sources.has(id))
          yield { file, key, message: `names the source ${id}, which is not in sources.csv` };
    }
    const missing =
      "is missing. Run npm run fix:data, and correct what its new line says proves the field (data/witnesses/README.md).";
    for (const { name } of tablesWith(dataset, "unverified_fields"))
      for (const key of claimsOf(name).map((field) => `${name} ${field}`))
        if (!known.has(key)) yield { file: PROOFS_FILE, key, message: missing };
    for (const row of dataset.proofs) {
      const [file, key, proof] = [PROOFS_FILE, keyOfProof(row), row["proof"]];
      if (!claimsOf(row["table"] as TableName).includes(textOf(row, "field")))
        yield { file, key, message: "there is no such field that can be in doubt: remove the line" };
      if (proof === "list" && listOf(row, "sources").length === 0)
        yield { file, key, message: "names no list: add its source" };
      if (proof === "rule" && textOf(row, "by") === "")
        yield { file, key, message: "names no rule: add the one that proves it" };
      yield* unknownSources(file, key, [...listOf(row, "sources"), ...listOf(row, "weak")]);
    }
    for (const { table, file, rows } of dataset.witnesses) {
      const keys = new Set(dataset[table].map((row) => keyOf(tables[table], row)));
      for (const row of rows) {
        const [key, field] = [textOf(row, "key"), textOf(row, "field")];
        if (!keys.has(key)) yield { file, key, message: "there is no such record: remove the line" };
        if (!known.has(`${table} ${field}`)) yield { file, key, message: `there is no field ${field}` };
        yield* unknownSources(file, key, listOf(row, "sources"));
      }
    }
  },
);

/** The proofs by rules that do not exist. */
export const findUnknownProofs = (rules: readonly Rule[], dataset: CheckedDataset): Finding[] =>
  dataset.proofs
    .filter((row) => row["proof"] === "rule" && !rules.some(({ name }) => name === row["by"]))
    .map((row) => ({
      file: PROOFS_FILE,
      key: keyOfProof(row),
      message: `there is no rule "${textOf(row, "by")}": name the one that proves the field`,
    }));
