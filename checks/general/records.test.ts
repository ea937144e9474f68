import { describe, expect, it } from "vitest";
import { dataset, edited, LARGE, without } from "../edited.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import { coverageCounts, coverageDatasets } from "./changes.ts";
import { canonicalForm, damageOf, spreadsheetDamage } from "./form.ts";
import { examples, references, schema, uniqueKeys } from "./records.ts";

it("finds what is not in canonical form: line ends, quotes, the last line, accents, a file of no state", () => {
  const broken: Readonly<Record<string, readonly [(content: string) => string, line: string]>> = {
    "places/lgas.csv": [(content) => content.replaceAll("\n", "\r\n"), "line 1"],
    "places/states.csv": [(content) => content.replace("\nAB,", '\n"AB",'), "line 2"],
    "phones/area-codes.csv": [(content) => content.trimEnd(), "line 58"],
    "places/wards/abia.csv": [(content) => content.replace("Eziama", "Éziama".normalize("NFD")), "line 2"],
    "places/wards/eko.csv": [() => "", ""],
  };
  const files = new Map(dataset.files);
  for (const [file, [change]] of Object.entries(broken)) files.set(file, change(files.get(file) ?? ""));
  const findings = canonicalForm.check({ ...dataset, files });
  expect(findings.map(({ file, key }) => [file, key]).toSorted()).toEqual(
    Object.entries(broken)
      .map(([file, [, line]]) => [file, line])
      .toSorted(),
  );
});

const WORDED = [
  [schema, "a lost leading zero", ["wards", "01-01-01", { code: "1-01-01" }], 'code is "1-01-01"'],
  [schema, "a word of no list", ["states", "LA", { zone: "South West" }], "South-West"],
  [schema, "a point far from Nigeria", ["lgas", "NG001001", { lat: 51.5 }], "lat is 51.5"],
  [schema, "an id in capitals", ["lgas", "NG001001", { sources: ["INEC"] }], "sources is"],
  [references, "no state", ["lgas", "NG025011", { state_code: "XX" }], "state_code names XX"],
  [references, "no LGA", ["wards", "24-11-01", { lga_code: "NG025999" }], "lga_code names NG025999"],
  [references, "no seat", ["wards", "24-11-01", { federal_constituency: "FC999" }], "names FC999"],
  [references, "no source", ["states", "LA", { sources: ["hearsay"] }], "sources names hearsay"],
  [uniqueKeys, "a code twice", ["wards", "01-01-02", { code: "01-01-01" }], "code 01-01-01"],
  [uniqueKeys, "an INEC code twice", ["lgas", "NG001002", { inec_code: "01-01" }], "inec_code 01-01"],
  [uniqueKeys, "a slug twice in a state", ["lgas", "NG001002", { slug: "aba-north" }], "slug aba-north"],
  [uniqueKeys, "a slug twice in an LGA", ["wards", "01-01-02", { slug: "eziama" }], "slug eziama"],
] as const;

proveRules([
  ...WORDED.map(([rule, fault, edit, words]): Broken => [rule, fault, edit, undefined, words]),
  [examples, "an example that is no value", ["states", "LA", { capital: "Lagos" }], "capital"],
  [examples, "an example that is no item of a list", without("states", "FC"), "aliases"],
  [coverageCounts, "a code that is gone", ["institutions", "5tt-mfb", { nip_code: null }], "banks"],
  [coverageCounts, "a place code that is gone", without("platePrefixes", "AAB"), "plates"],
  [
    coverageDatasets,
    "a dataset that seems to be complete",
    { ...dataset, coverage: dataset.coverage.filter((row) => row["dataset"] !== "localities") },
    "localities",
  ],
]);

it("finds every record that names a source which was removed", () => {
  expect(references.check(without("sources", "naija-data")).length).toBeGreaterThanOrEqual(37);
});

describe("spreadsheet damage", () => {
  it.each([
    ["1-Jan", "a date"],
    ["11-Sep-24", "a date"],
    ["Mar-07", "a date"],
    ["1E+05", "scientific notation"],
    ["#N/A", "error"],
    ["=A1", "formula"],
    ["Jamaâ€™are", "wrong encoding"],
    ["Ikeja\u200B", "an invisible"],
    ["Ikeja", undefined],
  ])("finds %j", (text, what) => {
    if (what === undefined) expect(damageOf(text)).toBeUndefined();
    else expect(damageOf(text)).toContain(what);
  });

  it("names the record, also for an item of a list", () => {
    const findings = spreadsheetDamage.check({
      ...edited("lgas", "NG025011", { aliases: ["Ikeja", "1E5"] }),
      ...LARGE,
    });
    expect(findings.map(({ key }) => key)).toEqual(["NG025011"]);
  });
});
