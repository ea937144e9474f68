import { expect, it } from "vitest";
import { dataset, withDecision } from "./edited.ts";
import { report } from "./report.ts";
import type { Finding, Rule } from "./rule.ts";

const finding: Finding = { file: "places/lgas.csv", key: "NG025011", message: "is wrong: mend it" };

const rule = (findings: readonly Finding[]): Rule => ({
  name: "some-rule",
  description: "all is well.",
  check: () => [...findings],
});

const withoutEvidence = { ...dataset, evidence: [], proofs: [] };

it("says that the dataset keeps every rule", () => {
  expect(report([rule([]), rule([])], withoutEvidence)).toEqual({
    ok: true,
    text: expect.stringMatching(/^The dataset keeps all 2 rules \(\d+ records\)\.$/),
  });
});

it("groups findings by rule, with file, record and remedy", () => {
  const { ok, text } = report([rule([]), rule([finding])], withoutEvidence);
  expect(ok).toBe(false);
  expect(text).toBe("some-rule: all is well.\n  places/lgas.csv NG025011: is wrong: mend it");
});

it("does not let one rule bury the others", () => {
  const { text } = report([rule(Array(25).fill(finding))], withoutEvidence);
  expect(text.split("\n")).toHaveLength(22);
  expect(text).toContain("… and 5 more");
});

it("leaves out what is excepted, and reports an exception that excepts nothing or names no rule", () => {
  const { file, key } = finding;
  const excepted = { table: "lgas", key, decision: "excepted", value: "some-rule" };
  const path = "evidence/places/test.csv";
  const reportWith = (findings: Finding[], row: Record<string, string>, field?: string) => {
    const edited = withDecision(path, { ...excepted, ...row });
    return report([rule(findings.map((one) => (field === undefined ? one : { ...one, field })))], {
      ...edited,
      evidence: edited.evidence.filter((each) => each.file === path),
    }).text;
  };
  expect(file).toBe("places/lgas.csv");
  expect(reportWith([finding], {})).not.toContain("is wrong");
  expect(reportWith([finding], { field: "name" }, "name")).not.toContain("is wrong");
  expect(reportWith([finding], { field: "slug" }, "name")).toContain("is wrong");
  expect(reportWith([], {})).toContain("no longer an exception to some-rule");
  expect(reportWith([], { value: "no-rule" })).toContain('there is no rule "no-rule"');
});

it("names the file of a ward", () => {
  const ward = { file: "places/wards/", key: "24-11-01", message: "is wrong: mend it" };
  expect(report([rule([ward])], dataset).text).toContain("places/wards/lagos.csv 24-11-01: is wrong");
});
