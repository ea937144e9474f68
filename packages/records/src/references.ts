import type { TableName } from "./tables.ts";

/** A field whose value is the key of a record in another table. */
export interface Reference {
  /** The field that refers, in whatever table has it. Empty cells refer to nothing. */
  readonly field: string;
  /** The only table in which the field refers; every table without it. */
  readonly in?: TableName;
  readonly to: TableName;
  readonly key: string;
}

export const references: readonly Reference[] = [
  { field: "state_code", to: "states", key: "code" },
  { field: "lga_code", to: "lgas", key: "code" },
  { field: "lga_codes", to: "lgas", key: "code" },
  { field: "merged_into", to: "institutions", key: "id" },
  { field: "sources", to: "sources", key: "id" },
  { field: "system", to: "idSystems", key: "id" },
  { field: "senatorial_district", in: "wards", to: "senatorialDistricts", key: "code" },
  { field: "senatorial_district_code", to: "senatorialDistricts", key: "code" },
  { field: "federal_constituency", to: "federalConstituencies", key: "code" },
  { field: "state_constituency", to: "stateConstituencies", key: "code" },
  { field: "state_codes", to: "states", key: "code" },
  { field: "supersedes", to: "electionEvents", key: "id" },
];
