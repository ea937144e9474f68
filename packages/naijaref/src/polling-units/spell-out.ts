import { fold } from "../names/fold.ts";

/**
 * The names by which a unit is found beside its own: its aliases, and INEC's name where that has other words,
 * such as misprints. Result sheets have INEC's.
 */
export const otherNamesOf = (
  name: string,
  inecName: string,
  aliases: readonly string[],
): readonly string[] => (fold(inecName) === fold(name) ? aliases : [...aliases, inecName]);

/** Abbreviations in the names of units that stand for one word only. */
const WORDS: Readonly<Record<string, string>> = {
  sch: "school",
  schl: "school",
  pry: "primary",
  pri: "primary",
  prim: "primary",
  sec: "secondary",
  str: "street",
  rd: "road",
  opp: "opposite",
  qtrs: "quarters",
  hosp: "hospital",
  mkt: "market",
  sq: "square",
  junc: "junction",
};

/**
 * "St." is a street at the end of a name, and before a number, a comma or a slash; elsewhere it is a saint.
 */
const STREET = /\bst\b\.?(?=\s*(?:$|[,/()]|[ivxl]+\b|\d))/gi;

/**
 * A name or a query with its abbreviations spelled out, so that "Pry. Sch." and "primary school" find each
 * other.
 */
export const spellOut = (text: string): string =>
  text
    .replace(STREET, "street")
    .replace(
      /[a-z]+/gi,
      (word) => (Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : word) ?? word,
    );
