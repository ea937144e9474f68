import { tables } from "@naijaref/records";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

const LISTED = 56;

/** Lagos, Ibadan and Abuja have one digit after the 0, all others two (National Numbering Plan). */
const SHORT = ["01", "02", "09"];

function findCodeFaults(dataset: CheckedDataset): Finding[] {
  return (["areaCodes", "unlistedAreaCodes"] as const).flatMap((table) =>
    dataset[table].flatMap((area): Finding[] => {
      const [code, legacy] = [textOf(area, "code"), textOf(area, "legacy_code")];
      const expected = `02${legacy}`;
      const fault = (message: string) => [{ file: tables[table].path, key: code, message }];
      if (code !== expected)
        return fault(`was ${legacy}, so it is ${expected} since 2024: correct one of the two`);
      if (legacy.length === 2 ? SHORT.includes(legacy) : !SHORT.includes(legacy.slice(0, 2))) return [];
      return fault(`begins as ${SHORT.join(", ")} do, or is as short: only these have one digit after the 0`);
    }),
  );
}

export const areaCodes: Rule = {
  name: "area-codes",
  description:
    "there are 56 area codes, each is 02 followed by its digits before 2024, and no code is the beginning of another.",
  check: (dataset) => {
    const count = dataset.areaCodes.length;
    const message = `has ${count} area codes, but the regulator lists ${LISTED}: move what it does not list to unlisted-area-codes.csv`;
    const miscounted = count === LISTED ? [] : [{ file: tables.areaCodes.path, key: "areaCodes", message }];
    return [...miscounted, ...findCodeFaults(dataset)];
  },
};
