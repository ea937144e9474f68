import { groupBy, type Row } from "@naijaref/tools/table";
import type { CheckedDataset } from "../rule.ts";
import { textOf } from "../tables.ts";

/** Each kind of constituency: its table, its file, and the ward's field that names its seat. */
export const UNITS = [
  {
    table: "senatorialDistricts",
    file: "elections/senatorial-districts.csv",
    kind: "senatorial_district",
    prefix: "SD",
  },
  {
    table: "federalConstituencies",
    file: "elections/federal-constituencies.csv",
    kind: "federal_constituency",
    prefix: "FC",
  },
  {
    table: "stateConstituencies",
    file: "elections/state-constituencies.csv",
    kind: "state_constituency",
    prefix: "SC",
  },
] as const;

/** The wards that name a unit as their seat of its kind, by the unit's code. */
export const wardsByUnit = ({ wards }: CheckedDataset, kind: string): ReadonlyMap<string, readonly Row[]> =>
  groupBy(wards, (ward) => textOf(ward, kind));
