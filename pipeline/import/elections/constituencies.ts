import { slugify } from "naijaref/text";
import { groupBy, type Row } from "../../table/index.ts";
import type { SourceRow } from "../read-source.ts";
import type { NamedLga } from "./lga-spelling.ts";
import { type Extent, unitAliases, unitName } from "./unit-names.ts";

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
  const contested = contestedUnits(kind, places.wards);
  const extentOf = extents(kind, rows, places.lgas);
  return rows.map((row) => {
    const code = row.cell("code");
    const lgas = extentOf(row);
    const name = unitName(row, lgas);
    return {
      kind,
      code,
      state_code: row.cell("state_code"),
      inec_code: row.cell("inec_code"),
      name,
      slug: slugify(name),
      aliases: unitAliases(row, name, lgas),
      lga_codes: lgas.lgas.map((lga) => lga.code).sort(),
      unverified_fields: unverifiedFields(row, contested.has(code)),
      sources: row.list("sources").map((id) => SOURCE_IDS[id] ?? id),
    };
  });
}

/** The LGAs that each unit covers in full or in part. */
function extents(
  kind: Kind,
  rows: readonly SourceRow[],
  lgas: readonly Row[],
): (row: SourceRow) => UnitExtent {
  const byInecCode = new Map(lgas.map((lga) => [String(lga["inec_code"]), coveredLga(lga)]));
  const columns = kind === "senatorial_district" ? ["lga_codes"] : ["lga_codes_full", "lga_codes_part"];
  const inecCodesOf = (row: SourceRow) => columns.flatMap((column) => row.list(column));
  const unitsIn = groupBy(rows.flatMap(inecCodesOf), (inecCode) => inecCode);
  return (row) => {
    const covered = inecCodesOf(row).map((inecCode) => {
      const lga = byInecCode.get(inecCode);
      if (lga === undefined) throw new Error(`${row.cell("code")} covers ${inecCode}, which is no LGA`);
      return { ...lga, isWhole: unitsIn.get(inecCode)?.length === 1 };
    });
    return { lgas: covered, isOneLga: covered.length === 1 && covered.every((lga) => lga.isWhole) };
  };
}

interface UnitExtent extends Extent {
  readonly lgas: readonly (NamedLga & { readonly code: string })[];
}

const coveredLga = (lga: Row) => ({
  code: String(lga["code"]),
  name: String(lga["name"]),
  aliases: lga["aliases"] as readonly string[],
});

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
