import type { Dataset, PollingUnitFile } from "../table/index.ts";
import { workOutElectionDays } from "./election-days.ts";
import { countLocalityUnits } from "./locality-units.ts";
import { countPollingUnits } from "./polling-unit-counts.ts";

/** The dataset with every field that is worked out from other tables. */
export const workOut = (stored: Dataset, units: readonly PollingUnitFile[]): Dataset =>
  workOutElectionDays(countLocalityUnits(countPollingUnits(stored, units), units));
