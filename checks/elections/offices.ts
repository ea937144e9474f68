import { tables } from "@naijaref/records";
import { elects } from "@naijaref/tools/compile/derive-fields";
import { on, rule, textOf } from "../rule.ts";
import { UNITS } from "./composition.ts";
import { plannedIn } from "./days.ts";

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

export const officesUp = rule(
  "offices-up",
  "each office is there once for each area that elects it, with its kind of constituency and a poll that is planned.",
  function* (dataset) {
    const states = dataset.states
      .map((state) => textOf(state, "code"))
      .filter((code) => code !== WITHOUT_OWN);
    const expected = Object.keys(KIND_OF_OFFICE).flatMap((office) =>
      OF_STATES.includes(office) ? states.map((code) => `${office} ${code}`) : [`${office} `],
    );
    const have = dataset.offices.map((row) => `${textOf(row, "office")} ${textOf(row, "state_code")}`);
    const file = tables.offices.path;
    for (const key of expected)
      if (!have.includes(key)) yield { file, key, message: "is missing: add its line" };
    for (const key of have)
      if (!expected.includes(key))
        yield { file, key, message: "is an office that this area does not elect: remove the line" };
    const planned = plannedIn(dataset);
    for (const row of dataset.offices) {
      const kind = KIND_OF_OFFICE[textOf(row, "office")];
      if (textOf(row, "constituency_kind") !== kind)
        yield on("offices", row, `is elected by ${kind || "no constituencies"}: correct constituency_kind`);
      const message =
        "has no planned poll in events.csv: add one; if no day is set, with earliest and latest";
      if (!planned.some((event) => elects(event, row))) yield on("offices", row, message);
    }
  },
);

export const seatsUp = rule(
  "seats-up",
  "the seats of an office are the constituencies that elect it; where none do, one person is elected.",
  function* (dataset) {
    for (const row of dataset.offices) {
      const table = UNITS.find(({ kind }) => kind === row["constituency_kind"])?.table;
      const state = textOf(row, "state_code");
      const seats =
        table === undefined
          ? 1
          : dataset[table].filter((seat) => state === "" || textOf(seat, "state_code") === state).length;
      const message = `has ${row["seats"]} seats, and there are ${seats} constituencies: correct one, or except it with a reason in data/evidence/elections`;
      if (row["seats"] !== seats) yield on("offices", row, message, "seats");
    }
  },
);

/**
 * The sums that INEC published on 11 January 2023: of the country, and of two zones that newspapers print.
 */
const SUMS: readonly { readonly area: string; readonly zone?: string; readonly voters: number }[] = [
  { area: "the country", voters: 93_469_008 },
  { area: "the North-West", zone: "North-West", voters: 22_255_562 },
  { area: "the North-Central zone", zone: "North-Central", voters: 15_363_731 },
];

const YEAR = 2023;

export const registerSums = rule(
  "register-sums",
  "each state is on the register of 2023 once, and the voters add up to INEC's sums.",
  function* ({ states, registeredVoters }) {
    const file = tables.registeredVoters.path;
    const onRegister = registeredVoters.filter(({ year }) => year === YEAR);
    const have = new Set(onRegister.map((row) => textOf(row, "state_code")));
    for (const state of states) {
      const code = textOf(state, "code");
      if (!have.has(code))
        yield { file, key: `${code} ${YEAR}`, message: "is missing: add the state's figures" };
    }
    const zones = new Map(states.map((state) => [textOf(state, "code"), textOf(state, "zone")]));
    for (const { area, zone, voters } of SUMS) {
      const sum = onRegister
        .filter((row) => zone === undefined || zones.get(textOf(row, "state_code")) === zone)
        .reduce((total, row) => total + Number(row["registered_voters"]), 0);
      const message = `the voters of ${area} are ${sum}, and INEC's sum is ${voters}: correct a state's figure`;
      if (sum !== voters) yield { file, key: zone ?? "all", message };
    }
  },
);
