import { tables } from "@naijaref/records";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

/**
 * The sums that INEC published on 11 January 2023: of the country, and of two zones that newspapers print.
 *
 */
const SUMS: readonly { readonly area: string; readonly zone?: string; readonly voters: number }[] = [
  { area: "the country", voters: 93_469_008 },
  { area: "the North-West", zone: "North-West", voters: 22_255_562 },
  { area: "the North-Central zone", zone: "North-Central", voters: 15_363_731 },
];

const YEAR = 2023;

const file = tables.registeredVoters.path;

function findMissing({ registeredVoters, states }: CheckedDataset): Finding[] {
  const have = registeredVoters.filter(({ year }) => year === YEAR).map((row) => textOf(row, "state_code"));
  return states
    .map((state) => textOf(state, "code"))
    .filter((code) => !have.includes(code))
    .map((code) => ({ file, key: `${code} ${YEAR}`, message: "is missing: add the state's figures" }));
}

export const registerSums: Rule = {
  name: "register-sums",
  description: "each state is on the register of 2023 once, and the voters add up to INEC's sums.",
  check: (dataset) => {
    const zones = new Map(dataset.states.map((state) => [textOf(state, "code"), textOf(state, "zone")]));
    return [
      ...findMissing(dataset),
      ...SUMS.flatMap(({ area, zone, voters }): Finding[] => {
        const sum = dataset.registeredVoters
          .filter(({ year }) => year === YEAR)
          .filter((row) => zone === undefined || zones.get(textOf(row, "state_code")) === zone)
          .reduce((total, row) => total + Number(row["registered_voters"]), 0);
        if (sum === voters) return [];
        const message = `the voters of ${area} are ${sum}, and INEC's sum is ${voters}: correct a state's figure`;
        return [{ file, key: zone ?? "all", message }];
      }),
    ];
  },
};
