import type { PollingUnit } from "../generated/records.ts";
import { createNameIndex, DEFAULT_LIMIT } from "../search/engine/index.ts";
import type { UnitsOfState } from "./open.ts";
import { spellOut } from "./spell-out.ts";

/** What people add to a unit's name. */
const IDLE_WORDS = ["polling unit", "pu"];

/** Finds units of a state by name. `wards`: the codes of those in which to look; all if left out. */
export type SearchUnits = (
  query: string,
  options?: { readonly wards?: readonly string[] | undefined; readonly limit?: number | undefined },
) => readonly PollingUnit[];

/**
 * Makes the index of a state's names. A unit's kind in it is its ward, so that a search can keep to some
 * wards.
 */
export function indexUnits(units: UnitsOfState): SearchUnits {
  const entries = units.wards.flatMap(({ ward, from, to }) =>
    Array.from({ length: to - from }, (_, at) => ({
      name: spellOut(units.nameAt(from + at)),
      aliases: units.aliasesAt(from + at).map(spellOut),
      kind: ward.code,
    })),
  );
  const index = createNameIndex(entries, { idleWords: IDLE_WORDS });
  return (query, { wards, limit = DEFAULT_LIMIT } = {}) =>
    index.search(spellOut(query), { kinds: wards, limit }).map(({ at }) => units.at(at));
}
