import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { readChecked } from "./read-checked.ts";
import type { CheckedDataset } from "./rule.ts";
import { keyOf } from "./rule.ts";

/** The dataset in this checkout, for tests that break it. */
export const dataset: CheckedDataset = readChecked();

/** The dataset with some cells of one record changed. */
export function edited(name: TableName, key: string, cells: Row): CheckedDataset {
  const isIt = (row: Row) => keyOf(tables[name], row) === key;
  if (!dataset[name].some(isIt)) throw new Error(`no record ${key} in ${name}`);
  return { ...dataset, [name]: dataset[name].map((row) => (isIt(row) ? { ...row, ...cells } : row)) };
}

/** The largest tables, empty, for a rule that looks at each row by itself. */
export const LARGE = { wards: [], localities: [], externalIds: [] } as const;

export const without = (name: TableName, key: string): CheckedDataset => ({
  ...dataset,
  [name]: dataset[name].filter((row) => keyOf(tables[name], row) !== key),
});

/** The dataset with a record more. */
export const withRow = (name: TableName, row: Row): CheckedDataset => ({
  ...dataset,
  [name]: [...dataset[name], row],
});

export const withWitness = (name: TableName, row: Row): CheckedDataset => ({
  ...dataset,
  witnesses: dataset.witnesses.map((file) =>
    file.table === name ? { ...file, rows: [...file.rows, { means: null, ...row }] } : file,
  ),
});

/** The dataset with one decision more, in a file of its own. */
export const withDecision = (file: string, row: Row): CheckedDataset => ({
  ...dataset,
  evidence: [
    ...dataset.evidence,
    { file, decisions: [{ field: null, value: null, reason: "A test.", sources: [], ...row }] },
  ],
});
