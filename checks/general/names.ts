import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Domain, type TableName, tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { bankKey } from "naijaref/banks";
import { fold, joined, placeKey, slugify } from "naijaref/text";
import { UNITS } from "../elections/composition.ts";
import {
  type CheckedDataset,
  type Finding,
  keyOf,
  listOf,
  type Rule,
  tablesOf,
  tablesWith,
  textOf,
} from "../rule.ts";

/**
 * The key by which lookups compare names: for places they ignore words such as LGA, for banks Limited and
 * Plc.
 */
const keyFor = (domain: Domain) =>
  domain === "places" ? placeKey : domain === "banks" ? bankKey : (name: string) => joined(fold(name));

export const aliases: Rule = {
  name: "aliases",
  description:
    "every alias differs from the record's name and its other aliases, compared as lookups compare them.",
  check: (dataset) =>
    tablesWith(dataset, "aliases", "name").flatMap(({ table, rows }) => {
      const nameKey = keyFor(table.domain);
      return rows.flatMap((row): Finding[] => {
        const [name, short] = [textOf(row, "name"), textOf(row, "short_name")];
        const own = short === "" || nameKey(short) === nameKey(name) ? [name] : [name, short];
        const names = [...own, ...listOf(row, "aliases")];
        return [...groupBy(names, nameKey).values()].flatMap(([first, ...same]) =>
          same.map((alias) => ({
            file: table.path,
            key: keyOf(table, row),
            message: `lookups treat the alias "${alias}" and "${first}" as equal: remove it`,
          })),
        );
      });
    }),
};

interface Level {
  readonly file: string;
  readonly rows: readonly Row[];
  /** Among which records an alias must lead to one. */
  readonly within: (row: Row) => string;
}

/** A name or an alias of a record. */
interface Naming {
  readonly row: Row;
  readonly name: string;
  readonly isAlias: boolean;
}

const namingsOf = (row: Row): Naming[] => [
  { row, name: textOf(row, "name"), isAlias: false },
  ...listOf(row, "aliases").map((name) => ({ row, name, isAlias: true })),
];

/**
 * An alias that is the name of a sibling never wins (names come first); one that siblings share is ambiguous.
 */
function findMisleading({ file, rows, within }: Level): Finding[] {
  return [...groupBy(rows, within).values()].flatMap((siblings) => {
    const sharing = groupBy(siblings.flatMap(namingsOf), ({ name }) => placeKey(name));
    return [...sharing.values()].flatMap((namings) => {
      const rightful = namings.find(({ isAlias }) => !isAlias) ?? namings[0];
      return namings
        .filter(({ row, isAlias }) => isAlias && row !== rightful?.row)
        .map(({ row, name }) => ({
          file,
          key: textOf(row, "code"),
          message: `"${name}" also names ${rightful === undefined ? "another" : textOf(rightful.row, "code")}: remove the alias from the record that it does not mean`,
        }));
    });
  });
}

const stateOf = (row: Row): string => textOf(row, "state_code");

export const misleadingAliases: Rule = {
  name: "misleading-aliases",
  description:
    "an alias is neither the name nor an alias of another state, of another LGA of the state, of another ward of the LGA, or of another constituency of its kind in the state.",
  check: (dataset) => [
    ...findMisleading({ file: "places/states.csv", rows: dataset.states, within: () => "" }),
    ...findMisleading({ file: "places/lgas.csv", rows: dataset.lgas, within: stateOf }),
    ...findMisleading({
      file: "places/wards/",
      rows: dataset.wards,
      within: (ward) => textOf(ward, "lga_code"),
    }),
    ...UNITS.flatMap(({ table, file }) => findMisleading({ file, rows: dataset[table], within: stateOf })),
  ],
};

/** What found each record in the first edition: `changes.test.ts` looks all of it up. */
const FIRST = new URL("./editions/first.tsv.gz", import.meta.url);

const TABLES_OF_GROUP: Readonly<Record<string, readonly TableName[]>> = {
  states: ["states"],
  lgas: ["lgas"],
  wards: ["wards"],
  constituencies: ["senatorialDistricts", "federalConstituencies", "stateConstituencies"],
  institutions: ["institutions"],
};

/** A name has more than a code's capitals and digits. */
const isName = (identifier: string): boolean => /[a-z]/.test(identifier);

function keysOf(dataset: CheckedDataset, name: TableName, key: (name: string) => string) {
  const found = new Map<string, ReadonlySet<string>>();
  for (const row of dataset[name]) {
    // Wards share their slugs, and are not found by them.
    const fields = ["name", "short_name", "id", ...(name === "wards" ? [] : ["slug"])];
    const names = fields.map((field) => textOf(row, field));
    const others = ["aliases", "shared_names"].flatMap((field) => listOf(row, field));
    found.set(keyOf(tables[name], row), new Set([...names, ...others].map(key)));
  }
  return found;
}

export const formerNames: Rule = {
  name: "former-names",
  description: "a name by which the first edition found a record still finds it: it is an alias.",
  check: (dataset) => {
    const lines = gunzipSync(readFileSync(FIRST)).toString("utf8").trimEnd().split("\n").slice(1);
    const keys = Object.fromEntries(
      Object.entries(TABLES_OF_GROUP).map(([group, names]) => {
        const key = group === "institutions" ? bankKey : placeKey;
        return [group, new Map(names.flatMap((name) => [...keysOf(dataset, name, key)]))];
      }),
    );
    return lines.flatMap((line): Finding[] => {
      const [group = "", , code = "", identifiers = ""] = line.split("\t");
      const known = keys[group]?.get(code);
      const key = group === "institutions" ? bankKey : placeKey;
      return identifiers
        .split("|")
        .filter((identifier) => isName(identifier) && known?.has(key(identifier)) === false)
        .map((identifier) => ({
          file: tables[(TABLES_OF_GROUP[group] as readonly TableName[])[0] as TableName].path,
          key: code,
          field: "aliases",
          message: `is no longer found by its former name: add "${identifier}" to aliases`,
        }));
    });
  },
};

export const slugs: Rule = {
  name: "slugs",
  description: "a slug is made from the name, unless a decision keeps an older one.",
  check: (dataset) =>
    tablesWith(dataset, "slug", "name").flatMap(({ table, rows }) =>
      rows.flatMap((row): Finding[] => {
        const [slug, expected] = [textOf(row, "slug"), slugify(textOf(row, "name"))];
        if (slug === expected) return [];
        const message = `slug is "${slug}", but the slug of the name is "${expected}": write that, or, if links use the old slug, keep it and except it in data/evidence/${table.domain}`;
        return [{ file: table.path, key: keyOf(table, row), field: "slug", message }];
      }),
    ),
};

/** The tables whose names are those of places, or made of them. */
const PLACE_TABLES: readonly string[] = ["states", "lgas", "wards", ...UNITS.map(({ table }) => table)];

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
      .filter(({ name }) => PLACE_TABLES.includes(name))
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
