import { keyColumns, type TableDefinition, type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import type { CheckedDataset } from "./rule.ts";

/** A table of the dataset with its rows. */
export interface CheckedTable {
  readonly name: TableName;
  readonly table: TableDefinition;
  readonly rows: readonly Row[];
}

/** Every table of the dataset, for rules that hold for all of them. */
export const tablesOf = (dataset: CheckedDataset): CheckedTable[] =>
  (Object.keys(tables) as TableName[]).map((name) => ({ name, table: tables[name], rows: dataset[name] }));

/** The tables whose records have all of these fields. */
export const tablesWith = (dataset: CheckedDataset, ...fields: readonly string[]): CheckedTable[] =>
  tablesOf(dataset).filter(({ table }) => fields.every((field) => field in table.record.fields));

export const keyOf = (table: TableDefinition, row: Row): string =>
  keyColumns(table)
    .map((column) => String(row[column]))
    .join(" ");

/** A cell that holds text. */
export const textOf = (row: Row, field: string): string => {
  const cell = row[field];
  return typeof cell === "string" ? cell : "";
};

/** A cell that holds a list. */
export const listOf = (row: Row, field: string): readonly string[] => {
  const cell = row[field];
  return Array.isArray(cell) ? cell : [];
};
