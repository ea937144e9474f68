import { NO_WORDS } from "./match-list.ts";

/** INEC's and the field's ways to write the words of which many names are made. */
const PLACE_WORDS: ReadonlyMap<string, string> = new Map([
  ...["ung", "ungwa", "ungwan", "unguwa", "anguwa", "anguwan", "angwan", "angwa", "unguwar", "ungowar"].map(
    (word): [string, string] => [word, "unguwan"],
  ),
  ["qtrs", "quarters"],
  ["twp", "township"],
  ["saint", "st"],
  ["mallam", "malam"],
  ["municipality", "municipal"],
]);

/** Words that lists of places leave out as they like. */
const WEAK_PLACE_WORDS: ReadonlySet<string> = new Set(["unguwan", "community", "environs", "and"]);
/** How names made of places' names are read. */
export const PLACE_RULES = {
  variants: PLACE_WORDS,
  marks: NO_WORDS,
  weak: WEAK_PLACE_WORDS,
  generic: NO_WORDS,
};
