import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { readChecked } from "./read-checked.ts";
import type { CheckedDataset } from "./rule.ts";
import { keyOf } from "./rule.ts";

/** The dataset in this checkout, for tests that break it. */
export const dataset: CheckedDataset = readChecked();

/** The dataset with some cells of one record changed. */
export function edited(name: TableName, key: string, cells: Row, from = dataset): CheckedDataset {
  const isIt = (row: Row) => keyOf(tables[name], row) === key;
  if (!from[name].some(isIt)) throw new Error(`no record ${key} in ${name}`);
  return { ...from, [name]: from[name].map((row) => (isIt(row) ? { ...row, ...cells } : row)) };
}

/** The largest tables, empty, for a rule that looks at each row by itself. */
export const LARGE = { wards: [], localities: [], externalIds: [] } as const;

export const without = (name: TableName, key: string, from = dataset): CheckedDataset => ({
  ...from,
  [name]: from[name].filter((row) => keyOf(tables[name], row) !== key),
});

/** The dataset with a record more. */
export const withRow = (name: TableName, row: Row, from = dataset): CheckedDataset => ({
  ...from,
  [name]: [...from[name], row],
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
