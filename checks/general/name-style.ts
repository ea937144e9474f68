import { UNITS } from "../elections/units.ts";
import type { Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesOf, textOf } from "../tables.ts";

/** The tables whose names are those of places, or made of them. */
const TABLES: readonly string[] = ["states", "lgas", "wards", ...UNITS.map(({ table }) => table)];

interface Style {
  readonly isWrong: (name: string) => boolean;
  readonly message: string;
}

/** For every name. */
const STYLES: readonly Style[] = [
  { isWrong: (name) => name.split("(").length !== name.split(")").length, message: "close every bracket" },
  { isWrong: (name) => /["“”‘’ʼ`]/.test(name), message: "write apostrophes and quotes as '" },
  { isWrong: (name) => /(?:^|[\s/(])'\p{Lu}(?![\p{L}'])/u.test(name), message: "close the quote, as in 'A'" },
  { isWrong: (name) => /\s[/-]|[/-]\s/.test(name), message: "write no space around a slash or hyphen" },
  { isWrong: (name) => /\.\p{L}{2}|[,;]\S/u.test(name), message: "write a space after a full stop or comma" },
  {
    isWrong: (name) => /\(\s|\s\)|[^\s]\(|\s,/.test(name),
    message: "write spaces around brackets, not inside",
  },
  { isWrong: (name) => /(?:^|[\s/])\p{Ll}{4,}/u.test(name), message: "begin words with a capital" },
  {
    isWrong: (name) => /\p{Ll}[IVX]{2,}\b|\s(?:Ii{1,2}|Iv|Vi{1,3}|Xi{1,3})\b/u.test(name),
    message: "write a Roman numeral as a word of capitals",
  },
];

/**
 * For names, not for aliases: those may be abbreviations (PHALGA). Short words and numerals may be capitals.
 */
const CAPITALS: Style = {
  isWrong: (name) => /(?![IVX]+\b)\b\p{Lu}{5,}/u.test(name),
  message: "write words in lower case after the first letter",
};

export const nameStyle: Rule = {
  name: "name-style",
  description: "places are written as a Nigerian would write them (docs/places.md).",
  check: (dataset) =>
    tablesOf(dataset)
      .filter(({ name }) => TABLES.includes(name))
      .flatMap(({ table, rows }) =>
        rows.flatMap((row) => {
          const findWrong = (name: string, styles: readonly Style[]): Finding[] =>
            styles
              .filter(({ isWrong }) => isWrong(name))
              .map(({ message }) => ({
                file: table.path,
                key: keyOf(table, row),
                message: `"${name}": ${message}`,
              }));
          const names = ["name", "capital", "headquarters"].map((field) => textOf(row, field));
          return [
            ...names.flatMap((name) => findWrong(name, [...STYLES, CAPITALS])),
            ...listOf(row, "aliases").flatMap((alias) => findWrong(alias, STYLES)),
          ];
        }),
      ),
};
