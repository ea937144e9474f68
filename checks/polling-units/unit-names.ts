import { NAME_LIST_FILES, nameListPath } from "@naijaref/tools/unit-names/evidence";
import { withMadeNames } from "@naijaref/tools/unit-names/make";
import { sayOnce } from "@naijaref/tools/unit-names/marks";
import { fold, joined } from "naijaref/text";
import { textOf } from "../rule.ts";
import { eachUnit, unitsRule } from "./rule.ts";

interface Style {
  readonly isWrong: (name: string) => boolean;
  readonly message: string;
}

const key = (text: string): string => joined(fold(text));

/** "Kurfi, Kurfi". */
const isDoubled = (name: string): boolean => sayOnce(name.toUpperCase()) !== name.toUpperCase();

const STYLES: readonly Style[] = [
  { isWrong: isDoubled, message: "contains the same text twice: write it once" },
  { isWrong: (name) => name.split("(").length !== name.split(")").length, message: "close every bracket" },
  { isWrong: (name) => /[[\]{}<>|*?\\^~_“”‘’`]|''|""/.test(name), message: "has a stray mark: remove it" },
  {
    isWrong: (name) => /^[^\p{L}\p{N}('"]|[,;:/-]$/u.test(name),
    message: "begins or ends with a mark: remove it",
  },
  {
    isWrong: (name) => /\s,|,(?=[^\s'")])|\(\s|\s\)|,\s*,|\.\./.test(name),
    message: "space its marks as in a sentence",
  },
];

/** Only what is all in capitals: short names may be abbreviations. */
const isInCapitals = (name: string): boolean => /^[^\p{Ll}]*\p{Lu}{8,}[^\p{Ll}]*$/u.test(name);

export const unitNames = eachUnit(
  "unit-names",
  "names of polling units are not in capitals, repeat nothing and have no stray marks; an alias differs from the name and from other aliases.",
  () =>
    function* ({ name, aliases }) {
      for (const { isWrong, message } of STYLES) if (isWrong(name)) yield `"${name}" ${message}`;
      if (isInCapitals(name)) yield `"${name}" is in capitals: write only initials so`;
      if (aliases.length > 0 && new Set([name, ...aliases].map(key)).size <= aliases.length)
        yield "an alias is the name, or there twice: remove it";
    },
);

const KINDS: Readonly<Record<string, readonly string[]>> = {
  "spelling.csv": ["misprint", "read", "glued", "kept"],
  "capitals.csv": ["acronym", "abbreviation", "name"],
};

/** Text with everything but letters and digits made one blank, and one at each end. */
const words = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim()} `;

/** Those of the texts that stand in one of the names. */
function printedOf(texts: readonly string[], names: readonly string[]): ReadonlySet<string> {
  const printed = new Set<string>();
  const byFirstWord = new Map<string, Set<string>>();
  for (const text of texts) {
    const [, word = ""] = text.split(" ");
    byFirstWord.set(word, (byFirstWord.get(word) ?? new Set()).add(text));
  }
  for (const name of names) {
    for (const word of name.split(" ")) {
      const begun = byFirstWord.get(word);
      for (const text of begun ?? []) {
        if (!name.includes(text)) continue;
        printed.add(text);
        begun?.delete(text);
      }
    }
  }
  return printed;
}

export const nameLists = unitsRule(
  "name-lists",
  "each line in evidence/polling-units is there once, of a known kind, and about a name that INEC prints.",
  function* (files, { unitNames }) {
    const codes = new Set(files.flatMap(({ units }) => units.map(({ code }) => code)));
    const listed = NAME_LIST_FILES.filter((list) => list in KINDS).flatMap((list) => unitNames[list]);
    const inUse = printedOf(
      listed.map(([first = ""]) => words(first)),
      files.flatMap(({ units }) =>
        units.map(({ inecName, aliases }) => words([inecName, ...aliases].join(" "))),
      ),
    );
    for (const list of NAME_LIST_FILES) {
      const seen = new Set<string>();
      const kinds = KINDS[list];
      const faultOf = ([first = "", second = "", third = ""]: readonly string[]): string | undefined => {
        if (seen.has(first)) return "is there twice: remove one line";
        seen.add(first);
        if (kinds !== undefined && !kinds.includes(third))
          return `has the kind "${third}": write ${kinds.join(", ")}`;
        if (second === "" || third === "") return "has an empty cell: fill it in";
        if (list === "spelling.csv" && (first === second) !== (third === "kept"))
          return "is kept as printed, or corrected: let the kind say which";
        const isUsed = kinds === undefined ? codes.has(first) : inUse.has(words(first));
        return isUsed ? undefined : "is in no name: remove the line";
      };
      for (const row of unitNames[list]) {
        const message = faultOf(row);
        if (message !== undefined) yield { file: nameListPath(list), key: row[0] ?? "", message };
      }
    }
  },
);

const REMEDY = "run npm run tool unit-names, or decide in evidence/polling-units/";

export const namesMade = unitsRule(
  "names-made",
  "a polling unit's name and aliases are what the lists in evidence/polling-units make of INEC's name, in case, marks, spelling and numerals.",
  function* (files, { unitNames }) {
    for (const file of files) {
      const made = withMadeNames(file, unitNames).units;
      for (const [at, { code, name, aliases }] of file.units.entries()) {
        const other = made[at];
        if (other?.name !== name) {
          const message = `is "${name}", and by the rules "${other?.name}": ${REMEDY}`;
          yield { file: file.path, key: code, message };
        } else if (other.aliases.join("|") !== aliases.join("|")) {
          const message = `has an alias that the rules write in another way: ${REMEDY}`;
          yield { file: file.path, key: code, message };
        }
      }
    }
  },
);

/** A short word before one that often follows the initials of a body. */
const BEFORE = /(?<![A-Za-z'])[A-Z][a-z]{1,3}(?= (?:School|Quarters|Office|Road)\b)/g;

/** A word in more units than these is a word. */
const FEW = 4;

export const lostAcronyms = eachUnit(
  "lost-acronyms",
  "a word of two to four letters that stands before School, Quarters, Office or Road, and in few units and no name of a place, was reviewed: evidence/polling-units/capitals.csv says how it is written.",
  (files, { unitNames, states, lgas, wards }) => {
    const known = new Set(unitNames["capitals.csv"].map(([word = ""]) => word));
    for (const row of [...states, ...lgas, ...wards])
      for (const word of textOf(row, "name")
        .toUpperCase()
        .match(/[A-Z]+/g) ?? [])
        known.add(word);
    const units = new Map<string, number>();
    for (const { name } of files.flatMap((file) => file.units))
      for (const word of new Set(name.match(/[A-Za-z]+/g))) units.set(word, (units.get(word) ?? 0) + 1);
    return function* ({ name }) {
      for (const word of name.match(BEFORE) ?? [])
        if ((units.get(word) ?? 0) <= FEW && !known.has(word.toUpperCase()))
          yield `"${word}" may be an acronym: write in capitals.csv whether it is`;
    };
  },
);
