import type { RecordDefinition } from "@naijaref/records";
import type { ForeignKey } from "../resource.ts";

const KEYS: readonly ForeignKey[] = [
  { field: "state_code", resource: "states", key: "code" },
  { field: "lga_code", resource: "lgas", key: "code" },
  { field: "ward_code", resource: "wards", key: "code" },
  ...["senatorial_district", "federal_constituency", "state_constituency", "constituency_code"].map(
    (field) => ({ field, resource: "constituencies", key: "code" }),
  ),
];

export const keysOf = ({ fields }: RecordDefinition): readonly ForeignKey[] =>
  KEYS.filter(({ field }) => field in fields);
