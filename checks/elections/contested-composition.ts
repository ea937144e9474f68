import type { Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";
import { UNITS, wardsByUnit } from "./units.ts";

export const contestedComposition: Rule = {
  name: "contested-composition",
  description:
    "a constituency with a ward that is not sure to be its own says that lga_codes is unverified; and one that says so has such a ward in its LGAs.",
  check: (dataset) =>
    UNITS.flatMap(({ table, file, kind }) => {
      const wards = wardsByUnit(dataset, kind);
      const contested = new Set(
        dataset.wards
          .filter((ward) => listOf(ward, "unverified_fields").includes(kind))
          .map((ward) => textOf(ward, "lga_code")),
      );
      return dataset[table].flatMap((unit): Finding[] => {
        const code = textOf(unit, "code");
        const doubted = (wards.get(code) ?? []).find((ward) =>
          listOf(ward, "unverified_fields").includes(kind),
        );
        const marked = listOf(unit, "unverified_fields").includes("lga_codes");
        // A ward that another seat has for now may be the one that is in doubt.
        const explained =
          doubted !== undefined || listOf(unit, "lga_codes").some((lga) => contested.has(lga));
        if (marked ? explained : doubted === undefined) return [];
        const message =
          doubted === undefined
            ? `lga_codes is unverified, but no ward of its LGAs has ${kind} unverified: mark the wards that are contested, or remove lga_codes`
            : `the ${kind} of its ward ${textOf(doubted, "code")} is unverified: add lga_codes to unverified_fields`;
        return [{ file, key: code, message }];
      });
    }),
};
