import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type TableDefinition, type TableName, tables } from "@naijaref/records";
import { groupBy } from "../../../packages/naijaref/src/table/group.ts";
import { writeCells } from "./csv.ts";
import {
  type Cell,
  columnsOf,
  compareRows,
  dataFolder,
  type Row,
  type RowFormat,
  writeCell,
} from "./dataset.ts";
import {
  type EvidenceFile,
  evidenceTable,
  PROOFS_FILE,
  proofTable,
  type WitnessFile,
  witnessTable,
} from "./evidence.ts";

/**
 * A row as it should be written: single spaces, NFC, lists without repeats, unverified fields in the record's
 * order.
 */
function canonicalRow(columns: readonly string[], row: Row): Row {
  const cells = columns.map((column): [string, Cell] => {
    const cell = canonicalCell(row[column] ?? null);
    return [column, column === "unverified_fields" && isList(cell) ? inOrder(cell, columns) : cell];
  });
  return Object.fromEntries(cells);
}

const isList = (cell: Cell): cell is readonly string[] => Array.isArray(cell);

function canonicalCell(cell: Cell): Cell {
  if (typeof cell === "string") return canonicalText(cell);
  return isList(cell) ? [...new Set(cell.map(canonicalText).filter((item) => item !== ""))] : cell;
}

const canonicalText = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const inOrder = (fields: readonly string[], columns: readonly string[]): string[] =>
  fields.toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b));

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
  if (!table.path.endsWith("/")) return new Map([[table.path, writeRows(table, rows)]]);
  const byFile = groupBy(rows, (row) => `${table.path}${slugOfState(row)}.csv`);
  return new Map([...byFile].map(([file, itsRows]) => [file, writeRows(table, itsRows)]));
}

function writeRows(format: RowFormat, rows: readonly Row[]): string {
  const columns = columnsOf(format);
  const cells = rows
    .map((row) => canonicalRow(columns, row))
    .toSorted(compareRows(format))
    .map((row) => columns.map((column) => writeCell(row[column] ?? null)));
  return writeCells(cells, columns);
}

/** Files of decisions as their canonical files: content by path, relative to the dataset's folder. */
export const writeEvidence = (files: readonly EvidenceFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ file, decisions }) => [file, writeRows(evidenceTable, decisions)]));

export const writeWitnesses = (
  proofs: readonly Row[],
  witnesses: readonly WitnessFile[],
): ReadonlyMap<string, string> =>
  new Map([
    [PROOFS_FILE, writeRows(proofTable, proofs)],
    ...witnesses.map(({ file, rows }) => [file, writeRows(witnessTable, rows)] as const),
  ]);

export function saveFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(dataFolder + file), { recursive: true });
    writeFileSync(dataFolder + file, content);
  }
}
