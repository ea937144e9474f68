import { banks } from "./banks.ts";
import { boundaries } from "./boundaries.ts";
import { concordance } from "./concordance.ts";
import { elections } from "./elections.ts";
import { localities } from "./localities.ts";
import { phones } from "./phones.ts";
import { places } from "./places.ts";
import { plates } from "./plates.ts";
import { pollingUnits } from "./polling-units.ts";

export * from "./banks.ts";
export * from "./boundaries.ts";
export * from "./concordance.ts";
export * from "./election-days.ts";
export * from "./elections.ts";
export * from "./localities.ts";
export * from "./phones.ts";
export * from "./places.ts";
export * from "./plates.ts";
export * from "./polling-units.ts";

/** The domains that have data, in the order of the documentation. A new dataset is registered here. */
export const datasets = {
  places,
  localities,
  elections,
  "polling-units": pollingUnits,
  banks,
  phones,
  plates,
  boundaries,
  concordance,
} as const;

export type DatasetName = keyof typeof datasets;

export const datasetNames = Object.keys(datasets) as readonly DatasetName[];
