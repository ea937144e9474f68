import { describe, expect, it } from "vitest";
import { dataset } from "./edited.ts";
import { findingsOf } from "./exceptions.ts";
import type { CheckedDataset, Rule } from "./rule.ts";

/** A dataset that a rule must refuse: the rule, what is wrong with it, and the record that it must name. */
export type Broken = readonly [Rule, fault: string, CheckedDataset, key: string];

/** Proves that each rule holds for the dataset, and goes red for every dataset broken for it. */
export function proveRules(rules: readonly Rule[], broken: readonly Broken[]): void {
  describe.each(rules)("$name", (rule) => {
    it("holds for the dataset", () => expect(findingsOf(rule, dataset)).toEqual([]));

    it.each(broken.filter(([breaks]) => breaks === rule).map(([, ...rest]) => rest))(
      "finds %s",
      (_, faulty, key) => {
        expect(findingsOf(rule, faulty).map((finding) => finding.key)).toContain(key);
      },
    );
  });
}
