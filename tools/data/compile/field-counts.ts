import { type fieldCounts, type RowOf, type TableName, tableNames, tables } from "@naijaref/records";
import { type Dataset, groupBy, isEmpty, listOf, type Row, type WitnessFile } from "../table/index.ts";

/** How sure one field of one table is: a line of `fields` in `/v1/meta`. */
export type FieldCounts = Row & RowOf<typeof fieldCounts> & { readonly dataset: TableName };

/**
 * Counts every field of which `data/witnesses/proofs.csv` says how it is proved, in the order of the tables.
 */
export function countFields(
  dataset: Dataset,
  proofs: readonly Row[],
  witnesses: readonly WitnessFile[],
): FieldCounts[] {
  const retrieved = new Map(dataset.sources.map((source) => [String(source["id"]), source["retrieved"]]));
  const sourcesOf = new Map(
    witnesses.map(({ table, rows }) => [table, groupBy(rows, (row) => String(row["field"]))] as const),
  );
  const proofOf = new Map(proofs.map((row) => [`${row["table"]} ${row["field"]}`, row]));
  return tableNames.flatMap((table) =>
    Object.keys(tables[table].record.fields).flatMap((field) => {
      const proof = proofOf.get(`${table} ${field}`);
      if (proof === undefined || tables[table].internal) return [];
      const rows = dataset[table];
      const known = rows.filter((row) => !isEmpty(row[field]));
      const unverified = known.filter((row) => listOf(row, "unverified_fields").includes(field)).length;
      const evidence = [
        ...listOf(proof, "sources"),
        ...(sourcesOf.get(table)?.get(field) ?? []).flatMap((row) => listOf(row, "sources")),
      ].flatMap((id) => retrieved.get(id) ?? []);
      return [
        {
          dataset: table,
          field,
          records: rows.length,
          known: known.length,
          verified: known.length - unverified,
          unverified,
          newest_evidence: evidence.map(String).sort().at(-1) ?? null,
        },
      ];
    }),
  );
}
