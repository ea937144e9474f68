import type { TableName } from "@naijaref/records";
import type { Dataset, PollingUnitFile, Row } from "../table/index.ts";
import { groupBy } from "../table/index.ts";
import { unitsByWard } from "./pack-polling-units.ts";

/**
 * The tables whose records say how many polling units they have, and by which field of a ward it is counted.
 */
const COUNTED: readonly { readonly table: TableName; readonly key: string; readonly wardField: string }[] = [
  { table: "states", key: "code", wardField: "state_code" },
  { table: "lgas", key: "code", wardField: "lga_code" },
  { table: "wards", key: "code", wardField: "code" },
  { table: "senatorialDistricts", key: "code", wardField: "senatorial_district" },
  { table: "federalConstituencies", key: "code", wardField: "federal_constituency" },
  { table: "stateConstituencies", key: "code", wardField: "state_constituency" },
];

/**
 * The dataset with `polling_units` on each record that has such a count: the number of units of its wards.
 */
export function countPollingUnits(dataset: Dataset, files: readonly PollingUnitFile[]): Dataset {
  const countOfWard = new Map(
    files.flatMap(({ units }) => [...unitsByWard(units)].map(([ward, its]) => [ward, its.length] as const)),
  );
  const countOf = (wards: readonly Row[]): number =>
    wards.reduce((sum, ward) => sum + (countOfWard.get(String(ward["code"])) ?? 0), 0);
  const counted = COUNTED.map(({ table, key, wardField }) => {
    const wards = groupBy(dataset.wards, (ward) => ward[wardField]);
    const rows = dataset[table].map((row) => ({ ...row, polling_units: countOf(wards.get(row[key]) ?? []) }));
    return [table, rows] as const;
  });
  return { ...dataset, ...Object.fromEntries(counted) };
}
