import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { UNITS, wardsByUnit } from "./units.ts";

export const contestedComposition: Rule = {
  name: "contested-composition",
  description: "a constituency with a ward that is not sure to be its own says that lga_codes is unverified.",
  check: (dataset) =>
    UNITS.flatMap(({ table, file, kind }) => {
      const wards = wardsByUnit(dataset, kind);
      return dataset[table].flatMap((unit): Finding[] => {
        const code = textOf(unit, "code");
        const doubted = (wards.get(code) ?? []).find((ward) =>
          listOf(ward, "unverified_fields").includes(kind),
        );
        if (doubted === undefined || listOf(unit, "unverified_fields").includes("lga_codes")) return [];
        const message = `the ${kind} of its ward ${textOf(doubted, "code")} is unverified: add lga_codes to unverified_fields`;
        return [{ file, key: code, message }];
      });
    }),
};
