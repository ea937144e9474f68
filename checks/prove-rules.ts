import { describe, expect, it } from "vitest";
import { findingsOf } from "./exceptions.ts";
import type { CheckedDataset, Rule } from "./rule.ts";

/** A dataset that a rule must refuse: the rule, what is wrong with it, and the record that it must name. */
export type Broken = readonly [Rule, fault: string, CheckedDataset, key: string];

/** Proves that each rule goes red for every dataset broken for it. That it holds is what `check:data` says. */
export function proveRules(rules: readonly Rule[], broken: readonly Broken[]): void {
  describe.each(rules)("$name", (rule) => {
    it.each(broken.filter(([breaks]) => breaks === rule).map(([, ...rest]) => rest))(
      "finds %s",
      (_, faulty, key) => {
        expect(findingsOf(rule, faulty).map((finding) => finding.key)).toContain(key);
      },
    );
  });
}
