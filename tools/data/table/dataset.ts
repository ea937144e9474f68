import { readdirSync, readFileSync } from "node:fs";
import {
  type Field,
  type Fields,
  type RecordDefinition,
  type TableDefinition,
  type TableName,
  tables,
  typesOf,
} from "@naijaref/records";
import { repository } from "../../repository.ts";
import { addColumns, inFile, readCells } from "./csv.ts";

export type Cell = string | number | boolean | null | readonly string[];

/** What a column of a table holds, whether or not a cell may be empty. */
export function columnType(field: Field): "text" | "number" | "integer" | "flag" | "list" {
  const types = typesOf(field);
  if (types.includes("array")) return "list";
  if (types.includes("integer")) return "integer";
  if (types.includes("number")) return "number";
  return types.includes("boolean") ? "flag" : "text";
}

/** A cell's text as the value that the field's type asks for. Throws with what to write instead. */
export function readCell(cell: string, field: Field): Cell {
  const type = columnType(field);
  if (type === "list") return cell === "" ? [] : cell.split("|");
  if (cell === "") {
    if (typesOf(field).includes("null")) return null;
    throw new Error("is empty, and the field may not be: give it a value");
  }
  if (type === "text") return cell;
  if (type === "flag") {
    if (cell === "true" || cell === "false") return cell === "true";
    throw new Error(`is "${cell}": write true or false`);
  }
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(cell)) return Number(cell);
  throw new Error(`is "${cell}": write a plain decimal number, such as 6.52666`);
}

export const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === undefined || cell === "" || (Array.isArray(cell) && cell.length === 0);

/** A value as its cell's text. The inverse of `readCell`. */
export function writeCell(value: Cell): string {
  if (value === null) return "";
  return Array.isArray(value) ? value.join("|") : String(value);
}

export const dataFolder = `${repository}data/`;

export type Row = Readonly<Record<string, Cell>>;

/** A cell that holds a list; no items of any other. */
export const listOf = (row: Row | undefined, column: string): readonly string[] => {
  const cell = row?.[column];
  return Array.isArray(cell) ? cell : [];
};

export type Dataset = Readonly<Record<TableName, readonly Row[]>>;

/** What a file of rows must say of itself to be read or written: its columns and their order. */
export type RowFormat = Pick<TableDefinition, "record" | "sortedBy" | "derived">;

/** The record of a file's rows: without the fields that the compiler works out, which are no columns. */
export const storedRecordOf = ({ record, derived = [] }: RowFormat): RecordDefinition => {
  const stored = Object.entries(record.fields).filter(([name]) => !derived.includes(name));
  return { ...record, fields: Object.fromEntries(stored) };
};

export const columnsOf = (format: RowFormat): string[] => Object.keys(storedRecordOf(format).fields);

/** The files of a table, relative to the dataset's folder, in the order in which their rows follow. */
export function filesOf(table: TableDefinition, folder: string = dataFolder): string[] {
  if (!table.path.endsWith("/")) return [table.path];
  return readdirSync(folder + table.path)
    .filter((name) => name.endsWith(".csv"))
    .sort()
    .map((name) => table.path + name);
}

/** Orders rows by the table's sort columns, by code unit: the same on every machine. */
export function compareRows({ sortedBy }: RowFormat) {
  return (a: Row, b: Row): number => {
    for (const column of sortedBy) {
      const [left, right] = [String(a[column]), String(b[column])];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}

/**
 * A file's rows. Throws with file, line, column and what to do when a cell does not parse.
 *
 * @param folder of this checkout, or of an earlier commit: columns that it did not have yet are empty.
 */
export function readRows(file: string, format: RowFormat, folder: string = dataFolder): Row[] {
  const { fields } = storedRecordOf(format);
  const columns = Object.keys(fields);
  return inFile(file, () => {
    const content = readFileSync(folder + file, "utf8");
    const rows = readCells(folder === dataFolder ? content : addColumns(content, columns), columns);
    return rows.map((cells, at) => readRow(cells, fields, at + 2));
  });
}

function readRow(cells: readonly string[], fields: Fields, line: number): Row {
  const row: Record<string, Cell> = {};
  for (const [at, [column, field]] of Object.entries(fields).entries()) {
    try {
      row[column] = readCell(cells[at] ?? "", field);
    } catch (error) {
      throw new Error(`line ${line}: ${column} ${(error as Error).message}`);
    }
  }
  return row;
}

/** One table's rows, sorted. Throws as `readRows`. */
export function readTable(name: TableName, folder: string = dataFolder): Row[] {
  const table = tables[name];
  return filesOf(table, folder)
    .flatMap((file) => readRows(file, table, folder))
    .sort(compareRows(table));
}

export function readDataset(): Dataset {
  const names = Object.keys(tables) as TableName[];
  const read = names.map((name): [TableName, Row[]] => [name, readTable(name)]);
  return Object.fromEntries(read) as Record<TableName, Row[]>;
}
