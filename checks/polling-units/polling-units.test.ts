import { type PollingUnitFile, readPollingUnits, type StoredPollingUnit } from "@naijaref/pipeline/table";
import { describe, expect, it } from "vitest";
import { dataset, edited, withRow } from "../edited.ts";
import type { CheckedDataset } from "../rule.ts";
import { byElectionCounts } from "./by-election-counts.ts";
import { formerCodes } from "./former-codes.ts";
import { formerOutcomes } from "./former-outcomes.ts";
import { publishedTotals } from "./published-totals.ts";
import type { PollingUnitRule } from "./rule.ts";
import { pollingUnitRules } from "./rules.ts";
import { unitCells } from "./unit-cells.ts";
import { unitCodes } from "./unit-codes.ts";
import { unitDoubts } from "./unit-doubts.ts";
import { unitFiles } from "./unit-files.ts";
import { unitNames } from "./unit-names.ts";

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

const renamed = (name: string) => changed({ name, inecName: name.toUpperCase() });

describe.each(pollingUnitRules)("$name", (rule) => {
  it("holds for the polling units", () => expect(rule.check(files, dataset)).toEqual([]));
});

type Broken = readonly [PollingUnitRule, fault: string, readonly PollingUnitFile[], key: string];

const former = (cells: object): CheckedDataset =>
  withRow("formerPollingUnits", { code: "24-11-01-900", code_now: null, outcome: "unknown", ...cells });

it.each<Broken>([
  [unitCodes, "a code of no ward", changed({ code: "24-11-99-007" }), "24-11-99-007"],
  [unitCodes, "a code that is there twice", changed({ code: "24-11-01-008" }), "24-11-01-008"],
  [unitCodes, "a unit in another state's file", changed({ code: "25-01-01-900" }), "25-01-01-900"],
  [unitCodes, "a ward without units", files.slice(1), "01-01-01"],
  [unitCells, "a lost leading zero", changed({ code: "24-11-1-007" }), "24-11-1-007"],
  [unitCells, "an unknown kind", changed({ kind: "old" }), CODE],
  [unitCells, "no edition", changed({ editions: [] }), CODE],
  [unitCells, "editions in another order", changed({ editions: ["2022", "2023"] }), CODE],
  [unitCells, "a field that cannot be in doubt", changed({ unverifiedFields: ["ward_code"] }), CODE],
  [unitCells, "a wrong encoding", renamed("Ã¡bule"), CODE],
  [unitNames, "a doubled name", renamed("Kurfi, Kurfi"), CODE],
  [unitNames, "a doubled name without a mark", renamed("Kafin Gana Yamma Kafin Gana Yamma"), CODE],
  [unitNames, "an open bracket", renamed("Town Hall (Ikeja"), CODE],
  [unitNames, "a stray mark", renamed("Town Hall''"), CODE],
  [unitNames, "a mark at the end", renamed("Town Hall -"), CODE],
  [unitNames, "a comma without a blank", renamed("Town Hall,Ikeja"), CODE],
  [unitNames, "capitals", renamed("OPEN SPACE IN AGIDINGBI"), CODE],
  [unitNames, "an alias that is the name", changed({ aliases: ["IN FRONT OF NO 5 NURUDEEN ST"] }), CODE],
  [unitDoubts, "an undoubted unit of one edition", changed({ editions: ["2023"] }), CODE],
  [unitDoubts, "a doubted kind without a value", changed({ kind: null, unverifiedFields: ["kind"] }), CODE],
  [publishedTotals, "a missing unit", changed(undefined), "Lagos"],
])("%s finds %s", (rule, _, faulty, key) => {
  expect(rule.check(faulty, dataset).map((finding) => finding.key)).toContain(key);
});

it.each([
  ["a file that is not canonical", [{ ...files[0], content: "" }, ...files.slice(1)], "fix:data"],
  ["a missing file", files.slice(1), "missing"],
  ["a file of no state", [...files, { ...files[0], path: "polling-units/38-biafra.csv" }], "no state"],
])("unit-files finds %s", (_, faulty, message) => {
  const findings = unitFiles.check(faulty as PollingUnitFile[], dataset);
  expect(findings.map((finding) => finding.message).join()).toContain(message);
});

it.each([
  ["a ward in another seat", files, edited("wards", "07-06-01", { state_constituency: "SC167" }), "SC167"],
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
  expect(formerOutcomes.check(dataset)).toEqual([]);
  const findings = formerOutcomes.check(former({ code_now: CODE }));
  expect(findings.map((finding) => finding.message).join()).toContain("the outcome is renumbered");
});
