import { type Field, type RecordDefinition, typesOf } from "@naijaref/records";
import type { Row } from "../../data/table/index.ts";

type ColumnType = "text" | "number" | "integer" | "flag" | "list";

export function columnType(field: Field): ColumnType {
  const types = typesOf(field);
  if (types.includes("array")) return "list";
  if (types.includes("integer")) return "integer";
  if (types.includes("number")) return "number";
  return types.includes("boolean") ? "flag" : "text";
}

export const mayBeNull = (field: Field): boolean => typesOf(field).includes("null");

/**
 * A form in which a resource comes: a file of its own, a table of the database or a sheet of the workbook.
 */
export type Format = "csv" | "csv.gz" | "json.gz" | "ndjson.gz" | "parquet" | "sqlite" | "xlsx";

/**
 * A table as people take it away: the records of one or more tables of the dataset, which have the same
 * fields.
 */
export interface Resource {
  /** The name of its files, its sheet and its table: `external_ids`. */
  readonly name: string;
  readonly record: RecordDefinition;
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly rows: readonly Row[];
  readonly formats: readonly Format[];
  /** Keys that follow from other columns: the database works them out, and they take no space. */
  readonly computedKeys?: readonly ComputedKey[];
  /** It repeats other resources, joined: in the database it is a view, and this is its query. */
  readonly joined?: string;
  /** The formats that are in the second folder. */
  readonly apart?: readonly Format[];
}

export interface ForeignKey {
  readonly field: string;
  readonly resource: string;
  readonly key: string;
}

export interface ComputedKey extends ForeignKey {
  /** An expression of SQLite over the other columns. */
  readonly sql: string;
}

/** The fields of a resource by name, in the order of its columns. */
export const columnsOf = ({ record }: Resource): readonly string[] => Object.keys(record.fields);

/** Its rows and columns, as the list of downloads has them. */
export const sizeOf = (resource: Resource): { readonly rows: number; readonly columns: number } => ({
  rows: resource.rows.length,
  columns: columnsOf(resource).length,
});
