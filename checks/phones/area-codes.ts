import { tables } from "@naijaref/records";
import { fold, joined } from "naijaref/text";
import { type CheckedDataset, type Finding, listOf, type Rule, textOf } from "../rule.ts";

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

const keyOf = (name: string): string => joined(fold(name));

/**
 * The names in a state that an area code may have: the state itself, its capital, its LGAs
 * and their headquarters.
 */
function townsOf({ states, lgas }: CheckedDataset, stateCode: string): ReadonlySet<string> {
  const inState = lgas.filter((lga) => lga["state_code"] === stateCode);
  const state = states.filter((one) => one["code"] === stateCode);
  const names = [
    ...state.flatMap((one) => [textOf(one, "name"), textOf(one, "capital"), ...listOf(one, "aliases")]),
    ...inState.flatMap((lga) => [
      textOf(lga, "name"),
      textOf(lga, "headquarters"),
      ...listOf(lga, "aliases"),
    ]),
  ];
  return new Set(names.map(keyOf));
}

export const areaTowns: Rule = {
  name: "area-towns",
  description:
    "the town of an area code is its state, the capital, an LGA of the state, or the headquarters of one.",
  check: (dataset) =>
    (["areaCodes", "unlistedAreaCodes"] as const).flatMap((table) =>
      dataset[table].flatMap((area): Finding[] => {
        const [town, state] = [textOf(area, "area"), textOf(area, "state_code")];
        if (townsOf(dataset, state).has(keyOf(town))) return [];
        const message = `${town} is not in ${state}, as data/places has it: correct area or state_code`;
        return [{ file: tables[table].path, key: textOf(area, "code"), message }];
      }),
    ),
};
