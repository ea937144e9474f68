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
  on,
  repeatsIn,
  rule,
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

export const aliases = rule(
  "aliases",
  "every alias differs from the record's name and its other aliases, compared as lookups compare them.",
  function* (dataset) {
    for (const {
      name: table,
      table: { domain },
      rows,
    } of tablesWith(dataset, "aliases", "name")) {
      const nameKey = keyFor(domain);
      for (const row of rows) {
        const [name, short] = [textOf(row, "name"), textOf(row, "short_name")];
        const own = short === "" || nameKey(short) === nameKey(name) ? [name] : [name, short];
        const names = [...own, ...listOf(row, "aliases")];
        for (const [alias, first] of repeatsIn(names, nameKey))
          yield on(table, row, `lookups treat the alias "${alias}" and "${first}" as equal: remove it`);
      }
    }
  },
);

/** The name and the aliases of a record. */
const namingsOf = (row: Row) => [
  { row, name: textOf(row, "name"), isAlias: false },
  ...listOf(row, "aliases").map((name) => ({ row, name, isAlias: true })),
];

/**
 * An alias that is the name of a sibling never wins (names come first); one that siblings share is ambiguous.
 *
 * @param within among which records an alias must lead to one.
 */
function* findMisleading(
  dataset: CheckedDataset,
  table: TableName,
  within: (row: Row) => string,
): Generator<Finding> {
  for (const siblings of groupBy(dataset[table], within).values())
    for (const namings of groupBy(siblings.flatMap(namingsOf), ({ name }) => placeKey(name)).values()) {
      const rightful = (namings.find(({ isAlias }) => !isAlias) ?? namings[0])?.row;
      for (const { row, name, isAlias } of namings) {
        if (!isAlias || row === rightful) continue;
        const other = rightful === undefined ? "another" : textOf(rightful, "code");
        const message = `"${name}" also names ${other}: remove the alias from the record that it does not mean`;
        yield on(table, row, message);
      }
    }
}

const stateOf = (row: Row): string => textOf(row, "state_code");

export const misleadingAliases = rule(
  "misleading-aliases",
  "an alias is neither the name nor an alias of another state, of another LGA of the state, of another ward of the LGA, or of another constituency of its kind in the state.",
  function* (dataset) {
    yield* findMisleading(dataset, "states", () => "");
    yield* findMisleading(dataset, "lgas", stateOf);
    yield* findMisleading(dataset, "wards", (ward) => textOf(ward, "lga_code"));
    for (const { table } of UNITS) yield* findMisleading(dataset, table, stateOf);
  },
);

/** What found each record in the first edition (`editions/README.md`). */
const FIRST = new URL("./editions/first.tsv.gz", import.meta.url);

const TABLES_OF_GROUP: Readonly<Record<string, readonly TableName[]>> = {
  states: ["states"],
  lgas: ["lgas"],
  wards: ["wards"],
  constituencies: ["senatorialDistricts", "federalConstituencies", "stateConstituencies"],
  institutions: ["institutions"],
};

/** The fields by which a record is found. Wards share their slugs, and are not found by them. */
const FOUND_BY = {
  texts: ["id", "code", "iso_code", "inec_code", "pcode", "cbn_code", "nip_code", "name", "short_name"],
  lists: ["aliases", "shared_names"],
} as const;

function keysOf(dataset: CheckedDataset, name: TableName, key: (name: string) => string) {
  const fields = [...FOUND_BY.texts, ...(name === "wards" ? [] : ["slug"])];
  const identifiersOf = (row: Row): string[] => [
    ...fields.map((field) => textOf(row, field)),
    ...FOUND_BY.lists.flatMap((field) => listOf(row, field)),
  ];
  return dataset[name].map(
    (row) => [keyOf(tables[name], row), new Set(identifiersOf(row).map(key))] as const,
  );
}

export const formerNames = rule(
  "former-names",
  "a code or a name by which the first edition found a record still finds it: a former name is an alias.",
  function* (dataset) {
    const lines = gunzipSync(readFileSync(FIRST)).toString("utf8").trimEnd().split("\n").slice(1);
    const keyOfGroup = (group: string) => (group === "institutions" ? bankKey : placeKey);
    const keys = Object.fromEntries(
      Object.entries(TABLES_OF_GROUP).map(([group, names]) => [
        group,
        new Map(names.flatMap((name) => keysOf(dataset, name, keyOfGroup(group)))),
      ]),
    );
    for (const line of lines) {
      const [group = "", , code = "", identifiers = ""] = line.split("\t");
      const known = keys[group]?.get(code);
      for (const identifier of identifiers.split("|"))
        if (known?.has(keyOfGroup(group)(identifier)) === false)
          yield {
            file: tables[(TABLES_OF_GROUP[group] as readonly TableName[])[0] as TableName].path,
            key: code,
            field: "aliases",
            message: `is no longer found by "${identifier}": add it to aliases, or except it with a reason`,
          };
    }
  },
);

export const slugs = rule(
  "slugs",
  "a slug is made from the name, unless a decision keeps an older one.",
  function* (dataset) {
    for (const { name, table, rows } of tablesWith(dataset, "slug", "name"))
      for (const row of rows) {
        const [slug, expected] = [textOf(row, "slug"), slugify(textOf(row, "name"))];
        const message = `slug is "${slug}", but the slug of the name is "${expected}": write that, or, if links use the old slug, keep it and except it in data/evidence/${table.domain}`;
        if (slug !== expected) yield on(name, row, message, "slug");
      }
  },
);

/** The tables whose names are those of places, or made of them. */
const PLACE_TABLES: readonly string[] = ["states", "lgas", "wards", ...UNITS.map(({ table }) => table)];

type Style = readonly [isWrong: (name: string) => boolean, message: string];

/** For every name. */
const STYLES: readonly Style[] = [
  [(name) => name.split("(").length !== name.split(")").length, "close every bracket"],
  [(name) => /["“”‘’ʼ`]/.test(name), "write apostrophes and quotes as '"],
  [(name) => /(?:^|[\s/(])'\p{Lu}(?![\p{L}'])/u.test(name), "close the quote, as in 'A'"],
  [(name) => /\s[/-]|[/-]\s/.test(name), "write no space around a slash or hyphen"],
  [(name) => /\.\p{L}{2}|[,;]\S/u.test(name), "write a space after a full stop or comma"],
  [(name) => /\(\s|\s\)|[^\s]\(|\s,/.test(name), "write spaces around brackets, not inside"],
  [(name) => /(?:^|[\s/])\p{Ll}{4,}/u.test(name), "begin words with a capital"],
  [
    (name) => /\p{Ll}[IVX]{2,}\b|\s(?:Ii{1,2}|Iv|Vi{1,3}|Xi{1,3})\b/u.test(name),
    "write a Roman numeral as a word of capitals",
  ],
];

/**
 * For names, not for aliases: those may be abbreviations (PHALGA). Short words and numerals may be capitals.
 */
const CAPITALS: Style = [
  (name) => /(?![IVX]+\b)\b\p{Lu}{5,}/u.test(name),
  "write words in lower case after the first letter",
];

export const nameStyle = rule(
  "name-style",
  "places are written as a Nigerian would write them (docs/places.md).",
  function* (dataset) {
    for (const { name: table, rows } of tablesOf(dataset).filter(({ name }) => PLACE_TABLES.includes(name)))
      for (const row of rows) {
        const named = ["name", "capital", "headquarters"].map(
          (field) => [textOf(row, field), [...STYLES, CAPITALS]] as const,
        );
        const aliases = listOf(row, "aliases").map((alias) => [alias, STYLES] as const);
        for (const [name, styles] of [...named, ...aliases])
          for (const [isWrong, message] of styles)
            if (isWrong(name)) yield on(table, row, `"${name}": ${message}`);
      }
  },
);
