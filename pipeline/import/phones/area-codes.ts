import type { Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";

/** The codes are the regulator's, and the statement of 2023 turned all of them alike. */
function sourcesOf(row: SourceRow): string[] {
  const has = (column: string, id: string) => (row.cell(column) === "true" ? [id] : []);
  return [
    ...has("in_ncc_56", "ncc-area-codes"),
    ...has("live_in_nnp_2022", "ncc-numbering-plan-2022"),
    "ncc-fixed-numbering-2023",
    ...has("in_itu_2024", "itu-numbering-plans"),
  ];
}

/** Area codes as dialled since 2024 and before. A code that the regulator does not list rests on the ITU alone. */
export const importAreaCodes = (rows: readonly SourceRow[]): Row[] =>
  rows.map((row) => ({
    code: `0${row.cell("code")}`,
    legacy_code: row.cell("legacy_code"),
    area: row.cell("area"),
    state_code: row.cell("state_code"),
    unverified_fields: row.cell("in_ncc_56") === "true" ? [] : ["code", "legacy_code", "area"],
    sources: sourcesOf(row),
  }));
