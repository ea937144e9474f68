import type { Field } from "@naijaref/records";
import initSqlJs, { type Database, type SqlValue } from "sql.js";
import { type Cell, columnType } from "../../data/table/index.ts";
import { keysOf, lgaSeats, wardSeats, wardsJoined } from "./joined.ts";
import { columnsOf, type ForeignKey, mayBeNull, type Resource } from "./resources.ts";

const TYPES = { text: "TEXT", number: "REAL", integer: "INTEGER", flag: "INTEGER", list: "TEXT" } as const;

const quoted = (name: string): string => `"${name}"`;

const isList = (field: Field | undefined): boolean => field !== undefined && columnType(field) === "list";

const columnDefinition = (name: string, field: Field): string =>
  `${quoted(name)} ${TYPES[columnType(field)]}${mayBeNull(field) ? "" : " NOT NULL"}`;

const keyDefinition = ({ field, resource, key }: ForeignKey): string =>
  `FOREIGN KEY (${quoted(field)}) REFERENCES ${quoted(resource)} (${quoted(key)})`;

/**
 * A list that refers to records has a table of its own, which can be joined. Sources are many, and seldom
 * joined.
 */
const listKeys = (resource: Resource): ForeignKey[] =>
  resource.foreignKeys.filter(
    (key) => isList(resource.record.fields[key.field]) && key.resource !== "sources",
  );

const isComputed = ({ computedKeys = [] }: Resource, name: string): boolean =>
  computedKeys.some(({ field }) => field === name);

/** The columns that take space: the others are worked out from them. */
const storedColumns = (resource: Resource): string[] =>
  columnsOf(resource).filter((name) => !isComputed(resource, name));

const single = (resource: Resource): ForeignKey[] =>
  resource.foreignKeys.filter(
    ({ field }) => !isList(resource.record.fields[field]) && !isComputed(resource, field),
  );

const tableDefinition = (resource: Resource): string => {
  const { computedKeys = [] } = resource;
  const parts = [
    ...storedColumns(resource).map((name) => columnDefinition(name, resource.record.fields[name] as Field)),
    ...computedKeys.map(({ field, sql }) => `${quoted(field)} TEXT GENERATED ALWAYS AS (${sql}) VIRTUAL`),
    `PRIMARY KEY (${resource.primaryKey.map(quoted).join(", ")})`,
    ...[...single(resource), ...computedKeys].map(keyDefinition),
  ];
  // SQLite takes no NULL in the key of a table without row ids: offices of the country have no state.
  const mayLackKey = resource.primaryKey.some((name) => mayBeNull(resource.record.fields[name] as Field));
  const kind = mayLackKey ? "" : " WITHOUT ROWID";
  return `CREATE TABLE ${quoted(resource.name)} (\n  ${parts.join(",\n  ")}\n)${kind};`;
};

/** A list is a JSON array, which SQLite reads with json_each. */
function sqlValue(cell: Cell): SqlValue {
  if (Array.isArray(cell)) return JSON.stringify(cell);
  return typeof cell === "boolean" ? Number(cell) : (cell as SqlValue);
}

/** Adds rows, which have all columns of their table, in its order. */
export function insert(database: Database, table: string, rows: readonly (readonly SqlValue[])[]): void {
  const marks = (rows[0] ?? []).map(() => "?").join(", ");
  if (rows.length === 0) return;
  const statement = database.prepare(`INSERT INTO ${quoted(table)} VALUES (${marks})`);
  for (const row of rows) statement.run([...row]);
  statement.free();
}

function addResource(database: Database, resource: Resource): void {
  const columns = storedColumns(resource);
  database.run(tableDefinition(resource));
  const rows = resource.rows.map((row) => columns.map((column) => sqlValue(row[column] ?? null)));
  insert(database, resource.name, rows);
}

/** `constituencies_lga_codes`: a row for each item of the list. */
function addListTable(database: Database, resource: Resource, list: ForeignKey): void {
  const [key = ""] = resource.primaryKey;
  const table = `${resource.name}_${list.field}`;
  const owner: ForeignKey = { field: key, resource: resource.name, key };
  const item: ForeignKey = { ...list, field: "item" };
  database.run(
    `CREATE TABLE ${quoted(table)} (${quoted(key)} TEXT NOT NULL, "item" TEXT NOT NULL, PRIMARY KEY (${quoted(key)}, "item"), ${keyDefinition(owner)}, ${keyDefinition(item)}) WITHOUT ROWID;`,
  );
  const rows = resource.rows.flatMap((row) =>
    (row[list.field] as readonly string[]).map((value) => [String(row[key]), value]),
  );
  insert(database, table, rows);
}

/**
 * All names and aliases, found word by word without regard to case and accents: `names MATCH 'ikeja'`.
 * Without those of polling units, whose index alone would be larger than the table: they are searched within
 * a ward or an LGA, which is a range of their codes.
 */
function addNames(database: Database, resources: readonly Resource[]): void {
  database.run(
    `CREATE VIRTUAL TABLE "names" USING fts4("name", "resource", "code", notindexed="resource", notindexed="code", matchinfo=fts3, tokenize=unicode61 "remove_diacritics=2");`,
  );
  const named = resources.filter(
    ({ name, record }) => name !== "polling_units" && "name" in record.fields && "aliases" in record.fields,
  );
  const rows = named.flatMap((resource) =>
    resource.rows.flatMap((row) =>
      [...new Set([row["name"], row["short_name"] ?? null, row["aliases"] ?? []].flat())]
        .filter((name) => name !== null && name !== undefined)
        .map((name) => [String(name), resource.name, String(row[resource.primaryKey[0] ?? ""])]),
    ),
  );
  insert(database, "names", rows);
}

export async function writeSqlite(resources: readonly Resource[], dataVersion: string): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  const own = resources.filter(({ formats }) => formats.includes("sqlite"));
  const tables = own.filter(({ joined }) => joined === undefined);
  database.run("PRAGMA page_size = 8192; PRAGMA encoding = 'UTF-8'; BEGIN;");
  database.run(`CREATE TABLE "about" ("name" TEXT PRIMARY KEY, "value" TEXT NOT NULL) WITHOUT ROWID;`);
  insert(database, "about", [
    ["data_version", dataVersion],
    ["licence", "CC-BY-4.0"],
  ]);
  for (const resource of tables) {
    addResource(database, resource);
    for (const list of listKeys(resource)) addListTable(database, resource, list);
  }
  addNames(database, tables);
  for (const { name, joined } of own)
    if (joined !== undefined) database.run(`CREATE VIEW ${quoted(name)} AS ${joined};`);
  database.run("COMMIT; VACUUM;");
  const bytes = database.export();
  database.close();
  return bytes;
}

/** A cell of a query as the record's field has it. The inverse of `sqlValue`. */
function cellOf(value: SqlValue, field: Field | undefined): Cell {
  if (isList(field)) return JSON.parse(String(value)) as string[];
  return field !== undefined && columnType(field) === "flag" && value !== null
    ? value === 1
    : (value as Cell);
}

/** The tables that nobody should have to join, as the database joins them. */
export async function joinTables(resources: readonly Resource[]): Promise<readonly Resource[]> {
  const { Database } = await initSqlJs();
  const database = new Database();
  for (const resource of resources)
    if (["states", "lgas", "wards", "constituencies"].includes(resource.name))
      addResource(database, resource);
  const joined = [wardsJoined, lgaSeats, wardSeats].map(({ query, order, ...table }): Resource => {
    const { columns, values } = database.exec(`SELECT * FROM (${query}) ORDER BY ${order};`)[0] ?? NOTHING;
    const rows = values.map((row) =>
      Object.fromEntries(
        columns.map((name, at) => [name, cellOf(row[at] ?? null, table.record.fields[name])]),
      ),
    );
    return { ...table, rows, foreignKeys: keysOf(table.record), joined: query };
  });
  database.close();
  return joined;
}

/** Of a small dataset for tests, which has no wards. */
const NOTHING = { columns: [], values: [] };
