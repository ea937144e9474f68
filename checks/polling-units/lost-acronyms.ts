import { textOf } from "../tables.ts";
import { findInUnits, type PollingUnitRule } from "./rule.ts";

/** A short word before one that often follows the initials of a body. */
const BEFORE = /(?<![A-Za-z'])[A-Z][a-z]{1,3}(?= (?:School|Quarters|Office|Road)\b)/g;

/** A word in more units than these is a word. */
const FEW = 4;

export const lostAcronyms: PollingUnitRule = {
  name: "lost-acronyms",
  description:
    "a word of two to four letters that stands before School, Quarters, Office or Road, and in few units and no name of a place, was reviewed: evidence/polling-units/capitals.csv says how it is written.",
  check: (files, { unitNames, states, lgas, wards }) => {
    const known = new Set(unitNames["capitals.csv"].map(([word = ""]) => word));
    for (const row of [...states, ...lgas, ...wards])
      for (const word of textOf(row, "name")
        .toUpperCase()
        .match(/[A-Z]+/g) ?? [])
        known.add(word);
    const units = new Map<string, number>();
    for (const { name } of files.flatMap((file) => file.units))
      for (const word of new Set(name.match(/[A-Za-z]+/g))) units.set(word, (units.get(word) ?? 0) + 1);
    return findInUnits(files, ({ name }) =>
      (name.match(BEFORE) ?? [])
        .filter((word) => (units.get(word) ?? 0) <= FEW && !known.has(word.toUpperCase()))
        .map((word) => `"${word}" may be an acronym: write in capitals.csv whether it is`),
    );
  },
};
