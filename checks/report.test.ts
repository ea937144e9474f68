import { expect, it } from "vitest";
import { dataset } from "./edited.ts";
import { report } from "./report.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";

const finding: Finding = { file: "places/lgas.csv", key: "NG025011", message: "is wrong: mend it" };

const rule = (findings: readonly Finding[]): Rule => ({
  name: "some-rule",
  description: "all is well.",
  check: () => [...findings],
});

it("says that the dataset keeps every rule", () => {
  expect(report(rules, dataset)).toEqual({
    ok: true,
    text: expect.stringMatching(/^The dataset keeps all \d+ rules \(\d+ records\)\.$/),
  });
});

it("groups findings by rule, with file, record and remedy", () => {
  const { ok, text } = report([rule([]), rule([finding])], dataset);
  expect(ok).toBe(false);
  expect(text).toBe("some-rule: all is well.\n  places/lgas.csv NG025011: is wrong: mend it");
});

it("does not let one rule bury the others", () => {
  const { text } = report([rule(Array(25).fill(finding))], dataset);
  expect(text.split("\n")).toHaveLength(22);
  expect(text).toContain("… and 5 more");
});
