import {
  type NameList,
  type PollingUnitFile,
  readPollingUnits,
  type StoredPollingUnit,
} from "@naijaref/tools/table";
import { expect, it } from "vitest";

import { dataset, edited, withRow } from "../edited.ts";

import type { CheckedDataset } from "../rule.ts";
import { rareMisprints } from "./rare-misprints.ts";
import type { PollingUnitRule } from "./rule.ts";
import { byElectionCounts, publishedTotals, wardsInUnits } from "./totals.ts";
import { decidedNames, lostAcronyms, nameLists, unitNames } from "./unit-names.ts";
import { formerCodes, formerOutcomes, unitCells, unitCodes, unitDoubts, unitFiles } from "./units.ts";

const files = readPollingUnits();

const CODE = "24-11-01-007";

/** The file of Lagos with one unit changed, or left out. */
function changed(cells: Partial<StoredPollingUnit> | undefined): PollingUnitFile[] {
  return files
    .filter(({ path }) => path.includes("/24-"))
    .map((file) => ({
      ...file,
      units: file.units.flatMap((unit) => {
        if (unit.code !== CODE) return [unit];
        return cells === undefined ? [] : [{ ...unit, ...cells }];
      }),
    }));
}

/** The same, of one LGA: enough for a rule that reads each name by itself, and much less to read. */
const changedInLga = (cells: Partial<StoredPollingUnit>): PollingUnitFile[] =>
  changed(cells).map((file) => ({
    ...file,
    units: file.units.filter(({ code }) => code.startsWith("24-11-")),
  }));

const renamed = (name: string) => changedInLga({ name, inecName: name.toUpperCase() });

/** A file in which no unit of a ward of Lagos says Epetedo, which another ward is called too. */
const withoutEpetedo = (file: PollingUnitFile): PollingUnitFile => ({
  ...file,
  units: file.units.filter(({ code, name }) => !(code.startsWith("24-14-18") && name.includes("Epetedo"))),
});

type Broken = readonly [PollingUnitRule, fault: string, readonly PollingUnitFile[], key: string];

const former = (cells: object): CheckedDataset =>
  withRow("formerPollingUnits", { code: "24-11-01-900", code_now: null, outcome: "unknown", ...cells });

it.each<Broken>([
  [unitCodes, "a code of no ward", changed({ code: "24-11-99-007" }), "24-11-99-007"],
  [unitCodes, "a code that is there twice", changed({ code: "24-11-01-008" }), "24-11-01-008"],
  [unitCodes, "a unit in another state's file", changed({ code: "25-01-01-900" }), "25-01-01-900"],
  [unitCodes, "a ward without units", files.slice(1), "01-01-01"],
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
  [
    unitDoubts,
    "a doubted kind without a value",
    changedInLga({ kind: null, unverifiedFields: ["kind"] }),
    CODE,
  ],
  [publishedTotals, "a missing unit", changed(undefined), "Lagos"],
])("%s finds %s", (rule, _, faulty, key) => {
  expect(rule.check(faulty, dataset).map((finding) => finding.key)).toContain(key);
});

const withList = (list: NameList, row: readonly string[]): CheckedDataset => ({
  ...dataset,
  unitNames: { ...dataset.unitNames, [list]: [...dataset.unitNames[list], row] },
});

it.each([
  ["an acronym in small letters", changedInLga({ name: "Fcda Quarters" }), '"FCDA"'],
  ["a misprint", changedInLga({ name: "In Fornt of Mosque" }), '"FRONT"'],
])("decided-names finds %s", (_, faulty, right) => {
  expect(decidedNames.check(faulty, dataset)).toMatchObject([
    { key: CODE, message: expect.stringContaining(right) },
  ]);
});

it("decided-names finds another name than that of names.csv, and takes a phrase for it", () => {
  const decided = withList("evidence/polling-units/names.csv", [CODE, "Town Hall", "A test."]);
  expect(decidedNames.check(changedInLga({ name: "Village Hall" }), decided)).toMatchObject([
    { key: CODE, message: expect.stringContaining('"Town Hall"') },
  ]);
  expect(decidedNames.check(changedInLga({ name: "Ikot Nta Hall" }), dataset)).toEqual([]);
});

it.each([
  ["spelling", ["FORNT", "FRONT", "misprint"], "twice"],
  ["spelling", ["QWERTZUIOP", "FRONT", "misprint"], "is in no name"],
  ["spelling", ["TOWN HALL", "TOWN HALL", "misprint"], "let the kind say which"],
  ["capitals", ["TOWN", "TOWN", "word", "a town"], "has the kind"],
  ["capitals", ["TOWN", "", "name", "a town"], "has an empty cell"],
  ["names", ["24-11-99-001", "Town Hall", "It is."], "is in no name"],
] as const)("name-lists finds a line of %s.csv: %j", (list, row, message) => {
  // One state: its names are enough, and what only others have is found too.
  const findings = nameLists.check(changed({}), withList(`evidence/polling-units/${list}.csv`, row));
  const [first] = row;
  expect(
    findings
      .filter(({ key }) => key === first)
      .map((finding) => finding.message)
      .join(),
  ).toContain(message);
});

it.each<Broken>([
  [lostAcronyms, "initials as a word", renamed("Xqz School"), CODE],
  [rareMisprints, "a new misprint", changed({ name: "Oke Schoxol", inecName: "OKE SCHOXOL" }), CODE],
  [wardsInUnits, "a ward with the name of another, which is lifted", files.map(withoutEpetedo), "24-14-18"],
])("%s finds %s", (rule, _, faulty, key) => {
  const reviewed = { ...dataset, evidence: [] };
  expect(rule.check(faulty, reviewed).map((finding) => finding.key)).toContain(key);
});

it("unit-files finds a file that is not canonical, a missing one, and one of no state", () => {
  const [first, , ...others] = files;
  if (first === undefined) throw new Error("there are no files");
  const nowhere = { ...first, path: "polling-units/38-biafra.csv" };
  const findings = unitFiles.check([{ ...first, content: "" }, ...others, nowhere], dataset);
  const messages = findings.map(({ message }) => message).join();
  for (const words of ["fix:data", "missing", "no state"]) expect(messages).toContain(words);
});

it.each([
  ["a ward in another seat", files, edited("wards", "24-13-05", { state_constituency: "SC656" }), "SC657"],
  ["a unit of another kind", changed({ code: "24-13-05-900", kind: "existing" }), dataset, "SC657"],
])("by-election-counts finds %s", (_, units, faulty, key) => {
  expect(byElectionCounts.check(units, faulty).map((finding) => finding.key)).toContain(key);
});

it.each([
  ["a former code that a unit has", { code: CODE }, "is the code of a unit"],
  ["a code that no unit has now", { code_now: "24-11-01-901", outcome: "renumbered" }, "no unit has"],
])("former-codes finds %s", (_, cells, message) => {
  const findings = formerCodes.check(files, former(cells));
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});

it("former-outcomes holds, and finds a wrong outcome", () => {
  expect(formerOutcomes.check([], dataset)).toEqual([]);
  const findings = formerOutcomes.check([], former({ code_now: CODE }));
  expect(findings.map((finding) => finding.message).join()).toContain("the outcome is renumbered");
});
