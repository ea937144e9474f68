import { keyColumns, type TableDefinition, type TableName, tables } from "@naijaref/records";
import type { Topology } from "@naijaref/tools/boundaries";
import type { RecordChange } from "@naijaref/tools/changes/compare";
import {
  type Dataset,
  type EvidenceFile,
  groupBy,
  type NameEvidence,
  type PollingUnitFile,
  type Row,
  type StoredPollingUnit,
  type WitnessFile,
} from "@naijaref/tools/table";

export { listOf } from "@naijaref/tools/table";

/** The dataset as rules see it: rows by table, reviewed decisions, and the content of every file. */
export type CheckedDataset = Dataset & {
  readonly evidence: readonly EvidenceFile[];
  readonly proofs: readonly Row[];
  readonly witnesses: readonly WitnessFile[];
  /** How each edition differs from the one before. */
  readonly recordChanges: readonly RecordChange[];
  /** How words in INEC's names of polling units are written. */
  readonly unitNames: NameEvidence;
  /** A file for each state. They are large: tests that need none have none. */
  readonly pollingUnits: readonly PollingUnitFile[];
  /** The outlines of the LGAs. */
  readonly topology: Topology;
  /** Their outlines by another source. */
  readonly witness: Topology;
  /** Content by path, relative to the dataset's folder. */
  readonly files: ReadonlyMap<string, string>;
};

/** Something wrong with the dataset. */
export interface Finding {
  /** The file or table to look in, below `data/`. */
  readonly file: string;
  /** The record's code or id, if the finding is about one record. */
  readonly key: string;
  /** The field that is wrong, in findings that a decision may except. */
  readonly field?: string;
  readonly message: string;
}

/** A condition that the dataset must meet. */
export interface Rule {
  readonly name: string;
  /** The condition, as a sentence. */
  readonly description: string;
  readonly check: (dataset: CheckedDataset) => Finding[];
}

/** A rule that yields what is wrong, one finding after the other. */
export const rule = (
  name: string,
  description: string,
  find: (dataset: CheckedDataset) => Iterable<Finding>,
): Rule => ({ name, description, check: (dataset) => [...find(dataset)] });

/** The same, polling unit by polling unit: `faultsIn` says what is wrong with one. */
export const eachUnit = (
  name: string,
  description: string,
  faultsIn: (dataset: CheckedDataset) => (unit: StoredPollingUnit) => Iterable<string>,
): Rule =>
  rule(name, description, function* (dataset) {
    const faultsOf = faultsIn(dataset);
    for (const { path, units } of dataset.pollingUnits)
      for (const unit of units)
        for (const message of faultsOf(unit)) yield { file: path, key: unit.code, message };
  });

/** The records that have a key which another has before them, with that other. */
export function* repeatsIn<T>(
  items: Iterable<T>,
  keyOf: (item: T) => string,
): Generator<readonly [repeat: T, first: T, key: string]> {
  for (const [key, [first, ...others]] of groupBy(items, keyOf))
    for (const other of others) yield [other, first as T, key];
}

/** Something wrong with one record; with one field of it, if a decision may except that. */
export const on = (table: TableName, row: Row, message: string, field?: string): Finding => ({
  file: tables[table].path,
  key: keyOf(tables[table], row),
  ...(field !== undefined && { field }),
  message,
});

/** A table of the dataset with its rows. */
interface CheckedTable {
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

/** The decisions of a kind, by what they are about: the columns named. */
export const decided = (
  { evidence }: CheckedDataset,
  decision: string,
  columns: readonly string[],
): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ decisions }) =>
      decisions
        .filter((row) => row["decision"] === decision)
        .map((row) => columns.map((column) => textOf(row, column)).join(" ")),
    ),
  );
