import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { TableName } from "@naijaref/records";
import { tables } from "@naijaref/records";
import { bankKey } from "naijaref/banks";
import { placeKey } from "naijaref/text";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, textOf } from "../tables.ts";

/** What found each record in the first edition: `changes.test.ts` looks all of it up. */
const FIRST = new URL("./editions/first.tsv.gz", import.meta.url);

const TABLES: Readonly<Record<string, readonly TableName[]>> = {
  states: ["states"],
  lgas: ["lgas"],
  wards: ["wards"],
  constituencies: ["senatorialDistricts", "federalConstituencies", "stateConstituencies"],
  institutions: ["institutions"],
};

/** A name has more than a code's capitals and digits. */
const isName = (identifier: string): boolean => /[a-z]/.test(identifier);

/** The keys of all names that a record is found by. */
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
      Object.entries(TABLES).map(([group, names]) => {
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
          file: tables[(TABLES[group] as readonly TableName[])[0] as TableName].path,
          key: code,
          field: "aliases",
          message: `is no longer found by its former name: add "${identifier}" to aliases`,
        }));
    });
  },
};
