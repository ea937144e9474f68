import { defineRecord, pollingUnit } from "@naijaref/records";
import type { PollingUnitFile } from "../../data/table/index.ts";
import type { Resource } from "./resource.ts";

const { code, name, kind, ward_code, aliases, unverified_fields } = pollingUnit.fields;

const record = defineRecord({
  name: "PollingUnitRow",
  description: pollingUnit.description,
  fields: { code, name, kind, ward_code, aliases, unverified_fields },
});

/** Of the code of a ward, with which that of each of its units begins. */
const WARD_LENGTH = 8;

/**
 * The polling units with few fields more than do not follow from the code. With all fields, or as a sheet of
 * the workbook too, these rows alone would take all that the package may: those are joined by state.
 */
export const pollingUnitResource = (files: readonly PollingUnitFile[]): Resource => ({
  name: "polling_units",
  record,
  primaryKey: ["code"],
  foreignKeys: [{ field: "ward_code", resource: "wards", key: "code" }],
  computedKeys: [{ field: "ward_code", resource: "wards", key: "code", sql: "substr(code, 1, 8)" }],
  rows: files
    .flatMap(({ units }) => units)
    .map((unit) => ({
      code: unit.code,
      name: unit.name,
      kind: unit.kind,
      ward_code: unit.code.slice(0, WARD_LENGTH),
      aliases: unit.aliases,
      unverified_fields: unit.unverifiedFields,
    })),
  formats: ["csv.gz", "ndjson.gz", "parquet", "sqlite"],
  apart: ["ndjson.gz", "parquet"],
});
