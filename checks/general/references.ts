import type { TableName } from "@naijaref/records";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { keyOf, listOf, tablesWith, textOf } from "../tables.ts";

interface Reference {
  /** The field that refers, in whatever table has it. Empty cells refer to nothing. */
  readonly field: string;
  /** The only table in which the field refers; every table without it. */
  readonly in?: TableName;
  readonly to: TableName;
  readonly key: string;
}

/** What refers to what. */
const REFERENCES: readonly Reference[] = [
  { field: "state_code", to: "states", key: "code" },
  { field: "lga_code", to: "lgas", key: "code" },
  { field: "lga_codes", to: "lgas", key: "code" },
  { field: "merged_into", to: "institutions", key: "id" },
  { field: "sources", to: "sources", key: "id" },
  { field: "system", to: "idSystems", key: "id" },
  { field: "senatorial_district", in: "wards", to: "senatorialDistricts", key: "code" },
  { field: "senatorial_district_code", to: "senatorialDistricts", key: "code" },
  { field: "federal_constituency", to: "federalConstituencies", key: "code" },
  { field: "state_constituency", to: "stateConstituencies", key: "code" },
];

function findDangling(dataset: CheckedDataset, reference: Reference): Finding[] {
  const { field, to, key } = reference;
  const known = new Set(dataset[to].map((row) => textOf(row, key)));
  const referring = tablesWith(dataset, field).filter(({ name }) => name === (reference.in ?? name));
  return referring.flatMap(({ table, rows }) =>
    rows.flatMap((row) =>
      [textOf(row, field), ...listOf(row, field)]
        .filter((value) => value !== "" && !known.has(value))
        .map((value) => ({
          file: table.path,
          key: keyOf(table, row),
          message: `${field} names ${value}, which is not in ${to}: correct it, or add it there`,
        })),
    ),
  );
}

export const references: Rule = {
  name: "references",
  description: "every state, LGA, constituency, institution and source that a record names is there.",
  check: (dataset) => REFERENCES.flatMap((reference) => findDangling(dataset, reference)),
};
