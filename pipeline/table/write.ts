import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type TableDefinition, type TableName, tables } from "@naijaref/records";
import { canonicalRow } from "./canonical.ts";
import { writeCell } from "./cells.ts";
import { writeCsv } from "./csv.ts";
import { columnsOf, compareRows, dataFolder, type Row } from "./dataset.ts";
import { groupBy } from "./group.ts";

/** The rows of some tables. */
export type Tables = Partial<Record<TableName, readonly Row[]>>;

/**
 * Tables as their canonical files: content by path, relative to the dataset's folder.
 * `states` names the files of tables that have one for each state.
 */
export function writeTables(rowsByTable: Tables, states: readonly Row[]): ReadonlyMap<string, string> {
  const slugs = new Map(states.map((state) => [state["code"], state["slug"]]));
  const files = Object.entries(rowsByTable).flatMap(([name, rows]) => [
    ...writeTable(tables[name as TableName], rows, (row) => String(slugs.get(row["state_code"] ?? null))),
  ]);
  return new Map(files);
}

function writeTable(
  table: TableDefinition,
  rows: readonly Row[],
  slugOfState: (row: Row) => string,
): ReadonlyMap<string, string> {
  const sorted = rows.map((row) => canonicalRow(table, row)).toSorted(compareRows(table));
  if (!table.path.endsWith("/")) return new Map([[table.path, writeFile(table, sorted)]]);
  const byFile = groupBy(sorted, (row) => `${table.path}${slugOfState(row)}.csv`);
  return new Map([...byFile].map(([file, itsRows]) => [file, writeFile(table, itsRows)]));
}

function writeFile(table: TableDefinition, rows: readonly Row[]): string {
  const columns = columnsOf(table);
  const cells = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, writeCell(row[column] ?? null)])),
  );
  return writeCsv(cells, columns);
}

/** Writes tables into the dataset's folder in their canonical form. */
export function saveTables(rowsByTable: Tables, states: readonly Row[], folder: string = dataFolder): void {
  for (const [file, content] of writeTables(rowsByTable, states)) {
    mkdirSync(dirname(folder + file), { recursive: true });
    writeFileSync(folder + file, content);
  }
}
