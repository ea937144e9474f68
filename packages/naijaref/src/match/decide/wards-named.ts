import { eachWard } from "../../places/wards.ts";
import { groupBy } from "../../table/group.ts";
import { lazy, lazyFor } from "../../table/lazy.ts";
import { MATCH_LISTS } from "../lists/lists.ts";
import { readName } from "../reading/reading.ts";

const wardsByState = /* @__PURE__ */ lazy(() => groupBy(eachWard(), ({ stateCode }) => stateCode));

/** The LGAs that have a ward of a name, numbers and directions aside, by that name as it is compared. */
const lgasByName = /* @__PURE__ */ lazyFor((stateCode: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const lgas = new Map<string, Set<string>>();
  for (const { name, aliases, lgaCode } of wardsByState().get(stateCode) ?? [])
    for (const text of [name, ...aliases]) {
      const { joined } = readName(text, MATCH_LISTS.ward.rules);
      lgas.set(joined, (lgas.get(joined) ?? new Set()).add(lgaCode));
    }
  return lgas;
});

/**
 * The codes of the LGAs of a state that have a ward of this name: "Bolari" is of Bolari East and West, both
 * in Gombe. Numbers and directions are left aside.
 */
export const lgasWithWard = (text: string, stateCode: string): ReadonlySet<string> =>
  lgasByName(stateCode).get(readName(text, MATCH_LISTS.ward.rules).joined) ?? NONE;

const NONE: ReadonlySet<string> = new Set();
