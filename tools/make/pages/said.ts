import { keyColumns, type TableName, tableNames, tables } from "@naijaref/records";
import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import { listOf, readProofs, readTable, readWitnesses } from "../../data/table/index.ts";

/** The column by which witnesses name a record, of the tables that have one. */
const KEYS: ReadonlyMap<TableName, string> = new Map(
  tableNames.flatMap((table) => {
    const [key = "", ...others] = keyColumns(tables[table]);
    return tables[table].internal || others.length > 0 ? [] : [[table, key]];
  }),
);

/**
 * What each source says of each value, as a module of the explorer. Lists that have every record are named
 * once for their field. What the sources of one record say is text, read when a page first needs it.
 */
export function saidModule(): string {
  const rows = readProofs();
  const proofs = [...KEYS.keys()].map((table) => [
    table,
    Object.fromEntries(
      rows
        .filter((row) => row["table"] === table)
        .map((row) => [String(row["field"]), { proof: row["proof"], sources: row["sources"] }]),
    ),
  ]);
  const names: string[] = [];
  const numberOf = (source: string): number => {
    if (!names.includes(source)) names.push(source);
    return names.indexOf(source);
  };
  const records: Record<string, Record<string, unknown[]>> = {};
  for (const { table, rows: witnesses } of readWitnesses()) {
    const column = KEYS.get(table);
    if (column === undefined) continue;
    const values = new Map(readTable(table).map((row) => [String(row[column]), row]));
    const ofTable: Record<string, unknown[]> = {};
    for (const row of witnesses) {
      const sources = listOf(row, "sources").map(numberOf);
      if (sources.length === 0) continue;
      const { field, says, means } = row;
      const key = String(row["key"]);
      const value = values.get(key)?.[String(field)];
      // Of a list, such as the LGAs of a seat, sources write a summary.
      const own = Array.isArray(value) || fold(String(says)) === fold(String(value)) || means === value;
      ofTable[key] = [...(ofTable[key] ?? []), own ? [field, sources] : [field, sources, says]];
    }
    records[table] = ofTable;
  }
  return `export type Proof = "list" | "witnesses" | "rule";

/** The tables in which one column names a record. */
export type Table = ${[...KEYS.keys()].map((table) => JSON.stringify(table)).join(" | ")};

/** By table and field: how a value is proved, and the lists that have every record. */
export const proofs: Readonly<
  Record<Table, Readonly<Record<string, { readonly proof: Proof; readonly sources: readonly string[] }>>>
> = ${JSON.stringify(Object.fromEntries(proofs))};

/** The sources by number. */
export const sources: readonly string[] = ${JSON.stringify(names)};

/**
 * By table and a record's key, as JSON: the field, the numbers of the sources, and what they say if not the
 * value.
 */
export const records = ${JSON.stringify(JSON.stringify(records))};
`;
}
