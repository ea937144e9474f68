import { placeKey, slugify } from "naijaref/text";
import type { Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";
import { aliasesOf, nameOf } from "./names.ts";

export type Kind = "senatorial_district" | "federal_constituency" | "state_constituency";

export interface Places {
  readonly lgas: readonly Row[];
  readonly wards: readonly Row[];
}

/** How the gathered tables name sources that have another id here. */
const SOURCE_IDS: Readonly<Record<string, string>> = {
  "irev-mykeels": "inec-irev-2023",
  "naija-data-1.0.0": "naija-data",
};

/** The units of one kind as the dataset holds them. */
export function importConstituencies(kind: Kind, rows: readonly SourceRow[], places: Places): Row[] {
  const pcodes = new Map(places.lgas.map((lga) => [String(lga["inec_code"]), String(lga["code"])]));
  const contested = contestedUnits(kind, places.wards);
  return rows.map((row) => {
    const name = nameOf(row.cell("name"));
    return {
      kind,
      code: row.cell("code"),
      state_code: row.cell("state_code"),
      inec_code: row.cell("inec_code"),
      name,
      slug: slugify(name),
      // The workbook prints another LGA's seat over Batagarawa's: a name that would mislead.
      aliases: row.cell("code") === "SC526" ? [] : aliasesOf(row, name, placeKey),
      lga_codes: lgaCodes(kind, row, pcodes),
      unverified_fields: unverifiedFields(row, contested.has(row.cell("code"))),
      sources: row.list("sources").map((id) => SOURCE_IDS[id] ?? id),
    };
  });
}

function lgaCodes(kind: Kind, row: SourceRow, pcodes: ReadonlyMap<string, string>): string[] {
  const columns = kind === "senatorial_district" ? ["lga_codes"] : ["lga_codes_full", "lga_codes_part"];
  return columns
    .flatMap((column) => row.list(column))
    .map((inecCode) => pcodes.get(inecCode) ?? inecCode)
    .sort();
}

/** The units of which at least one ward is not sure to be theirs. */
function contestedUnits(kind: Kind, wards: readonly Row[]): ReadonlySet<string> {
  const doubted = wards.filter((ward) => (ward["unverified_fields"] as readonly string[]).includes(kind));
  return new Set(doubted.map((ward) => String(ward[kind])));
}

/**
 * `lga_codes` where the composition is contested: a ward is not sure, or another list of INEC counts or
 * places wards otherwise. `inec_code` where INEC's own lists number the unit differently.
 */
function unverifiedFields(row: SourceRow, contested: boolean): string[] {
  const doubts = row.list("unverified_fields");
  const composition = doubts.some((doubt) =>
    /^ward composition|placed elsewhere|^boundary reduced/.test(doubt),
  );
  const numbering = doubts.some((doubt) => doubt.startsWith("inec_code"));
  return [...(numbering ? ["inec_code"] : []), ...(contested || composition ? ["lga_codes"] : [])];
}
