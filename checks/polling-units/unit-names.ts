import { fold, joined } from "naijaref/text";
import { findInUnits, type PollingUnitRule } from "./rule.ts";

interface Style {
  readonly isWrong: (name: string) => boolean;
  readonly message: string;
}

const key = (text: string): string => joined(fold(text));

/**
 * A name that says the same twice: "Kurfi, Kurfi". Two equal words without a mark between them may be one
 * name.
 */
function isDoubled(name: string): boolean {
  // Nearly all names end in one of these lines: a doubled name has a mark between its halves, and its letters
  // are two equal halves.
  if (!/[\s,/;:(-]/.test(name) || !canBeDoubled(name)) return false;
  const letters = key(name);
  if (letters.slice(0, letters.length / 2) !== letters.slice(letters.length / 2)) return false;
  for (const { index, 0: mark } of name.matchAll(/\s*[,/;:(-]\s*|\s/g)) {
    const [left, right] = [name.slice(0, index), name.slice(index + mark.length)];
    const isWord = mark === " " && !left.includes(" ");
    if (!isWord && key(left) !== "" && key(left) === key(right)) return true;
  }
  return false;
}

const IN_ASCII = /^[\x20-\x7e]*$/;

/**
 * False only where the letters and digits of a text in ASCII are no two equal halves: there, folding only
 * makes them lower case and drops all else.
 */
function canBeDoubled(name: string): boolean {
  if (!IN_ASCII.test(name)) return true;
  const letters = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  const half = letters.length / 2;
  return Number.isInteger(half) && letters.startsWith(letters.slice(half));
}

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

export const unitNames: PollingUnitRule = {
  name: "unit-names",
  description:
    "names of polling units are not in capitals, repeat nothing and have no stray marks; an alias differs from the name and from other aliases.",
  check: (files) =>
    findInUnits(files, ({ name, aliases }) => {
      const faults: string[] = [];
      for (const { isWrong, message } of STYLES) if (isWrong(name)) faults.push(`"${name}" ${message}`);
      if (isInCapitals(name)) faults.push(`"${name}" is in capitals: write only initials so`);
      if (aliases.length > 0 && new Set([name, ...aliases].map(key)).size <= aliases.length)
        faults.push("an alias is the name, or there twice: remove it");
      return faults;
    }),
};
