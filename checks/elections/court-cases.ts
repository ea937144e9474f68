import { readFileSync } from "node:fs";
import { tables } from "@naijaref/records";
import { type Row, readCsv } from "@naijaref/tools/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, textOf } from "../rule.ts";

/** A court's number for a case, such as FHC/LKJ/CS/49/2025. */
const CASE = /\b[A-Z]{2,4}(?:\/[A-Z]{1,4})+\/[0-9]+[A-Z]*\/[0-9]{2,4}\b/g;

const LIST = "checks/elections/court-cases.csv";

/** A case, and the day on which somebody last looked for what became of it. */
export interface SearchedCase {
  readonly number: string;
  readonly lookedFor: string;
  readonly found: string;
}

export const searchedCases: readonly SearchedCase[] = readCsv(
  readFileSync(new URL("court-cases.csv", import.meta.url), "utf8"),
  ["case", "looked_for", "found"],
).map((row) => ({
  number: row["case"] ?? "",
  lookedFor: row["looked_for"] ?? "",
  found: row["found"] ?? "",
}));

/** The case numbers that parties, events and offices name, each with the records that name it. */
export function casesIn(dataset: CheckedDataset): ReadonlyMap<string, readonly Finding[]> {
  const named = new Map<string, Finding[]>();
  const look = (file: string, key: string, row: Row): void => {
    const texts = [textOf(row, "changed"), textOf(row, "note")].join(" ");
    for (const [number] of texts.matchAll(CASE)) {
      const message = `names ${number}, which is not in ${LIST}: search for what became of it, and add a line`;
      named.set(number, [...(named.get(number) ?? []), { file, key, message }]);
    }
  };
  for (const name of ["parties", "electionEvents", "offices"] as const)
    for (const row of dataset[name]) look(tables[name].path, keyOf(tables[name], row), row);
  return named;
}

export const courtCases: Rule = {
  name: "court-cases",
  description: "every case that parties, events and offices name is on the list of those that are searched.",
  check: (dataset) => {
    const named = casesIn(dataset);
    const listed = new Set(searchedCases.map(({ number }) => number));
    return [
      ...[...named].flatMap(([number, findings]) => (listed.has(number) ? [] : findings)),
      ...[...listed]
        .filter((number) => !named.has(number))
        .map((number) => ({
          file: tables.electionEvents.path,
          key: number,
          message: `is in ${LIST}, and no record names it: remove the line`,
        })),
    ];
  },
};
