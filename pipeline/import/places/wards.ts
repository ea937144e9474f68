import { slugify } from "naijaref/text";
import type { Row } from "../../table/index.ts";
import { indexBy, readReviewed, rowOf, type SourceRow } from "../read-source.ts";
import { tidyName } from "./names.ts";
import { wardAliases } from "./ward-aliases.ts";

export interface WardSources {
  readonly wards: readonly SourceRow[];
  /** Each ward's seats, with how well its state constituency is evidenced. */
  readonly seats: readonly SourceRow[];
  /** Every field of which the sources' values differ. */
  readonly contested: readonly SourceRow[];
}

/** The wards as the dataset holds them. */
export function importWards({ wards, seats, contested }: WardSources): Row[] {
  const seatsOf = indexBy(seats, "ward_code");
  const reviewed = indexBy(readReviewed("places/ward-names.csv"), "code");
  const doubted = new Set([
    ...contested
      .filter((row) => row.cell("level") === "ward" && row.cell("field") === "name")
      .map((row) => row.cell("code")),
    ...readReviewed("places/doubted-ward-names.csv").map((row) => row.cell("code")),
  ]);
  const named = wards.map((row) => ({ row, name: nameOf(row, reviewed.get(row.cell("code"))) }));
  const aliasesOf = wardAliases(named);

  return named.map(({ row, name }) => {
    const code = row.cell("code");
    const seat = rowOf(seatsOf, code);
    const stateSeat = seat.cell("state_constituency");
    const unverified = [
      ...(doubted.has(code) ? ["name"] : []),
      ...(stateSeat !== "" && seat.cell("state_constituency_confidence") !== "high"
        ? ["state_constituency"]
        : []),
    ];
    return {
      code,
      lga_code: row.cell("lga_code"),
      state_code: row.cell("state_code"),
      name,
      slug: slugify(name),
      senatorial_district: seat.cell("senatorial_district"),
      federal_constituency: seat.cell("federal_constituency"),
      state_constituency: stateSeat === "" ? null : stateSeat,
      aliases: aliasesOf.get(code) ?? [],
      unverified_fields: unverified,
      sources: sourcesOf(row),
    };
  });
}

function nameOf(row: SourceRow, reviewed: SourceRow | undefined): string {
  const printed = row.cell("name");
  if (reviewed === undefined) return tidyName(printed);
  if (reviewed.cell("printed") !== printed) {
    throw new Error(`ward-names.csv: ${row.cell("code")} is printed "${printed}" now: review its name`);
  }
  return reviewed.cell("name");
}

/** Codes and seats come from the result portal, names from the newest locator that has the ward, seat codes from the workbook. */
function sourcesOf(row: SourceRow): string[] {
  const locator = row.list("sources").includes("inec-pulocator-2026")
    ? "inec-pulocator-2026"
    : "inec-pulocator-2022";
  return ["inec-irev-2023", locator, "inec-constituencies-xls"];
}
