import { slugify } from "naijaref/text";
import { groupBy, type Row } from "../../table/index.ts";
import { indexBy, readReviewed, rowOf, type SourceRow } from "../read-source.ts";
import { tidyName } from "./names.ts";

/** A headquarters with more sources than this is carried by its strongest. */
const HEADQUARTERS_SOURCES = 2;

/** How the source tables name INEC's bracketed headquarters ("ESIT EKET (UQUO)"): the result portal prints them. */
const INEC_LABEL = "inec-label";

/**
 * The LGAs as the dataset holds them.
 * `districts` are the senatorial districts; `districtOf` gives the district's code for an LGA's INEC code.
 */
export function importLgas(
  rows: readonly SourceRow[],
  districts: readonly SourceRow[],
  districtOf: ReadonlyMap<string, string>,
): Row[] {
  const districtByCode = indexBy(districts, "code");
  const contested = indexBy(readReviewed("places/contested-headquarters.csv"), "inec_code");
  const aliases = groupBy(readReviewed("places/lga-aliases.csv"), (row) => row.cell("inec_code"));

  return rows.map((row) => {
    const inecCode = row.cell("inec_code");
    const district = districtOf.get(inecCode) ?? "";
    const headquarters = row.cell("headquarters");
    return {
      code: row.cell("code"),
      state_code: row.cell("state_code"),
      inec_code: inecCode,
      name: row.cell("name"),
      slug: slugify(row.cell("name")),
      headquarters: headquarters === "" ? null : tidyName(headquarters),
      senatorial_district: rowOf(districtByCode, district).cell("name"),
      senatorial_district_code: district,
      lat: Number(row.cell("lat")),
      lon: Number(row.cell("lon")),
      aliases: (aliases.get(inecCode) ?? []).map((alias) => alias.cell("alias")),
      unverified_fields: unverifiedFields(row, contested.has(inecCode)),
      sources: sourcesOf(row),
    };
  });
}

/** The report's flags for headquarters and centroid, and the reviewed list of headquarters that weighty sources dispute. */
function unverifiedFields(row: SourceRow, contested: boolean): string[] {
  const flagged = row.list("unverified_fields");
  const unverified = {
    headquarters: row.cell("headquarters") !== "" && (flagged.includes("headquarters") || contested),
    lat: flagged.includes("lat"),
    lon: flagged.includes("lon"),
  };
  return Object.entries(unverified)
    .filter(([, doubtful]) => doubtful)
    .map(([field]) => field);
}

function sourcesOf(row: SourceRow): string[] {
  const headquarters = row
    .list("hq_evidence")
    .map((id) => (id === INEC_LABEL ? "inec-irev-2023" : id))
    .slice(0, HEADQUARTERS_SOURCES);
  return [...new Set(["inec-irev-2023", "ocha-cod-ab-2019", ...headquarters])];
}
