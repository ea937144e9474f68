import { tables } from "@naijaref/records";
import { fold, joined } from "naijaref/text";
import { type CheckedDataset, listOf, on, rule, textOf } from "../rule.ts";

const LISTED = 56;

/** Lagos, Ibadan and Abuja have one digit after the 0, all others two (National Numbering Plan). */
const SHORT = ["01", "02", "09"];

const TABLES = ["areaCodes", "unlistedAreaCodes"] as const;

export const areaCodes = rule(
  "area-codes",
  "there are 56 area codes, each is 02 followed by its digits before 2024, and no code is the beginning of another.",
  function* (dataset) {
    const count = dataset.areaCodes.length;
    const message = `has ${count} area codes, but the regulator lists ${LISTED}: move what it does not list to unlisted-area-codes.csv`;
    if (count !== LISTED) yield { file: tables.areaCodes.path, key: "areaCodes", message };
    for (const table of TABLES)
      for (const area of dataset[table]) {
        const legacy = textOf(area, "legacy_code");
        if (textOf(area, "code") !== `02${legacy}`) {
          const message = `was ${legacy}, so it is 02${legacy} since 2024: correct one of the two`;
          yield on(table, area, message);
        } else if (legacy.length === 2 ? !SHORT.includes(legacy) : SHORT.includes(legacy.slice(0, 2))) {
          const message = `begins as ${SHORT.join(", ")} do, or is as short: only these have one digit after the 0`;
          yield on(table, area, message);
        }
      }
  },
);

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

export const areaTowns = rule(
  "area-towns",
  "the town of an area code is its state, the capital, an LGA of the state, or the headquarters of one.",
  function* (dataset) {
    for (const table of TABLES)
      for (const area of dataset[table]) {
        const [town, state] = [textOf(area, "area"), textOf(area, "state_code")];
        const message = `${town} is not in ${state}, as data/places has it: correct area or state_code`;
        if (!townsOf(dataset, state).has(keyOf(town))) yield on(table, area, message);
      }
  },
);
