import {
  type PublishedTable,
  publishedName,
  publishedTables,
  type RecordDefinition,
  type Reference,
  references,
  tables,
} from "@naijaref/records";
import type { Dataset } from "../../data/table/index.ts";
import type { ForeignKey, Format, Resource } from "./resource.ts";

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

/** The tables of the dataset as people take them away. */
export const readResources = (dataset: Dataset): readonly Resource[] =>
  Object.entries(publishedTables).map(([name, selection]) => readResource(dataset, name, selection));
