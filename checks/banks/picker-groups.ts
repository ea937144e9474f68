import type { Row } from "@naijaref/tools/table";
import type { Rule } from "../rule.ts";
import { textOf } from "../tables.ts";
import { findingOn, isActive } from "./institutions.ts";

/** The group as a decision writes it. */
const groupOf = (bank: Row): string => String(bank["picker_group"] ?? "");

export const pickerGroups: Rule = {
  name: "picker-groups",
  description:
    "an institution that stands first in lists is active, and a decision in data/evidence says why it does.",
  check: ({ institutions, evidence }) => {
    const decided = new Set(
      evidence.flatMap(({ decisions }) =>
        decisions
          .filter((row) => row["field"] === "picker_group" && row["decision"] === "taken")
          .map((row) => `${textOf(row, "key")} ${textOf(row, "value")}`),
      ),
    );
    return institutions.flatMap((bank) => {
      const group = groupOf(bank);
      if (group === "") return [];
      if (!isActive(bank)) return [findingOn(bank, "is closed: leave picker_group empty")];
      return decided.has(`${textOf(bank, "id")} ${group}`)
        ? []
        : [findingOn(bank, `has the picker_group ${group}: say why in data/evidence/banks/picker.csv`)];
    });
  },
};
