import { NAME_LIST_FILES } from "@naijaref/tools/table";
import { fold, joined } from "naijaref/text";
import { eachUnit, rule, textOf } from "../rule.ts";

type Style = readonly [isWrong: (name: string) => boolean, message: string];

const key = (text: string): string => joined(fold(text));

/** "Kurfi, Kurfi". Two equal words without a mark between them may be one name. */
const DOUBLED = /^(.+)(?: ?[,/;:(-] ?|\. )\1\)?$|^(.+ .+) \2$|\b(Primary School|Pri\. Sch\.), \3$/i;

const STYLES: readonly Style[] = [
  [(name) => DOUBLED.test(name), "contains the same text twice: write it once"],
  [(name) => name.split("(").length !== name.split(")").length, "close every bracket"],
  [(name) => /[[\]{}<>|*?\\^~_“”‘’`]|''|""/.test(name), "has a stray mark: remove it"],
  [(name) => /^[^\p{L}\p{N}('"]|[,;:/-]$/u.test(name), "begins or ends with a mark: remove it"],
  [(name) => /\s,|,(?=[^\s'")])|\(\s|\s\)|,\s*,|\.\./.test(name), "space its marks as in a sentence"],
];

/** Only what is all in capitals: short names may be abbreviations. */
const isInCapitals = (name: string): boolean => /^[^\p{Ll}]*\p{Lu}{8,}[^\p{Ll}]*$/u.test(name);

export const unitNames = eachUnit(
  "unit-names",
  "names of polling units are not in capitals, repeat nothing and have no stray marks; an alias differs from the name and from other aliases.",
  () =>
    function* ({ name, aliases }) {
      for (const [isWrong, message] of STYLES) if (isWrong(name)) yield `"${name}" ${message}`;
      if (isInCapitals(name)) yield `"${name}" is in capitals: write only initials so`;
      if (aliases.length > 0 && new Set([name, ...aliases].map(key)).size <= aliases.length)
        yield "an alias is the name, or there twice: remove it";
    },
);

const SPELLING = "evidence/polling-units/spelling.csv";
const CAPITALS = "evidence/polling-units/capitals.csv";

const KINDS: Readonly<Record<string, readonly string[]>> = {
  [SPELLING]: ["misprint", "read", "glued", "kept"],
  [CAPITALS]: ["acronym", "abbreviation", "name"],
};

export const nameLists = rule(
  "name-lists",
  "each line in evidence/polling-units is there once, whole and of a known kind, and names.csv is about units.",
  function* ({ pollingUnits, unitNames }) {
    const codes = new Set(pollingUnits.flatMap(({ units }) => units.map(({ code }) => code)));
    for (const list of NAME_LIST_FILES) {
      const seen = new Set<string>();
      const kinds = KINDS[list];
      const faultOf = ([first = "", second = "", third = ""]: readonly string[]): string | undefined => {
        if (seen.has(first)) return "is there twice: remove one line";
        seen.add(first);
        if (kinds !== undefined && !kinds.includes(third))
          return `has the kind "${third}": write ${kinds.join(", ")}`;
        if (second === "" || third === "") return "has an empty cell: fill it in";
        if (list === SPELLING && (first === second) !== (third === "kept"))
          return "is kept as printed, or corrected: let the kind say which";
        return kinds !== undefined || codes.has(first) ? undefined : "is no unit: remove the line";
      };
      for (const row of unitNames[list]) {
        const message = faultOf(row);
        if (message !== undefined) yield { file: list, key: row[0] ?? "", message };
      }
    }
  },
);

export const decidedNames = eachUnit(
  "decided-names",
  "the name of a polling unit follows the lists in evidence/polling-units: a word that is a misprint is corrected, an acronym or abbreviation is written as it is listed, and a unit of names.csv has the name there.",
  ({ unitNames }) => {
    const capitals = unitNames[CAPITALS];
    const written = new Map([
      ...unitNames[SPELLING].filter(([, , kind]) => kind === "misprint"),
      ...capitals.filter(([, , kind]) => kind !== "name"),
    ] as unknown as [word: string, written: string][]);
    const phrases = capitals.map(([printed = ""]) => printed).filter((printed) => /[^A-Z]/.test(printed));
    const decided = new Map(
      unitNames["evidence/polling-units/names.csv"].map(([code = "", name = ""]) => [code, name]),
    );
    return function* ({ code, name }) {
      const own = decided.get(code);
      if (own !== undefined && own !== name)
        yield `is "${name}", and names.csv has "${own}": make them agree`;
      if (own !== undefined) return;
      const inCapitals = name.toUpperCase();
      for (const word of name.match(/[\p{L}\p{N}']+/gu) ?? []) {
        const right = written.get(word.toUpperCase());
        if (right === undefined || right === word) continue;
        const isOfPhrase = phrases.some(
          (phrase) => phrase.includes(word.toUpperCase()) && inCapitals.includes(phrase),
        );
        if (!isOfPhrase) yield `"${word}" is "${right}" by the lists: write that, or correct the list`;
      }
    };
  },
);

/** A short word before one that often follows the initials of a body. */
const BEFORE = /(?<![A-Za-z'])[A-Z][a-z]{1,3}(?= (?:School|Quarters|Office|Road)\b)/g;

/** A word in more units than these is a word. */
const FEW = 4;

export const lostAcronyms = eachUnit(
  "lost-acronyms",
  "a word of two to four letters that stands before School, Quarters, Office or Road, and in few units and no name of a place, was reviewed: evidence/polling-units/capitals.csv says how it is written.",
  ({ pollingUnits, unitNames, states, lgas, wards }) => {
    const known = new Set(unitNames[CAPITALS].map(([word = ""]) => word));
    for (const row of [...states, ...lgas, ...wards])
      for (const word of textOf(row, "name")
        .toUpperCase()
        .match(/[A-Z]+/g) ?? [])
        known.add(word);
    const units = new Map<string, number>();
    for (const { name } of pollingUnits.flatMap((file) => file.units))
      for (const word of new Set(name.match(/[A-Za-z]+/g))) units.set(word, (units.get(word) ?? 0) + 1);
    return function* ({ name }) {
      for (const word of name.match(BEFORE) ?? [])
        if ((units.get(word) ?? 0) <= FEW && !known.has(word.toUpperCase()))
          yield `"${word}" may be an acronym: write in capitals.csv whether it is`;
    };
  },
);
