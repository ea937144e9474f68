import { datasetNames } from "./datasets.generated.ts";
import { keyColumns } from "./domain.ts";
import { snakeCase } from "./field.ts";
import { type TableName, tableNames, tables } from "./tables.ts";

/** One or more tables with the same fields, as people take them away: one file, one kind of record. */
export interface PublishedTable {
  readonly tables: readonly TableName[];
  readonly primaryKey: readonly string[];
}

/** The name under which a table is published: `wards`, `banks`, `constituencies`. */
export const publishedName = (table: TableName): string => tables[table].publishedAs ?? snakeCase(table);

const published = tableNames.filter((table) => tables[table].internal !== true);

/** Every table of the dataset but the internal ones, each once. A new table needs no line here. */
export const publishedTables: Readonly<Record<string, PublishedTable>> = Object.fromEntries(
  published.map((table) => [
    publishedName(table),
    {
      tables: published.filter((other) => publishedName(other) === publishedName(table)),
      primaryKey: tables[table].primaryKey ?? keyColumns(tables[table]),
    },
  ]),
);

/** The published tables of each dataset that has any: `places` has `states`, `lgas` and `wards`. */
export const publishedOf: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  datasetNames.flatMap((name) => {
    const own = published.filter((table) => tables[table].domain === name).map(publishedName);
    return own.length === 0 ? [] : [[name, [...new Set(own)]] as const];
  }),
);

/** A field whose value is the key of a record in another table. */
export interface Reference {
  /** The field that refers, in whatever table has it. Empty cells refer to nothing. */
  readonly field: string;
  /** The only table in which the field refers; every table without it. */
  readonly in?: TableName;
  readonly to: TableName;
  readonly key: string;
}

export const references: readonly Reference[] = [
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
  { field: "state_codes", to: "states", key: "code" },
  { field: "supersedes", to: "electionEvents", key: "id" },
];
