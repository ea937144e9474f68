import { type TableName, tables } from "@naijaref/records";
import type { Row } from "@naijaref/tools/table";
import { describe, expect, it } from "vitest";
import { dataset, edited, without, withRow } from "./edited.ts";
import { findingsOf } from "./exceptions.ts";
import { type CheckedDataset, keyOf, type Rule } from "./rule.ts";

/** A record whose cells are changed, one that is taken out (null), or one more. */
export type Edit =
  | readonly [table: TableName, key: string, cells: Row | null]
  | readonly [table: TableName, added: Row];

/**
 * What a rule must refuse: the rule, what is wrong, the dataset or the one record that is changed in it, the
 * key that the finding must name (left out: the record's, as it is then), and words of its message.
 */
export type Broken =
  | readonly [Rule, fault: string, CheckedDataset | Edit, key: string | undefined, words?: string]
  | readonly [Rule, fault: string, Edit];

const isEdit = (broken: CheckedDataset | Edit): broken is Edit => Array.isArray(broken);

/** The dataset after an edit, and the key of the record. */
function make([table, key, cells]: Edit, from: CheckedDataset): readonly [CheckedDataset, key: string] {
  if (typeof key !== "string") return [withRow(table, key, from), keyOf(tables[table], key)];
  if (cells === null || cells === undefined) return [without(table, key, from), key];
  const row = from[table].find((one) => keyOf(tables[table], one) === key);
  return [edited(table, key, cells, from), keyOf(tables[table], { ...row, ...cells })];
}

/**
 * Proves that each rule goes red for every dataset broken for it. That it holds is what `check:data` says.
 *
 * @param from the dataset in which records are changed
 */
export function proveRules(broken: readonly Broken[], from: CheckedDataset = dataset): void {
  describe.each([...new Set(broken.map(([rule]) => rule))])("$name", (rule) => {
    it.each(broken.filter(([breaks]) => breaks === rule).map(([, ...rest]) => rest))(
      "finds %s",
      (_, faulty, named?: string, words = "") => {
        const [made, key] = isEdit(faulty) ? make(faulty, from) : [faulty, ""];
        const findings = findingsOf(rule, made).filter((finding) => finding.key === (named ?? key));
        expect(findings.map(({ message }) => message)).toContainEqual(expect.stringContaining(words));
      },
    );
  });
}
