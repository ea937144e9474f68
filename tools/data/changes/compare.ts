import { existsSync, readFileSync } from "node:fs";
import {
  datasetNames,
  datasets,
  type RowOf,
  type recordChange,
  type TableName,
  tableNames,
  tables,
} from "@naijaref/records";
import { readResources } from "../../publish/downloads/resources.ts";
import { type Cell, type Dataset, dataFolder, type Row, readTable } from "../table/index.ts";

/** A table of an edition: its records by their key. */
type Records = ReadonlyMap<string, Row>;

/** The dataset as one data version has it. */
export interface Edition {
  readonly dataVersion: string;
  /** By the name of the table. */
  readonly tables: ReadonlyMap<string, Records>;
}

/** Rows by their key. A key of two fields is joined by a space. */
const recordsOf = (rows: readonly Row[], primaryKey: readonly string[]): Records =>
  new Map(rows.map((row) => [primaryKey.map((field) => String(row[field])).join(" "), row]));

const ofDomains = datasetNames.flatMap((name) => Object.keys(datasets[name].tables) as TableName[]);

/** The tables of the domains, by the names that they have in the downloads. An empty table is left out. */
export function tablesOf(dataset: Dataset): Edition["tables"] {
  const rows = tableNames.map((name) => [name, ofDomains.includes(name) ? dataset[name] : []]);
  const resources = readResources(Object.fromEntries(rows) as Dataset);
  return new Map(
    resources
      .filter((resource) => resource.rows.length > 0)
      .map(({ name, rows, primaryKey }) => [name, recordsOf(rows, primaryKey)]),
  );
}

/**
 * The same of a `data/` folder, of this checkout or of an earlier commit. A table that did not exist yet is
 * left out, and a column that did not is empty.
 */
export function readStoredTables(folder: string): Edition["tables"] {
  const rows = tableNames.map((name) => {
    const exists = ofDomains.includes(name) && existsSync(folder + tables[name].path);
    return [name, exists ? readTable(name, folder) : []];
  });
  return tablesOf(Object.fromEntries(rows) as Dataset);
}

/** A difference between an edition and an earlier one: a record, or a field of a record. */
export type RecordChange = RowOf<typeof recordChange>;

const NAMES = new Set(["name", "slug", "short_name"]);
const POSITIONS = new Set(["lat", "lon", "state_code", "lga_code"]);

function changeOf(field: string, after: Cell): RecordChange["change"] {
  if (NAMES.has(field)) return "renamed";
  if (POSITIONS.has(field)) return "moved";
  return field === "status" && after !== "active" ? "closed" : "corrected";
}

/** The order of a list says nothing, except that of sources, which is by strength. */
const comparable = (cell: Cell, field: string): string =>
  JSON.stringify(Array.isArray(cell) && field !== "sources" ? cell.toSorted() : cell);

const sourcesOf = (row: Row): readonly string[] => (row["sources"] ?? []) as readonly string[];

type Place = Pick<RecordChange, "data_version" | "date" | "kind" | "code">;

function* changesOfRecord(
  place: Place,
  before: Row | undefined,
  after: Row | undefined,
): Generator<RecordChange> {
  const whole = { ...place, happened: null, field: null, before: null, after: null };
  if (after === undefined) {
    if (before !== undefined) yield { ...whole, change: "removed", sources: sourcesOf(before) };
    return;
  }
  if (before === undefined) return yield { ...whole, change: "added", sources: sourcesOf(after) };
  for (const field of Object.keys(after).filter((name) => name in before)) {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    if (comparable(old, field) === comparable(now, field)) continue;
    const change = changeOf(field, now);
    const happened = change === "closed" ? ((after["status_date"] ?? null) as string | null) : null;
    yield { ...place, change, happened, field, before: old, after: now, sources: sourcesOf(after) };
  }
}

/**
 * How a later edition differs from an earlier one, table by table and record by record. Records are
 * compared, not lines: their order, the order of lists, and new quoting are no changes. A table or a field
 * that only one edition has is left out, because the changelog describes it.
 */
export function compareEditions(earlier: Pick<Edition, "tables">, later: Edition): RecordChange[] {
  const version = { data_version: later.dataVersion, date: later.dataVersion.slice(0, 10) };
  return [...later.tables].flatMap(([kind, after]) => {
    const before = earlier.tables.get(kind);
    if (before === undefined) return [];
    const codes = [...new Set([...before.keys(), ...after.keys()])].sort();
    return codes.flatMap((code) => [
      ...changesOfRecord({ ...version, kind, code }, before.get(code), after.get(code)),
    ]);
  });
}

/**
 * How each edition differs from the one before, as `npm run tool changes` printed it: relative to the data's
 * folder.
 */
export const RECORD_CHANGES_FILE = "record-changes.ndjson";

/** The changes of every edition, oldest first. */
export function readRecordChanges(): readonly RecordChange[] {
  return readFileSync(dataFolder + RECORD_CHANGES_FILE, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordChange);
}
