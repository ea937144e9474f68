import { defineRecord, pollingUnit } from "@naijaref/records";
import type { PollingUnitFile } from "../table/index.ts";
import type { Resource } from "./resources.ts";

const { code, name, kind, aliases, unverified_fields } = pollingUnit.fields;

const record = defineRecord({
  name: "PollingUnitRow",
  description: `${pollingUnit.description} The first eight characters of the code are the code of its ward.`,
  fields: { code, name, kind, aliases, unverified_fields },
});

/**
 * The polling units with the fields that do not follow from the code. With all fields, or as a sheet of the
 * workbook too, these rows alone would take all that the package may.
 */
export const pollingUnitResource = (files: readonly PollingUnitFile[]): Resource => ({
  name: "polling_units",
  record,
  primaryKey: ["code"],
  foreignKeys: [],
  computedKeys: [{ field: "ward_code", resource: "wards", key: "code", sql: "substr(code, 1, 8)" }],
  rows: files
    .flatMap(({ units }) => units)
    .map((unit) => ({
      code: unit.code,
      name: unit.name,
      kind: unit.kind,
      aliases: unit.aliases,
      unverified_fields: unit.unverifiedFields,
    })),
  formats: ["csv.gz", "ndjson.gz", "parquet", "sqlite"],
});
