import { groupBy, type Row } from "@naijaref/tools/table";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

/** Where the line of successors ends: the last institution, or undefined where it runs in a circle. */
function lastSuccessor(bank: Row, byId: ReadonlyMap<string, Row>): Row | undefined {
  let last = bank;
  for (let steps = 0; steps <= byId.size; steps++) {
    const next = byId.get(textOf(last, "merged_into"));
    if (next === undefined) return last;
    last = next;
  }
  return undefined;
}

export const bankSuccessors: Rule = {
  name: "bank-successors",
  description:
    "the successor of an institution is active, or its own successors lead to an active institution.",
  check: ({ institutions }) => {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    const merged = institutions.filter((bank) => textOf(bank, "merged_into") !== "");
    const byLast = groupBy(merged, (bank) => lastSuccessor(bank, byId));
    return [...byLast].flatMap(([last, banks]): Finding[] => {
      if (last === undefined) {
        return banks.map((bank) => findingOn(bank, "its successors run in a circle: correct merged_into"));
      }
      if (isActive(last)) return [];
      const ids = banks.map((bank) => textOf(bank, "id")).join(", ");
      const message = `is closed and the last successor of ${ids}: write its own successor in merged_into, or except it in data/evidence/banks`;
      return [{ ...findingOn(last, message), field: "merged_into" }];
    });
  },
};
