import { pollingUnit } from "@naijaref/records";
import { stringify } from "csv-stringify/sync";
import { type PollingUnitFile, writeCell } from "../table/index.ts";
import { type DownloadFile, downloadFile } from "./file.ts";
import { gzip } from "./gzip.ts";

const COLUMNS = ["code", "name", "kind", "aliases", "unverified_fields"] as const;

/**
 * The polling units as one compressed file of the fields that do not follow from the code: in the other
 * formats too, or
 * with all fields, these rows alone would take half of what the whole package may.
 */
export function pollingUnitsFile(files: readonly PollingUnitFile[]): DownloadFile {
  const rows = files
    .flatMap(({ units }) => units)
    .map((unit) => [
      unit.code,
      unit.name,
      unit.kind ?? "",
      writeCell(unit.aliases),
      writeCell(unit.unverifiedFields),
    ]);
  return downloadFile(
    {
      name: "polling_units.csv.gz",
      description: `${pollingUnit.description} The first eight characters of the code are the code of its ward.`,
      mediaType: "application/gzip",
      rows: rows.length,
      columns: COLUMNS.length,
    },
    gzip(stringify([[...COLUMNS], ...rows], { record_delimiter: "windows" })),
  );
}
