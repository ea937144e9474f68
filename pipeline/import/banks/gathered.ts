import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";

/** A table's rows by column name. These tables are input, so their columns are whatever they are. */
export type Cells = Readonly<Record<string, string>>;

const readRows = (file: string): Cells[] => parse(readFileSync(file), { columns: true }) as Cells[];

/** A row's cell; a column that is not there is a mistake in this script or in its input. */
export function cell(row: Cells, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`there is no column ${column} in ${JSON.stringify(row)}`);
  return value;
}

export const listCell = (row: Cells, column: string): string[] =>
  cell(row, column).split("|").filter(Boolean);

/** A table of the sources folder. */
export const readGathered = (folder: string, table: string): Cells[] => readRows(`${folder}/${table}.csv`);

/** A list that stands beside this script and was settled by hand, each row with its reason. */
export const readReviewed = (list: "names" | "namesakes" | "settled" | "closed-2020-11"): Cells[] =>
  readRows(fileURLToPath(new URL(`reviewed/${list}.csv`, import.meta.url)));
