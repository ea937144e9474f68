import { tables } from "@naijaref/records";
import { readCsvBeside } from "@naijaref/tools/table";
import { type CheckedDataset, type Finding, on, rule, textOf } from "../rule.ts";

/** A court's number for a case, such as FHC/LKJ/CS/49/2025. */
const CASE = /\b[A-Z]{2,4}(?:\/[A-Z]{1,4})+\/[0-9]+[A-Z]*\/[0-9]{2,4}\b/g;

const LIST = "checks/elections/court-cases.csv";

/** The cases, each with the day on which somebody last looked for what became of it. */
export const searchedCases = readCsvBeside("court-cases.csv", import.meta.url);

/** The case numbers that parties, events and offices name, each with the records that name it. */
export function casesIn(dataset: CheckedDataset): ReadonlyMap<string, readonly Finding[]> {
  const named = new Map<string, Finding[]>();
  for (const name of ["parties", "electionEvents", "offices"] as const)
    for (const row of dataset[name]) {
      const texts = [textOf(row, "changed"), textOf(row, "note")].join(" ");
      for (const [number] of texts.matchAll(CASE)) {
        const message = `names ${number}, which is not in ${LIST}: search for what became of it, and add a line`;
        named.set(number, [...(named.get(number) ?? []), on(name, row, message)]);
      }
    }
  return named;
}

export const courtCases = rule(
  "court-cases",
  "every case that parties, events and offices name is on the list of those that are searched.",
  function* (dataset) {
    const named = casesIn(dataset);
    const listed = new Set(searchedCases.map((row) => row["case"] ?? ""));
    for (const [number, findings] of named) if (!listed.has(number)) yield* findings;
    const message = `is in ${LIST}, and no record names it: remove the line`;
    for (const key of listed) if (!named.has(key)) yield { file: tables.electionEvents.path, key, message };
  },
);
