import type { PollingUnit } from "../../generated/records.ts";
import { fold } from "../../names/fold.ts";
import { PHRASES } from "../../names/vocabulary.ts";
import { getLga, getWard } from "../../places/index.ts";
import { otherNamesOf } from "../../polling-units/other-names.ts";
import { spellOut } from "../../polling-units/spell-out.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import { runAtOnce } from "../../search/engine/steps.ts";
import { longestFirst, NO_VARIANTS, NO_WORDS } from "../list.ts";
import { collectNames, type MatchEntry, type Names, readEntry } from "../names.ts";
import type { ReadingRules } from "../reading.ts";

/** How names of polling units are read. */
export const UNIT_RULES: ReadingRules = {
  idle: longestFirst(PHRASES.polling_unit),
  variants: NO_VARIANTS,
  marks: NO_WORDS,
  weak: NO_WORDS,
  generic: NO_WORDS,
  prepare: spellOut,
};

export function unitEntry({
  code,
  name,
  inecName,
  aliases,
  wardCode,
  lgaCode,
  stateCode,
}: PollingUnit): MatchEntry {
  return {
    kind: "polling_unit",
    code,
    name,
    aliases: otherNamesOf(name, inecName, aliases),
    codes: [code],
    label: `${name} (${code}) in ${getWard(wardCode)?.name}, ${getLga(lgaCode)?.name}`,
    stateCode,
    lgaCode,
  };
}

/** The names of so many wards and LGAs of a state are cached. */
const MOST_CACHED = 64;

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
  const words = entries.flatMap(({ name, aliases }) =>
    [name, ...aliases].flatMap((text) => fold(spellOut(text)).split(" ")),
  );
  const read = entries.flatMap((entry) => readEntry(entry, UNIT_RULES));
  const names = runAtOnce(collectNames(read, new Set(words)));
  if (scopes.size >= MOST_CACHED) scopes.clear();
  scopes.set(key, names);
  return names;
}
