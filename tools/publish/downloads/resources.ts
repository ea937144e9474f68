import {
  type Field,
  type PublishedTable,
  publishedName,
  publishedTables,
  type RecordDefinition,
  type Reference,
  references,
  tables,
  typesOf,
} from "@naijaref/records";
import type { Dataset, Row } from "../../data/table/index.ts";

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

export const columnsOf = ({ record }: Resource): readonly string[] => Object.keys(record.fields);

export const sizeOf = (resource: Resource): { readonly rows: number; readonly columns: number } => ({
  rows: resource.rows.length,
  columns: columnsOf(resource).length,
});

/**
 * Tables with so many rows that their plain CSV would take more of the package than all others together.
 * Named here, so that no file gets another name because a table has grown.
 */
const LONG: ReadonlySet<string> = new Set(["wards", "external_ids"]);

const csvOf = (name: string): Format => (LONG.has(name) ? "csv.gz" : "csv");

/** In the workbook, the sheet of the joined wards has all that a sheet of the wards would have. */
const sheetOf = (name: string): Format[] => (name === "wards" ? [] : ["xlsx"]);

const refersIn = (selection: PublishedTable, reference: Reference): boolean =>
  reference.in === undefined || selection.tables.includes(reference.in);

function foreignKeys(selection: PublishedTable, record: RecordDefinition): ForeignKey[] {
  return references
    .filter((reference) => reference.field in record.fields && refersIn(selection, reference))
    .map(({ field, to, key }) => ({ field, resource: publishedName(to), key }));
}

function readResource(dataset: Dataset, name: string, selection: PublishedTable): Resource {
  const [first] = selection.tables;
  if (first === undefined) throw new Error(`${name} has no table`);
  const { record } = tables[first];
  return {
    name,
    record,
    primaryKey: selection.primaryKey,
    foreignKeys: foreignKeys(selection, record),
    rows: selection.tables.flatMap((table) => dataset[table]),
    formats: [csvOf(name), "json.gz", "ndjson.gz", "parquet", "sqlite", ...sheetOf(name)],
  };
}

export const readResources = (dataset: Dataset): readonly Resource[] =>
  Object.entries(publishedTables).map(([name, selection]) => readResource(dataset, name, selection));
