import { type Rule, requireArgument, TEXT } from "../arguments.ts";
import type { PollingUnit } from "../generated/records.ts";
import { editCost } from "../names/edit.ts";
import { fold } from "../names/fold.ts";
import { wordsOf } from "../names/tokens.ts";

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

/** From so many letters on a word may be cut ("comm"), or have a slip. */
const MIN_LENGTH = { cut: 3, misspelt: 4 } as const;
/** In mistakes. */
const MAX_COST = 1;

function isLike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return (
    one === other ||
    (shorter >= MIN_LENGTH.cut && (one.startsWith(other) || other.startsWith(one))) ||
    (shorter >= MIN_LENGTH.misspelt && editCost(one, other, MAX_COST) <= MAX_COST)
  );
}

/** No name of a unit has so many characters. */
const MAX_TEXT_LENGTH = 300;

const NAMED: Rule = {
  is: (value) => {
    const { name, aliases } = (value ?? {}) as Partial<PollingUnit>;
    return typeof name === "string" && Array.isArray(aliases) && aliases.every(TEXT.is);
  },
  must: "have a name and a list of aliases",
};

const wordsIn = (text: string): readonly string[] => wordsOf(fold(spellOut(text)));

/** The words of the text that was read last: one text is compared with many units. */
let last = { text: "", words: [] as readonly string[] };

/**
 * The share of the words of a text that a unit's names have too, from 0 to 1: abbreviations and slips are alike.
 * 0 for a text of more than 300 characters.
 *
 * @throws TypeError where an argument is not what it must be.
 */
export function shareOfWords(text: string, unit: Pick<PollingUnit, "name" | "aliases">): number {
  requireArgument("shareOfWords", "text", text, TEXT);
  requireArgument("shareOfWords", "unit", unit, NAMED);
  if (text.length > MAX_TEXT_LENGTH) return 0;
  if (text !== last.text) last = { text, words: wordsIn(text) };
  const own = [unit.name, ...unit.aliases].flatMap(wordsIn);
  const shared = last.words.filter((word) => own.some((its) => isLike(word, its)));
  return shared.length / Math.max(1, last.words.length);
}
