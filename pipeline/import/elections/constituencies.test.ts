import { describe, expect, it } from "vitest";
import type { SourceRow } from "../read-source.ts";
import { importConstituencies } from "./constituencies.ts";

const LGAS = [
  { inec_code: "07-13", code: "NG007013", name: "Konshisha", aliases: [] },
  { inec_code: "24-11", code: "NG025011", name: "Ikeja", aliases: [] },
  { inec_code: "24-18", code: "NG025018", name: "Somolu", aliases: ["Shomolu"] },
];

const WARDS = [
  { state_constituency: "SC652", unverified_fields: ["state_constituency"] },
  { state_constituency: "SC653", unverified_fields: ["name"] },
];

/** A row of the gathered table in which a column that is not given is empty. */
function gathered(cells: Readonly<Record<string, string>>): SourceRow {
  const cell = (column: string) => cells[column] ?? "";
  return { cell, list: (column) => cell(column).split("|").filter(Boolean) };
}

const unit = (cells: Readonly<Record<string, string>>) =>
  gathered({ inec_code: "SC/652/LA", state_code: "LA", name: "Ikeja I", sources: "irev-mykeels", ...cells });

const imported = (...rows: SourceRow[]) =>
  importConstituencies("state_constituency", rows, { lgas: LGAS, wards: WARDS });

describe("importConstituencies", () => {
  it("writes a unit with its LGAs by P-code and the dataset's ids of sources", () => {
    const row = unit({
      code: "SC660",
      lga_codes_full: "24-18",
      lga_codes_part: "24-11",
      name: "Ikeja/Shomolu",
    });
    expect(imported(row)).toEqual([
      {
        kind: "state_constituency",
        code: "SC660",
        state_code: "LA",
        inec_code: "SC/652/LA",
        name: "Ikeja/Shomolu",
        slug: "ikeja-shomolu",
        aliases: ["Ikeja/Somolu"],
        lga_codes: ["NG025011", "NG025018"],
        unverified_fields: [],
        sources: ["inec-irev-2023"],
      },
    ]);
  });

  it("gives the LGA's name to a unit that is all of it, and to no half of it", () => {
    const [whole] = imported(unit({ code: "SC172", name: "Konshisha I", lga_codes_full: "07-13" }));
    expect(whole?.["aliases"]).toEqual(["Konshisha"]);
    const half = { lga_codes_part: "24-11" };
    const halves = imported(unit({ code: "SC652", ...half }), unit({ code: "SC653", ...half }));
    expect(halves.map((row) => row["aliases"])).toEqual([[], []]);
  });

  it.each([
    ["SC652", "", ["lga_codes"]],
    ["SC653", "", []],
    ["SC653", "2 ward(s) placed elsewhere by the 2011 workbook", ["lga_codes"]],
    ["SC653", "ward composition (IReV suspect)", ["lga_codes"]],
    ["SC653", "boundary reduced in 2023", ["lga_codes"]],
    ["SC653", "inec_code (printed SC/252/DT)", ["inec_code"]],
    ["SC653", "collation_centre_2011", []],
  ])("knows what is unverified of %s with the doubts %j", (code, doubts, fields) => {
    const [row] = imported(unit({ code, lga_codes_part: "24-11", unverified_fields: doubts }));
    expect(row?.["unverified_fields"]).toEqual(fields);
  });

  it("refuses an LGA that is none, and a reviewed name that was printed otherwise", () => {
    expect(() => imported(unit({ code: "SC652", lga_codes_full: "99-99" }))).toThrow("99-99");
    expect(() => imported(unit({ code: "SC595", name: "Kogi", lga_codes_full: "24-11" }))).toThrow("review");
  });
});
