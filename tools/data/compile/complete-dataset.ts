import { createHash } from "node:crypto";
import { readTopology, type Topology, WITNESS_FILE } from "../boundaries/topology.ts";
import { type RecordChange, readRecordChanges } from "../changes/compare.ts";
import { type Dataset, type PollingUnitFile, readDataset, readPollingUnits } from "../table/index.ts";
import { deriveFields } from "./derive-fields.ts";

/** The data that is in no table: too large, or of another shape. */
export interface DataBeside {
  readonly topology: Topology;
  /** The outlines of the LGAs by another source. */
  readonly witness: Topology;
  readonly pollingUnits: readonly PollingUnitFile[];
  readonly recordChanges: readonly RecordChange[];
}

export const readDataBeside = (): DataBeside => ({
  topology: readTopology(),
  witness: readTopology(WITNESS_FILE),
  pollingUnits: readPollingUnits(),
  recordChanges: readRecordChanges(),
});

/**
 * The dataset's version: the day of its newest change and a hash of its content, so that it says when
 * and can never stay the same while a value moved.
 */
export function versionOf(dataset: Dataset, beside: DataBeside = readDataBeside()): string {
  const newest = dataset.changes
    .map((change) => String(change["date"]))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error("data/changes.csv is empty: add the change that you made");
  const content = Object.keys(dataset)
    .sort()
    .map((table) => [table, dataset[table as keyof Dataset]]);
  const hash = createHash("sha256").update(JSON.stringify([content, beside.topology, beside.witness]));
  for (const { path, content } of beside.pollingUnits) hash.update(path).update(content);
  return `${newest}+${hash.digest("hex").slice(0, 8)}`;
}

/** All that is published: the tables with the fields that are worked out, and the data beside them. */
export interface CompleteDataset extends DataBeside {
  readonly dataset: Dataset;
  readonly dataVersion: string;
}

export function readCompleteDataset(): CompleteDataset {
  const stored = readDataset();
  const beside = readDataBeside();
  return {
    ...beside,
    dataset: deriveFields(stored, beside.pollingUnits),
    dataVersion: versionOf(stored, beside),
  };
}
