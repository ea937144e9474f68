import type { TableName } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { edited } from "./edited.ts";
import { findingsOf } from "./exceptions.ts";
import type { CheckedDataset, Rule } from "./rule.ts";

/** The record whose cells are changed, and how. */
export type Edit = readonly [table: TableName, key: string, cells: Row];

/**
 * What a rule must refuse: the rule, what is wrong, the dataset or the one record that is changed in it, the
 * key that the finding must name (left out: the record's), and words of its message.
 */
export type Broken =
  | readonly [Rule, fault: string, CheckedDataset | Edit, key: string, words?: string]
  | readonly [Rule, fault: string, Edit];

const isEdit = (broken: CheckedDataset | Edit): broken is Edit => Array.isArray(broken);

/** Proves that each rule goes red for every dataset broken for it. That it holds is what `check:data` says. */
export function proveRules(broken: readonly Broken[]): void {
  describe.each([...new Set(broken.map(([rule]) => rule))])("$name", (rule) => {
    it.each(broken.filter(([breaks]) => breaks === rule).map(([, ...rest]) => rest))(
      "finds %s",
      (_, faulty, key = isEdit(faulty) ? faulty[1] : "", words = "") => {
        const findings = findingsOf(rule, isEdit(faulty) ? edited(...faulty) : faulty);
        const messages = findings.filter((finding) => finding.key === key).map(({ message }) => message);
        expect(messages).toContainEqual(expect.stringContaining(words));
      },
    );
  });
}
