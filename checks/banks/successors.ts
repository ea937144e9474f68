import type { Row } from "@naijaref/pipeline/table";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

/** Closed institutions that others merged into and that nobody took over, and why. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["heritage-bank", "its licence was revoked in 2024 and the deposit insurer winds it up"],
]);

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

export const successors: Rule = {
  name: "bank-successors",
  description:
    "whoever took an institution over is active, or was itself taken over in a line that ends at an active one or is explained.",
  check: ({ institutions }) => {
    const byId = new Map(institutions.map((bank) => [textOf(bank, "id"), bank]));
    return institutions
      .filter((bank) => textOf(bank, "merged_into") !== "")
      .flatMap((bank) => {
        const last = lastSuccessor(bank, byId);
        if (last === undefined)
          return [findingOn(bank, "its successors run in a circle: correct merged_into")];
        const id = textOf(last, "id");
        if (isActive(last) || ENDINGS.has(id)) return [];
        return [
          findingOn(
            bank,
            `its successors end at ${id}, which is closed: add what became of it, or explain in checks/banks/successors.ts`,
          ),
        ];
      });
  },
};
