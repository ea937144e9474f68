import type { RecordDefinition } from "@naijaref/records";
import type { Row } from "../../../data/table/index.ts";
import type { Format } from "../resource.ts";
import type { Lookup } from "./names.ts";

/** A table that repeats others, joined. */
export interface JoinedTable {
  readonly name: string;
  readonly record: RecordDefinition;
  readonly primaryKey: readonly string[];
  readonly formats: readonly Format[];
  readonly apart?: readonly Format[];
  /** The same rows, in any order, from the tables of the database. */
  readonly query: string;
  readonly rows: (lookup: Lookup) => readonly Row[];
}
