import { type NameList, readPollingUnits, type StoredPollingUnit } from "@naijaref/tools/table";
import { expect, it } from "vitest";
import { dataset, edited, withRow } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { rareMisprints } from "./rare-misprints.ts";
import { byElectionCounts, publishedTotals, wardsInUnits } from "./totals.ts";
import { decidedNames, lostAcronyms, nameLists, unitNames } from "./unit-names.ts";
import { formerCodes, formerOutcomes, unitCells, unitCodes, unitDoubts, unitFiles } from "./units.ts";

const files = readPollingUnits();

const withUnits = (pollingUnits: CheckedDataset["pollingUnits"], from = dataset): CheckedDataset => ({
  ...from,
  pollingUnits,
});

const CODE = "24-11-01-007";

/** The file of Lagos with one unit changed, or left out. */
const changed = (cells: Partial<StoredPollingUnit> | undefined, among = ""): CheckedDataset =>
  withUnits(
    files
      .filter(({ path }) => path.includes("/24-"))
      .map((file) => ({
        ...file,
        units: file.units
          .filter(({ code }) => code.startsWith(among) && (code !== CODE || cells !== undefined))
          .map((unit) => (unit.code === CODE ? { ...unit, ...cells } : unit)),
      })),
  );

/** The same, of one LGA: enough for a rule that reads each name by itself, and much less to read. */
const changedInLga = (cells: Partial<StoredPollingUnit>): CheckedDataset => changed(cells, "24-11-");

const renamed = (name: string) => changedInLga({ name, inecName: name.toUpperCase() });

/** All units, but of those of a ward of Lagos none that says Epetedo, which another ward is called too. */
const withoutEpetedo = withUnits(
  files.map((file) => ({
    ...file,
    units: file.units.filter(({ code, name }) => !(code.startsWith("24-14-18") && name.includes("Epetedo"))),
  })),
  { ...dataset, evidence: [] },
);

const withList = (list: NameList, row: readonly string[], from = changed({})): CheckedDataset => ({
  ...from,
  unitNames: { ...dataset.unitNames, [list]: [...dataset.unitNames[list], row] },
});

const former = (cells: object): CheckedDataset =>
  withRow(
    "formerPollingUnits",
    { code: "24-11-01-900", code_now: null, outcome: "unknown", ...cells },
    withUnits(files),
  );

const LISTED = [
  ["spelling", ["FORNT", "FRONT", "misprint"], "twice"],
  ["spelling", ["TOWN HALL", "TOWN HALL", "misprint"], "let the kind say which"],
  ["capitals", ["TOWN", "TOWN", "word", "a town"], "has the kind"],
  ["capitals", ["TOWN", "", "name", "a town"], "has an empty cell"],
  ["names", ["24-11-99-001", "Town Hall", "It is."], "is no unit"],
] as const;

const [first, , ...others] = files;
const ofOthers = withUnits([
  { ...(first as (typeof files)[number]), content: "" },
  { ...(first as (typeof files)[number]), path: "polling-units/38-biafra.csv" },
  ...others,
]);

proveRules([
  [unitCodes, "a code of no ward", changed({ code: "24-11-99-007" }), "24-11-99-007"],
  [unitCodes, "a code that is there twice", changed({ code: "24-11-01-008" }), "24-11-01-008"],
  [unitCodes, "a unit in another state's file", changed({ code: "25-01-01-900" }), "25-01-01-900"],
  [unitCodes, "a ward without units", withUnits(files.slice(1)), "01-01-01"],
  [unitCells, "a lost leading zero", changedInLga({ code: "24-11-1-007" }), "24-11-1-007"],
  [unitCells, "an unknown kind", changedInLga({ kind: "old" }), CODE],
  [unitCells, "no edition", changedInLga({ editions: [] }), CODE],
  [unitCells, "editions in another order", changedInLga({ editions: ["2022", "2023"] }), CODE],
  [unitCells, "a field that cannot be in doubt", changedInLga({ unverifiedFields: ["ward_code"] }), CODE],
  [unitCells, "a wrong encoding", renamed("Ã¡bule"), CODE],
  [unitNames, "a doubled name", renamed("Kurfi, Kurfi"), CODE],
  [unitNames, "a generic name twice", renamed("Yayu Pri. Sch., Pri. Sch."), CODE],
  [unitNames, "a doubled name without a mark", renamed("Kafin Gana Yamma Kafin Gana Yamma"), CODE],
  [unitNames, "an open bracket", renamed("Town Hall (Ikeja"), CODE],
  [unitNames, "a stray mark", renamed("Town Hall''"), CODE],
  [unitNames, "a mark at the end", renamed("Town Hall -"), CODE],
  [unitNames, "a comma without a blank", renamed("Town Hall,Ikeja"), CODE],
  [unitNames, "capitals", renamed("OPEN SPACE IN AGIDINGBI"), CODE],
  [unitNames, "an alias that is the name", changedInLga({ aliases: ["IN FRONT OF NO 5 NURUDEEN ST"] }), CODE],
  [unitDoubts, "an undoubted unit of one edition", changedInLga({ editions: ["2023"] }), CODE],
  [unitDoubts, "a doubt without a value", changedInLga({ kind: null, unverifiedFields: ["kind"] }), CODE],
  [publishedTotals, "a missing unit", changed(undefined), "Lagos"],
  [decidedNames, "an acronym in small letters", changedInLga({ name: "Fcda Quarters" }), CODE, '"FCDA"'],
  [decidedNames, "a misprint", changedInLga({ name: "In Fornt of Mosque" }), CODE, '"FRONT"'],
  [
    decidedNames,
    "another name than was decided",
    withList("evidence/polling-units/names.csv", [CODE, "Town Hall", "A test."]),
    CODE,
    '"Town Hall"',
  ],
  ...LISTED.map(
    ([list, row, words]): Broken => [
      nameLists,
      `a line of ${list}.csv: ${row}`,
      withList(`evidence/polling-units/${list}.csv`, row),
      row[0],
      words,
    ],
  ),
  [lostAcronyms, "initials as a word", renamed("Xqz School"), CODE],
  [rareMisprints, "a new misprint", changed({ name: "Oke Schoxol", inecName: "OKE SCHOXOL" }), CODE],
  [wardsInUnits, "a ward with the name of another, which is lifted", withoutEpetedo, "24-14-18"],
  [unitFiles, "a file that is not canonical", ofOthers, "", "fix:data"],
  [unitFiles, "a missing file", ofOthers, "", "missing"],
  [unitFiles, "a file of no state", ofOthers, "", "no state"],
  [
    byElectionCounts,
    "a ward in another seat",
    withUnits(files, edited("wards", "24-13-05", { state_constituency: "SC656" })),
    "SC657",
  ],
  [byElectionCounts, "a unit of another kind", changed({ code: "24-13-05-900", kind: "existing" }), "SC657"],
  [formerCodes, "a former code that a unit has", former({ code: CODE }), CODE, "is the code of a unit"],
  [
    formerCodes,
    "a code that no unit has now",
    former({ code_now: "24-11-01-901", outcome: "renumbered" }),
    "24-11-01-900",
    "no unit has",
  ],
  [
    formerOutcomes,
    "a wrong outcome",
    former({ code_now: CODE }),
    "24-11-01-900",
    "the outcome is renumbered",
  ],
]);

it("takes a phrase for a name where its word alone would be an acronym", () => {
  expect(decidedNames.check(changedInLga({ name: "Ikot Nta Hall" }))).toEqual([]);
});
