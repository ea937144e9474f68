import { tables } from "@naijaref/records";
import { fold, joined } from "naijaref/text";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

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
