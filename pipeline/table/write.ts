import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type TableDefinition, type TableName, tables } from "@naijaref/records";
import { writeCell } from "./cells.ts";
import { writeCsv } from "./csv.ts";
import { columnsOf, compareRows, dataFolder, type Row } from "./dataset.ts";
import { groupBy } from "./group.ts";

/** The slug of each state, by its code: folders of tables name their files by it. */
export const stateSlugs = (states: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(states.map((state) => [String(state["code"]), String(state["slug"])]));

/** A table's rows as its canonical files: content by path, relative to the dataset's folder. */
export function writeTable(
  table: TableDefinition,
  rows: readonly Row[],
  slugs: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const fileOf = (row: Row): string =>
    table.path.endsWith("/") ? `${table.path}${slugs.get(String(row["state_code"]))}.csv` : table.path;
  const byFile = groupBy(rows.toSorted(compareRows(table)), fileOf);
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
export function saveTables(
  rowsByTable: Partial<Record<TableName, readonly Row[]>>,
  states: readonly Row[],
  folder: string = dataFolder,
): void {
  const slugs = stateSlugs(states);
  for (const [name, rows] of Object.entries(rowsByTable)) {
    for (const [file, content] of writeTable(tables[name as TableName], rows, slugs)) {
      mkdirSync(dirname(folder + file), { recursive: true });
      writeFileSync(folder + file, content);
    }
  }
}
