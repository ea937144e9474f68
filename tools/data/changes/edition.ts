import { existsSync } from "node:fs";
import { datasetNames, datasets, type TableName, tableNames, tables } from "@naijaref/records";
import { readResources } from "../../publish/downloads/resources.ts";
import { type Dataset, type Row, readTable } from "../table/index.ts";

/** A table of an edition: its records by their key. */
export type Records = ReadonlyMap<string, Row>;

/** The dataset as one data version has it. */
export interface Edition {
  readonly dataVersion: string;
  /** By the name of the table. */
  readonly tables: ReadonlyMap<string, Records>;
}

/** Rows by their key. A key of two fields is joined by a space. */
export const recordsOf = (rows: readonly Row[], primaryKey: readonly string[]): Records =>
  new Map(rows.map((row) => [primaryKey.map((field) => String(row[field])).join(" "), row]));

const ofDomains = datasetNames.flatMap((name) => Object.keys(datasets[name].tables) as TableName[]);

/** The tables of the domains, by the names that they have in the downloads. An empty table is left out. */
export function tablesOf(dataset: Dataset): Edition["tables"] {
  const rows = tableNames.map((name) => [name, ofDomains.includes(name) ? dataset[name] : []]);
  const resources = readResources(Object.fromEntries(rows) as Dataset);
  return new Map(
    resources
      .filter((resource) => resource.rows.length > 0)
      .map(({ name, rows, primaryKey }) => [name, recordsOf(rows, primaryKey)]),
  );
}

/**
 * The same of a `data/` folder, of this checkout or of an earlier commit. A table that did not exist yet is
 * left out, and a column that did not is empty.
 */
export function readStoredTables(folder: string): Edition["tables"] {
  const rows = tableNames.map((name) => {
    const exists = ofDomains.includes(name) && existsSync(folder + tables[name].path);
    return [name, exists ? readTable(name, folder) : []];
  });
  return tablesOf(Object.fromEntries(rows) as Dataset);
}
