import { domains } from "./domains.ts";
import type { RecordDefinition } from "./record.ts";
import { tables } from "./tables.ts";

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
