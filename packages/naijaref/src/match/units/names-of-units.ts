import type { PollingUnit } from "../../generated/records.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { getLga, getWard } from "../../places/index.ts";
import { otherNamesOf, spellOut } from "../../polling-units/spell-out.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import { runAtOnce } from "../../search/engine/steps.ts";
import { type EntryKind, MatchEntry } from "../entry.ts";
import { tableOf } from "../name-table.ts";
import { Names } from "../names.ts";
import { ReadingRules } from "../reading.ts";

export const UNIT_RULES = new ReadingRules({ idle: PHRASES.polling_unit, prepare: spellOut });

export function unitEntry({ code, name, inecName, aliases, lgaCode, stateCode }: PollingUnit): MatchEntry {
  return new MatchEntry(UNIT, {
    code,
    name,
    aliases: otherNamesOf(name, inecName, aliases),
    stateCode,
    lgaCode,
  });
}

const UNIT: EntryKind = {
  kind: "polling_unit",
  labelOf: ({ code, name, lgaCode }) =>
    `${name} (${code}) in ${getWard(code.slice(0, 8))?.name}, ${getLga(lgaCode ?? "")?.name}`,
};

/** The names of so many wards and LGAs of a state are cached. */
const MAX_CACHED = 64;

const cached = new WeakMap<StatePollingUnits, Map<string, Names>>();

/** The names of the units of a ward or an LGA, by its code. */
export function namesOfUnits(units: StatePollingUnits, place: { ward: string } | { lga: string }): Names {
  const scopes = cached.get(units) ?? new Map<string, Names>();
  cached.set(units, scopes);
  const key = "ward" in place ? place.ward : place.lga;
  const known = scopes.get(key);
  if (known !== undefined) return known;
  const listed = units.list(place);
  const entries = (listed.ok ? listed.value : []).map(unitEntry);
  const names = new Names(runAtOnce(tableOf(entries, UNIT_RULES)), 0, entries.length, true);
  if (scopes.size >= MAX_CACHED) scopes.clear();
  scopes.set(key, names);
  return names;
}
