import type { Resource } from "../resource.ts";
import { keysOf } from "./keys.ts";
import { lookUpIn } from "./names.ts";
import { constituencyLgas, lgaSeats, wardSeats } from "./seats.ts";
import { wardsJoined } from "./wards.ts";

/** The tables that nobody should have to join. */
export function joinedTables(resources: readonly Resource[]): readonly Resource[] {
  const lookup = lookUpIn(resources);
  // Of a small dataset for tests, which has no wards, nothing is joined.
  return [wardsJoined, lgaSeats, wardSeats, constituencyLgas].map(({ query, rows, ...table }) => ({
    ...table,
    rows: rows(lookup),
    foreignKeys: keysOf(table.record),
    joined: query,
  }));
}
