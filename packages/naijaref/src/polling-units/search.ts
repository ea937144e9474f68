import type { PollingUnit } from "../generated/records.ts";
import type { NamedEntry } from "../search/engine/index-tables.ts";
import { buildNameIndex } from "../search/engine/name-index.ts";
import type { Steps } from "../search/engine/steps.ts";
import { DEFAULT_LIMIT } from "../search/engine/tuning.ts";
import type { UnitsOfState } from "./open.ts";
import { spellOut } from "./spell-out.ts";

const IDLE_WORDS = ["polling unit", "pu"];

/** Finds units of a state by name. `wards`: the codes of those in which to look; all if left out. */
export type SearchUnits = (
  query: string,
  options?: { readonly wards?: readonly string[] | undefined; readonly limit?: number | undefined },
) => readonly PollingUnit[];

/**
 * Makes the index of a state's names, in steps. A unit's kind in it is its ward, so that a search can keep to
 * some wards.
 */
export function* indexUnits(units: UnitsOfState): Steps<SearchUnits> {
  const entries: NamedEntry[] = [];
  for (const { ward, from, to } of units.wards) {
    yield;
    for (let at = from; at < to; at++) {
      entries.push({
        name: spellOut(units.nameAt(at)),
        aliases: units.otherNamesAt(at).map(spellOut),
        kind: ward.code,
      });
    }
  }
  const index = yield* buildNameIndex(entries, { idleWords: IDLE_WORDS });
  return (query, { wards, limit = DEFAULT_LIMIT } = {}) =>
    index.search(spellOut(query), { kinds: wards, limit }).map(({ at }) => units.at(at));
}
