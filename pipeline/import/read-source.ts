import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";

/** A row of a source table or of a reviewed list: every cell is text, an empty one is "". */
export interface SourceRow {
  /** The cell of a column. Throws when the table has no such column. */
  readonly cell: (column: string) => string;
  /** The parts of a cell that is joined by `|`. */
  readonly list: (column: string) => string[];
}

/** Reads a CSV file with a header. */
export function readSource(file: string): SourceRow[] {
  const rows = parse(readFileSync(file, "utf8"), { columns: true, bom: true }) as Record<string, string>[];
  return rows.map((row) => {
    const cell = (column: string): string => {
      const value = row[column];
      if (value === undefined) throw new Error(`${file} has no column ${column}`);
      return value;
    };
    const list = (column: string): string[] =>
      cell(column)
        .split("|")
        .filter((part) => part !== "");
    return { cell, list };
  });
}

/** Reads one of the reviewed lists that stand beside the imports, named by room and file. */
export const readReviewed = (name: string): SourceRow[] =>
  readSource(fileURLToPath(new URL(name, import.meta.url)));

/** Rows by the value of one column. Throws when two rows share it. */
export function indexBy(rows: readonly SourceRow[], column: string): ReadonlyMap<string, SourceRow> {
  const index = new Map(rows.map((row) => [row.cell(column), row]));
  if (index.size !== rows.length) throw new Error(`${column} is not unique`);
  return index;
}

/** The row of a key that must be there. */
export function rowOf(index: ReadonlyMap<string, SourceRow>, key: string): SourceRow {
  const row = index.get(key);
  if (row === undefined) throw new Error(`no row for ${key}`);
  return row;
}
