import { existsSync } from "node:fs";
import { datasetNames, datasets, type TableName, tableNames, tables } from "@naijaref/records";
import { readResources } from "../../publish/downloads/resources.ts";
import { type Dataset, dataFolder, readTable } from "../table/index.ts";
import { type Edition, recordsOf } from "./edition.ts";

const ofDomains = datasetNames.flatMap((name) => Object.keys(datasets[name].tables) as TableName[]);

/** The tables of the domains, by the names that they have in the downloads. An empty table is left out. */
export function tablesOf(dataset: Dataset): Edition["tables"] {
  const rows = tableNames.map((name) => [name, ofDomains.includes(name) ? dataset[name] : []]);
  const resources = readResources(Object.fromEntries(rows) as Dataset);
  return new Map(
    resources
      .filter((resource) => resource.joined === undefined && resource.rows.length > 0)
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
    return [name, exists ? readTable(name, folder, folder !== dataFolder) : []];
  });
  return tablesOf(Object.fromEntries(rows) as Dataset);
}
