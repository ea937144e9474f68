import { about } from "./about.ts";
import { datasets } from "./datasets.generated.ts";
import type { DomainDefinition, DomainTable } from "./domain.ts";
import type { RecordDefinition } from "./record.ts";
import { search } from "./search.ts";

/** Every domain of the service, in the order of the documentation. */
export const domains = { ...datasets, search, about } as const satisfies Record<string, DomainDefinition>;

export type Domain = keyof typeof domains;

export const domainNames = Object.keys(domains) as readonly Domain[];

/** A table of the dataset, with the domain that it belongs to. */
export interface TableDefinition extends DomainTable {
  readonly domain: Domain;
}

export type TableName = { [D in Domain]: keyof (typeof domains)[D]["tables"] & string }[Domain];

/** Every table of the dataset by name, domain by domain. */
export const tables = Object.fromEntries(
  domainNames.flatMap((domain) =>
    Object.entries<DomainTable>(domains[domain].tables).map(([name, table]) => [name, { ...table, domain }]),
  ),
) as Readonly<Record<TableName, TableDefinition>>;

export const tableNames = Object.keys(tables) as readonly TableName[];

/**
 * Every kind of record that the library exports as an interface: those of the tables, and those without one.
 */
export const records: readonly RecordDefinition[] = [
  ...new Set([
    ...Object.values(tables)
      .filter(({ internal }) => internal !== true)
      .map(({ record }) => record),
    ...Object.values(domains).flatMap((domain) => domain.records),
  ]),
];
