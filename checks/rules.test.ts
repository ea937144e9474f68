import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dataset, withDecision } from "./edited.ts";
import { report } from "./report.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";
import { findGrowth, storedWeights, weigh } from "./weight.ts";

it("finds the rules of every subject by their place", () => {
  expect(rules.length).toBeGreaterThan(85);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
});

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

it("no part of the code grew unseen", () => {
  expect(findGrowth(weigh(), storedWeights())).toEqual([]);
});

it("names a part that grew, and one that is new", () => {
  const stored = { "packages/api": [10, 1000] } as const;
  expect(findGrowth({ "packages/api": [11, 1020] }, stored)).toEqual([]);
  expect(findGrowth({ "packages/api": [12, 1000] }, stored)).toEqual([expect.stringContaining("12 files")]);
  expect(findGrowth({ "packages/api": [10, 1021] }, stored)).toHaveLength(1);
  expect(findGrowth({ "packages/other": [2, 1] }, stored)).toHaveLength(1);
});

const folder = new URL("../.github/workflows/", import.meta.url);
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), "utf8")] as const,
);

it.each(workflows)("%s names each action by its commit: a tag can be moved", (_, text) => {
  const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = ""]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

it("gives no rights to the job that runs other people's code", () => {
  const release = workflows.find(([name]) => name === "release.yml")?.[1] ?? "";
  const [, build = "", publish = ""] = release.split(/\n {2}(?:build|publish):\n/);
  expect(build).toContain("npm ci");
  expect(build).not.toMatch(/: write/);
  expect(publish).toContain("id-token: write");
  expect(publish).not.toMatch(/npm (?:ci|install|run)|npx/);
});
