import { tables } from "@naijaref/records";
import { groupBy, type Row } from "@naijaref/tools/table";
import { on, rule, textOf } from "../rule.ts";

/** First Schedule of the Constitution; INEC's list of registration areas. */
const COUNTS = { states: 37, lgas: 774, wards: 8809 } as const;

/** INEC divides every LGA into at least ten wards and at most twenty. */
const WARDS = { fewest: 10, most: 20 };

/** States of each zone; the FCT counts in North-Central. */
const STATES_OF_ZONE: ReadonlyMap<string, number> = new Map([
  ["North-Central", 7],
  ["North-East", 6],
  ["North-West", 7],
  ["South-East", 5],
  ["South-South", 6],
  ["South-West", 6],
]);

export const counts = rule(
  "counts",
  "there are 37 states, 774 LGAs and 8,809 wards, each zone has its number of states, and each LGA a possible number of wards.",
  function* (dataset) {
    for (const name of Object.keys(COUNTS) as (keyof typeof COUNTS)[]) {
      const count = dataset[name].length;
      const message = `there are ${count}, not ${COUNTS[name]}: restore the missing records, or remove those that are too many`;
      if (count !== COUNTS[name]) yield { file: "places/", key: name, message };
    }
    const byLga = groupBy(dataset.wards, (ward) => textOf(ward, "lga_code"));
    for (const lga of dataset.lgas) {
      const count = byLga.get(textOf(lga, "code"))?.length ?? 0;
      const message = `has ${count} wards, but INEC lists ${WARDS.fewest} to ${WARDS.most}: check lga_code in places/wards`;
      if (count < WARDS.fewest || count > WARDS.most) yield on("lgas", lga, message);
    }
    const byZone = groupBy(dataset.states, (state) => textOf(state, "zone"));
    for (const [zone, expected] of STATES_OF_ZONE) {
      const count = byZone.get(zone)?.length ?? 0;
      const message = `the zone has ${count} states, not ${expected}: correct the zone of the state that moved`;
      if (count !== expected) yield { file: tables.states.path, key: zone, message };
    }
  },
);

const byCode = (rows: readonly Row[]) => new Map(rows.map((row) => [textOf(row, "code"), row]));

/** What is wrong with a code that is not its parent's, or does not begin with it. */
const astray = (row: Row, field: string, parent: string): string =>
  `${field} is ${textOf(row, field)}, but that of its parent is ${parent}: one of the two is wrong`;

export const nestedCodes = rule(
  "nested-codes",
  "the codes of an LGA begin with the state's codes, the code of a ward begins with its LGA's code, and all have the same state.",
  function* ({ states, lgas, wards }) {
    const [stateOf, lgaOf] = [byCode(states), byCode(lgas)];
    for (const lga of lgas) {
      const state = stateOf.get(textOf(lga, "state_code"));
      // What is not there is for the rule on references to find.
      if (state === undefined) continue;
      for (const [field, parent] of [
        ["code", textOf(state, "pcode")],
        ["inec_code", textOf(state, "inec_code")],
      ] as const)
        if (!textOf(lga, field).startsWith(parent)) yield on("lgas", lga, astray(lga, field, parent));
    }
    for (const ward of wards) {
      const lga = lgaOf.get(textOf(ward, "lga_code"));
      if (lga === undefined) continue;
      const [code, state] = [textOf(lga, "inec_code"), textOf(lga, "state_code")];
      if (!textOf(ward, "code").startsWith(`${code}-`)) yield on("wards", ward, astray(ward, "code", code));
      if (textOf(ward, "state_code") !== state) yield on("wards", ward, astray(ward, "state_code", state));
    }
  },
);
