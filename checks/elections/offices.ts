import { type RecordDefinition, tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import { type CheckedDataset, type Finding, keyOf, type Rule, textOf } from "../rule.ts";
import { plannedIn } from "./days.ts";

const file = tables.offices.path;

/** The kind of constituency that elects to each office; none where one person is elected. */
const KIND_OF_OFFICE: Readonly<Record<string, string>> = {
  president: "",
  senate: "senatorial_district",
  house_of_representatives: "federal_constituency",
  governor: "",
  state_assembly: "state_constituency",
};

const OF_STATES: readonly string[] = ["governor", "state_assembly"];

/**
 * The Federal Capital Territory has no governor and no House of Assembly (Constitution, sections 297 to
 * 304).
 */
const WITHOUT_OWN = "FC";

function findAreas({ offices, states }: CheckedDataset): Finding[] {
  const expected = Object.keys(KIND_OF_OFFICE).flatMap((office) =>
    OF_STATES.includes(office)
      ? states
          .map((state) => textOf(state, "code"))
          .filter((code) => code !== WITHOUT_OWN)
          .map((code) => `${office} ${code}`)
      : [`${office} `],
  );
  const have = offices.map((row) => `${textOf(row, "office")} ${textOf(row, "state_code")}`);
  return [
    ...expected
      .filter((key) => !have.includes(key))
      .map((key) => ({ file, key, message: "is missing: add its line" })),
    ...have
      .filter((key) => !expected.includes(key))
      .map((key) => ({ file, key, message: "is an office that this area does not elect: remove the line" })),
  ];
}

export const officesUp: Rule = {
  name: "offices-up",
  description:
    "each office is there once for each area that elects it, with its kind of constituency and a poll that is planned.",
  check: (dataset) => {
    const planned = plannedIn(dataset);
    return [
      ...findAreas(dataset),
      ...dataset.offices.flatMap((row): Finding[] => {
        const key = keyOf(tables.offices satisfies { record: RecordDefinition }, row);
        const kind = KIND_OF_OFFICE[textOf(row, "office")];
        return [
          ...(textOf(row, "constituency_kind") === kind
            ? []
            : [
                {
                  file,
                  key,
                  message: `is elected by ${kind || "no constituencies"}: correct constituency_kind`,
                },
              ]),
          ...(planned.some((event) => elects(event, row))
            ? []
            : [
                {
                  file,
                  key,
                  message:
                    "has no planned poll in events.csv: add one; if no day is set, with earliest and latest",
                },
              ]),
        ];
      }),
    ];
  },
};

const TABLES = {
  senatorial_district: "senatorialDistricts",
  federal_constituency: "federalConstituencies",
  state_constituency: "stateConstituencies",
} as const;

export const seatsUp: Rule = {
  name: "seats-up",
  description:
    "the seats of an office are the constituencies that elect it; where none do, one person is elected.",
  check: (dataset) =>
    dataset.offices.flatMap((row) => {
      const table = TABLES[textOf(row, "constituency_kind") as keyof typeof TABLES];
      const state = textOf(row, "state_code");
      const seats =
        table === undefined
          ? 1
          : dataset[table].filter((seat) => state === "" || textOf(seat, "state_code") === state).length;
      if (row["seats"] === seats) return [];
      const message = `has ${row["seats"]} seats, and there are ${seats} constituencies: correct one, or except it with a reason in data/evidence/elections`;
      return [{ file: tables.offices.path, key: keyOf(tables.offices, row), field: "seats", message }];
    }),
};

/**
 * The sums that INEC published on 11 January 2023: of the country, and of two zones that newspapers print.
 */
const SUMS: readonly { readonly area: string; readonly zone?: string; readonly voters: number }[] = [
  { area: "the country", voters: 93_469_008 },
  { area: "the North-West", zone: "North-West", voters: 22_255_562 },
  { area: "the North-Central zone", zone: "North-Central", voters: 15_363_731 },
];

const YEAR = 2023;

const VOTERS_FILE = tables.registeredVoters.path;

function findMissing({ registeredVoters, states }: CheckedDataset): Finding[] {
  const have = registeredVoters.filter(({ year }) => year === YEAR).map((row) => textOf(row, "state_code"));
  return states
    .map((state) => textOf(state, "code"))
    .filter((code) => !have.includes(code))
    .map((code) => ({
      file: VOTERS_FILE,
      key: `${code} ${YEAR}`,
      message: "is missing: add the state's figures",
    }));
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
        return [{ file: VOTERS_FILE, key: zone ?? "all", message }];
      }),
    ];
  },
};
