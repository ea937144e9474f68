import { readTopology, type Topology, WITNESS_FILE } from "../boundaries/index.ts";
import type { RecordChange } from "../changes/compare.ts";
import { readRecordChanges } from "../changes/recorded.ts";
import { type PollingUnitFile, readPollingUnits } from "../table/index.ts";

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
  witness: readTopology(undefined, WITNESS_FILE),
  pollingUnits: readPollingUnits(),
  recordChanges: readRecordChanges(),
});
