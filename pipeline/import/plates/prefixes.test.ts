import { expect, it } from "vitest";
import type { SourceRow } from "../read-source.ts";
import { importPlatePrefixes } from "./prefixes.ts";

const row = (prefix: string, stateCode: string, sources: string): SourceRow => {
  const cells = new Map([
    ["prefix", prefix],
    ["state_code", stateCode],
    ["sources", sources],
  ]);
  const cell = (column: string): string => cells.get(column) ?? "";
  return { cell, list: (column) => cell(column).split("|") };
};

it.each([
  ["two lists", row("AAW", "OS", "fakernaija|naija-places"), []],
  ["one list", row("DKN", "KO", "naija-places"), ["state_code"]],
  ["two lists of one ancestor", row("SAN", "KO", "fakernaija|naira-autos"), ["state_code"]],
  [
    "a list that has typos beside one that counts",
    row("KAM", "CR", "anpr-dict|naija-places"),
    ["state_code"],
  ],
  ["a list that gives the code to two states", row("NBB", "NA", "fakernaija|naija-places"), ["state_code"]],
  ["two lists beside such a list", row("BDG", "LA", "naija-places|autoreportng|fakernaija"), []],
])("weighs a state named by %s", (_, source, unverified) => {
  expect(importPlatePrefixes([source])).toMatchObject([{ unverified_fields: unverified }]);
});

it("leaves out what only a list with typos has", () => {
  expect(importPlatePrefixes([row("EWE", "OG", "anpr-dict")])).toEqual([]);
});

it("stops when the sources settle a dispute otherwise than it was reviewed", () => {
  expect(() => importPlatePrefixes([row("NBB", "BE", "naija-places")])).toThrow("NBB is BE's");
});
