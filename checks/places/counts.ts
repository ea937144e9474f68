import { groupBy, type Row } from "@naijaref/tools/table";
import { type CheckedDataset, type Finding, type Rule, textOf } from "../rule.ts";

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

function countRecords(dataset: CheckedDataset): Finding[] {
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[])
    .filter((name) => dataset[name].length !== COUNTS[name])
    .map((name) => ({
      file: "places/",
      key: name,
      message: `there are ${dataset[name].length}, not ${COUNTS[name]}: restore the missing records, or remove those that are too many`,
    }));
}

function countWards({ lgas, wards }: CheckedDataset): Finding[] {
  const byLga = groupBy(wards, (ward) => textOf(ward, "lga_code"));
  return lgas.flatMap((lga): Finding[] => {
    const code = textOf(lga, "code");
    const count = byLga.get(code)?.length ?? 0;
    if (count >= WARDS.fewest && count <= WARDS.most) return [];
    const message = `has ${count} wards, but INEC lists ${WARDS.fewest} to ${WARDS.most}: check lga_code in places/wards`;
    return [{ file: "places/lgas.csv", key: code, message }];
  });
}

function countZones({ states }: CheckedDataset): Finding[] {
  const byZone = groupBy(states, (state) => textOf(state, "zone"));
  return [...STATES_OF_ZONE].flatMap(([zone, expected]): Finding[] => {
    const count = byZone.get(zone)?.length ?? 0;
    if (count === expected) return [];
    const message = `the zone has ${count} states, not ${expected}: correct the zone of the state that moved`;
    return [{ file: "places/states.csv", key: zone, message }];
  });
}

export const counts: Rule = {
  name: "counts",
  description:
    "there are 37 states, 774 LGAs and 8,809 wards, each zone has its number of states, and each LGA a possible number of wards.",
  check: (dataset) => [...countRecords(dataset), ...countWards(dataset), ...countZones(dataset)],
};

const byCode = (rows: readonly Row[]) => new Map(rows.map((row) => [textOf(row, "code"), row]));

/** The finding that a code does not begin with its parent's. */
const astray = (file: string, row: Row, field: string, parent: string): Finding => ({
  file,
  key: textOf(row, "code"),
  message: `${field} is ${textOf(row, field)}, but that of its parent is ${parent}: one of the two is wrong`,
});

export const nestedCodes: Rule = {
  name: "nested-codes",
  description:
    "the codes of an LGA begin with the state's codes, the code of a ward begins with its LGA's code, and all have the same state.",
  check: ({ states, lgas, wards }) => {
    const stateOf = byCode(states);
    const lgaOf = byCode(lgas);
    return [
      ...lgas.flatMap((lga) => {
        const state = stateOf.get(textOf(lga, "state_code"));
        // What is not there is for the rule on references to find.
        if (state === undefined) return [];
        return (["code", "inec_code"] as const).flatMap((field) => {
          const parent = textOf(state, field === "code" ? "pcode" : "inec_code");
          return textOf(lga, field).startsWith(parent) ? [] : [astray("places/lgas.csv", lga, field, parent)];
        });
      }),
      ...wards.flatMap((ward) => {
        const lga = lgaOf.get(textOf(ward, "lga_code"));
        if (lga === undefined) return [];
        const [code, state] = [textOf(lga, "inec_code"), textOf(lga, "state_code")];
        return [
          ...(textOf(ward, "code").startsWith(`${code}-`)
            ? []
            : [astray("places/wards/", ward, "code", code)]),
          ...(textOf(ward, "state_code") === state
            ? []
            : [astray("places/wards/", ward, "state_code", state)]),
        ];
      }),
    ];
  },
};
