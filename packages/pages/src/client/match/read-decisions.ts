import { getRecord, type HeldKind, KINDS } from "naijaref/kinds";
import { CsvError, type MatchCandidate } from "naijaref/match";
import { readCells } from "../csv-cells.ts";
import { HEADINGS, WARD } from "./decisions-file.ts";
import type { LoadedUnits } from "./loaded-units.ts";
import { keyOf } from "./messages.ts";

/** The decisions of such a file of which the records are there still. */
export async function readDecisions(
  file: Blob,
  units: LoadedUnits | undefined,
): Promise<(readonly [string, MatchCandidate | null])[]> {
  const [headings = [], ...rows] = readCells(await file.text(), ",;");
  if (HEADINGS.some((heading, at) => headings[at]?.trim() !== heading))
    throw new CsvError(
      "unknown_column",
      `This is not a file of decisions. Its first row must be ${HEADINGS.join(",")}, as this page writes it.`,
    );
  const hasWards = headings[HEADINGS.length]?.trim() === WARD;
  return rows.flatMap<readonly [string, MatchCandidate | null]>(
    ([text = "", state = "", lga = "", kind = "", code = "", _name, ward = ""]) => {
      const key = keyOf(text, state, lga, hasWards ? ward : "");
      if (code === "") return [[key, null] as const];
      if (!Object.hasOwn(KINDS, kind)) return [];
      if (kind === "polling_unit") {
        const unit = units?.get(code);
        return unit === undefined ? [] : [[key, unit] as const];
      }
      const record = getRecord(kind as HeldKind, code) as
        | { readonly name: string; readonly stateCode?: string }
        | undefined;
      if (record === undefined) return [];
      const { name, stateCode = null } = record;
      return [[key, { kind, code, name, stateCode, confidence: 1 } as MatchCandidate] as const];
    },
  );
}
