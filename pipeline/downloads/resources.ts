import {
  defineRecord,
  maybeText,
  type PublishedTable,
  publishedName,
  publishedTables,
  type RecordDefinition,
  type Reference,
  references,
  type TableName,
  tables,
  text,
} from "@naijaref/records";
import type { Dataset, Row } from "../table/index.ts";

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
  /** It repeats other resources, joined: in the database it is a view. */
  readonly joined?: true;
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

/**
 * Tables with so many rows that their plain CSV would take more of the package than all others together.
 * Named here, so that no file gets another name because a table has grown.
 */
const LONG: ReadonlySet<string> = new Set(["wards", "wards_joined", "external_ids"]);

const csvOf = (name: string): Format => (LONG.has(name) ? "csv.gz" : "csv");

/** In the workbook, the sheet of the joined wards has all that a sheet of the wards would have. */
const sheetOf = (name: string): Format[] => (name === "wards" ? [] : ["xlsx"]);

/** The tables of the dataset that are taken away. */
export const selectedTables: readonly TableName[] = Object.values(publishedTables).flatMap(
  (selection) => selection.tables,
);

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

/** Names of what a ward is part of, beside each code. */
function joinWards(wards: Resource, byName: ReadonlyMap<string, Resource>): Resource {
  const nameIn = (resource: string): ((code: unknown) => string | null) => {
    const rows = byName.get(resource)?.rows ?? [];
    const names = new Map(rows.map((row) => [row["code"], String(row["name"])]));
    return (code) => names.get(code as string) ?? null;
  };
  const [lga, state, seat] = [nameIn("lgas"), nameIn("states"), nameIn("constituencies")];
  const zones = new Map((byName.get("states")?.rows ?? []).map((row) => [row["code"], row["zone"] ?? null]));
  const nameOf = (of: string, example: string) =>
    maybeText({ description: `The name of the ${of}.`, example });
  const { code, name: wardName, lga_code, state_code, ...others } = wards.record.fields;
  const { senatorial_district, federal_constituency, state_constituency, ...rest } = others;
  const zone = text({ description: "The geopolitical zone of the state.", example: "South-West" });
  const record = defineRecord({
    name: "JoinedWard",
    description:
      "A ward with all its fields and the names of its LGA, state and constituencies, so that nobody has to join tables.",
    fields: {
      code,
      name: wardName,
      lga_code,
      lga_name: nameOf("LGA", "Ikeja"),
      state_code,
      state_name: nameOf("state", "Lagos"),
      zone,
      senatorial_district,
      senatorial_district_name: nameOf("senatorial district", "Lagos West"),
      federal_constituency,
      federal_constituency_name: nameOf("federal constituency", "Ikeja"),
      state_constituency,
      state_constituency_name: nameOf("state constituency", "Ikeja I"),
      ...rest,
    } as RecordDefinition["fields"],
  });
  const rows = wards.rows.map((row) => ({
    ...row,
    lga_name: lga(row["lga_code"]),
    state_name: state(row["state_code"]),
    zone: zones.get(row["state_code"] ?? null) ?? null,
    senatorial_district_name: seat(row["senatorial_district"]),
    federal_constituency_name: seat(row["federal_constituency"]),
    state_constituency_name: seat(row["state_constituency"]),
  }));
  const keys = wards.foreignKeys.filter(({ field }) => field in record.fields);
  const formats: Format[] = [csvOf("wards_joined"), "parquet", "sqlite", "xlsx"];
  return {
    name: "wards_joined",
    record,
    primaryKey: ["code"],
    foreignKeys: keys,
    rows,
    formats,
    joined: true,
  };
}

/** Every resource of the downloads. */
export function readResources(dataset: Dataset): readonly Resource[] {
  const resources = Object.entries(publishedTables).map(([name, selection]) =>
    readResource(dataset, name, selection),
  );
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const wards = byName.get("wards");
  return wards === undefined ? resources : [...resources, joinWards(wards, byName)];
}

/** The fields of a resource by name, in the order of its columns. */
export const columnsOf = ({ record }: Resource): readonly string[] => Object.keys(record.fields);
