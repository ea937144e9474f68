import { type Dataset, readDataset } from "../table/index.ts";
import { type DataBeside, readDataBeside } from "./data-beside.ts";
import { deriveFields } from "./derive-fields.ts";
import { versionOf } from "./version.ts";

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
