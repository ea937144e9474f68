import type { TableName } from "@naijaref/records";
import { fold } from "../../packages/naijaref/src/text/fold.ts";
import { type Row, readProofs, readTable, readWitnesses } from "../table/index.ts";

/** The tables whose records have a page, and the column by which witnesses name a record. */
const KEYS = {
  states: "code",
  lgas: "code",
  wards: "code",
  senatorialDistricts: "code",
  federalConstituencies: "code",
  stateConstituencies: "code",
  institutions: "id",
  parties: "acronym",
} as const satisfies Partial<Record<TableName, string>>;

const TABLES = Object.keys(KEYS) as (keyof typeof KEYS)[];

const listOf = (row: Row | undefined, column: string): readonly string[] => {
  const cell = row?.[column];
  return Array.isArray(cell) ? cell : [];
};

const isSame = (one: unknown, other: unknown): boolean => fold(String(one)) === fold(String(other));

/**
 * What each source says of each value, as a module of the explorer. Lists that have every record are named
 * once for their field. What the sources of one record say is text, read when a page first needs it.
 */
export function saidModule(): string {
  const proofs = TABLES.map((table) => [
    table,
    Object.fromEntries(
      readProofs()
        .filter((row) => row["table"] === table)
        .map((row) => [String(row["field"]), { proof: row["proof"], sources: row["sources"] }]),
    ),
  ]);
  const names: string[] = [];
  const numberOf = (source: string): number => {
    if (!names.includes(source)) names.push(source);
    return names.indexOf(source);
  };
  const records: Record<string, unknown[]> = {};
  const witnesses = new Map(readWitnesses().map(({ table, rows }) => [table, rows]));
  for (const table of TABLES) {
    const values = new Map(readTable(table).map((row) => [row[KEYS[table]], row]));
    for (const row of witnesses.get(table) ?? []) {
      const sources = listOf(row, "sources").map(numberOf);
      if (sources.length === 0) continue;
      const { key, field, says, means } = row;
      const value = values.get(String(key))?.[String(field)];
      // Of a list, such as the LGAs of a seat, sources write a summary.
      const own = Array.isArray(value) || isSame(says, value) || means === value;
      records[String(key)] = [
        ...(records[String(key)] ?? []),
        own ? [field, sources] : [field, sources, says],
      ];
    }
  }
  return `// Written by npm run build.
export type Proof = "list" | "witnesses" | "rule";

/** The kinds of records that have a page, as the dataset calls their tables. */
export type Table = ${TABLES.map((table) => JSON.stringify(table)).join(" | ")};

/** By table and field: how a value is proved, and the lists that have every record. */
export const proofs: Readonly<
  Record<Table, Readonly<Record<string, { readonly proof: Proof; readonly sources: readonly string[] }>>>
> = ${JSON.stringify(Object.fromEntries(proofs))};

/** The sources by number. */
export const sources: readonly string[] = ${JSON.stringify(names)};

/**
 * By a record's key, as JSON: the field, the numbers of the sources, and what they say if not the value.
 */
export const records = ${JSON.stringify(JSON.stringify(records))};
`;
}
