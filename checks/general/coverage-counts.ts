import type { Row } from "@naijaref/pipeline/table";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { listOf, textOf } from "../tables.ts";

/** A part of a sentence of coverage.csv, with its numbers, and how each is counted. */
interface Counted {
  readonly dataset: string;
  /** `{}` stands for each number. */
  readonly says: string;
  readonly counts: (dataset: CheckedDataset) => readonly number[];
}

const microfinanceWithout = (field: string, { institutions }: CheckedDataset): number =>
  institutions.filter(
    (bank) => bank["type"] === "microfinance" && bank["status"] === "active" && textOf(bank, field) === "",
  ).length;

/** How many codes of a kind have an id in a system. */
const withId = (system: string, kind: string, { externalIds }: CheckedDataset): number =>
  new Set(externalIds.filter((id) => id["system"] === system && id["kind"] === kind).map(({ code }) => code))
    .size;

const unverified = (rows: readonly Row[], field: string): number =>
  rows.filter((row) => listOf(row, "unverified_fields").includes(field)).length;

const COUNTED: readonly Counted[] = [
  {
    dataset: "banks",
    says: "{} active microfinance banks have no NIP code here",
    counts: (dataset) => [microfinanceWithout("nip_code", dataset)],
  },
  {
    dataset: "banks",
    says: "{} active microfinance banks have none here",
    counts: (dataset) => [microfinanceWithout("cbn_code", dataset)],
  },
  {
    dataset: "concordance",
    says: "{} LGAs have no Wikidata item and {} have no HASC code",
    counts: (dataset) =>
      ["wikidata", "hasc"].map((system) => dataset.lgas.length - withId(system, "lga", dataset)),
  },
  {
    dataset: "concordance",
    says: "only {} in Adamawa, Borno and Yobe have a P-code",
    counts: (dataset) => [withId("pcode", "ward", dataset)],
  },
  {
    dataset: "phones",
    says: "The area codes are the {} of the regulator's list",
    counts: ({ areaCodes }) => [areaCodes.length],
  },
  {
    dataset: "plates",
    says: "the {} here come from lists that others compiled, and {} of them rest on one",
    counts: ({ platePrefixes }) => [platePrefixes.length, unverified(platePrefixes, "state_code")],
  },
];

export const coverageCounts: Rule = {
  name: "coverage-counts",
  description: "the sentences of coverage.csv have the numbers that the tables have.",
  check: (dataset) =>
    COUNTED.flatMap(({ dataset: name, says, counts }): Finding[] => {
      const numbers = counts(dataset).values();
      const sentence = says.replaceAll("{}", () => numbers.next().value?.toLocaleString("en") ?? "");
      if (dataset.coverage.some((row) => row["dataset"] === name && textOf(row, "gap").includes(sentence)))
        return [];
      const message = `a gap must say "${sentence}": correct it, or the sentence in checks/general/coverage-counts.ts`;
      return [{ file: "coverage.csv", key: name, message }];
    }),
};
