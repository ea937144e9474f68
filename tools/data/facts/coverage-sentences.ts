import type { Dataset, Row } from "../table/index.ts";

/** A part of a sentence of coverage.csv, with its numbers, and how each is counted. */
export interface Counted {
  readonly dataset: string;
  /** `{}` stands for each number. */
  readonly says: string;
  readonly counts: (dataset: Dataset) => readonly number[];
}

const microfinanceWithout = (field: string, { institutions }: Dataset): number =>
  institutions.filter(
    (bank) => bank["type"] === "microfinance" && bank["status"] === "active" && (bank[field] ?? "") === "",
  ).length;

const withId = (system: string, kind: string, { externalIds }: Dataset): number =>
  new Set(externalIds.filter((id) => id["system"] === system && id["kind"] === kind).map(({ code }) => code))
    .size;

const unverified = (rows: readonly Row[], field: string): number =>
  rows.filter((row) => [row["unverified_fields"] ?? []].flat().includes(field)).length;

export const COUNTED: readonly Counted[] = [
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
  {
    dataset: "localities",
    says: "{} localities rest on one source",
    counts: ({ localities }) => [
      localities.filter(({ sources }) => [sources ?? []].flat().length === 1).length,
    ],
  },
];

export function sentenceOf({ says, counts }: Counted, dataset: Dataset): string {
  const numbers = counts(dataset).values();
  return says.replaceAll("{}", () => numbers.next().value?.toLocaleString("en") ?? "");
}

/** A gap of a dataset with the numbers of today in its sentences. */
export function correctGap(name: string, gap: string, dataset: Dataset): string {
  return COUNTED.filter((counted) => counted.dataset === name).reduce((text, counted) => {
    const parts = counted.says.split("{}").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return text.replace(new RegExp(parts.join("[0-9][0-9,]*")), () => sentenceOf(counted, dataset));
  }, gap);
}
