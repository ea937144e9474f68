import { describe, expect, it } from "vitest";
import { dataset, edited, LARGE, withDecision } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { twoPublishers } from "../general/two-publishers.ts";
import { type Broken, proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { eventNames, movedDays, onePlannedDay, passedDays } from "./days.ts";
import { officesUp, registerSums, seatsUp } from "./offices.ts";

/** An event that no source has: what the rules say of it does not change with the data. */
const POLL = {
  id: "test-poll-2040-01-01",
  event: "test_poll",
  kind: "poll",
  name: "A test",
  date: "2040-01-01",
  date_end: null,
  earliest: null,
  latest: null,
  offices: ["president"],
  state_codes: [],
  took_place: false,
  supersedes: null,
  announced: null,
  note: null,
  unverified_fields: [],
  sources: ["inec-2023-report"],
};

const NEW_DAY = { ...POLL, id: "test-poll-2041-01-01", date: "2041-01-01", supersedes: POLL.id };

const withRows = (...rows: readonly (typeof POLL | typeof NEW_DAY)[]): CheckedDataset => ({
  ...dataset,
  electionEvents: [...dataset.electionEvents, ...rows],
});

const firstOf = (table: "electionEvents" | "offices", is: (row: Record<string, unknown>) => boolean) =>
  dataset[table].find(is) as Record<string, string>;

const assembly = firstOf("offices", ({ office }) => office === "state_assembly")["state_code"] as string;

const BROKEN: readonly Broken[] = [
  [eventNames, "an id with another day", ["electionEvents", { ...POLL, date: "2040-01-02" }]],
  [eventNames, "an event without any day", ["electionEvents", { ...POLL, date: null }]],
  [eventNames, "another name for the same event", withRows(POLL, { ...NEW_DAY, name: "B" }), NEW_DAY.id],
  [
    movedDays,
    "a new day for another office",
    withRows(POLL, { ...NEW_DAY, offices: ["senate"] }),
    NEW_DAY.id,
  ],
  [movedDays, "a new day for what took place", withRows({ ...POLL, took_place: true }, NEW_DAY), NEW_DAY.id],
  [
    movedDays,
    "two new days for one",
    withRows(POLL, NEW_DAY, { ...NEW_DAY, id: "test-poll-2042-01-01", date: "2042-01-01" }),
    NEW_DAY.id,
  ],
  [
    movedDays,
    "an old day that was removed",
    {
      ...dataset,
      recordChanges: [
        ...dataset.recordChanges,
        {
          data_version: "2040-01-01+00000000",
          date: "2040-01-01",
          kind: "election_events",
          code: "test-poll-2039-01-01",
          change: "removed",
          happened: null,
          field: null,
          before: null,
          after: null,
          sources: [],
        },
      ] as CheckedDataset["recordChanges"],
    },
    "test-poll-2039-01-01",
  ],
  [
    onePlannedDay,
    "an event on two days, of which none says that it was moved",
    withRows({ ...POLL, offices: [] }, { ...NEW_DAY, offices: [], supersedes: null as unknown as string }),
    NEW_DAY.id,
  ],
  [onePlannedDay, "a second poll for an office", ["electionEvents", POLL]],
  [
    passedDays,
    "a planned day that has passed",
    ["electionEvents", { ...POLL, id: "test-poll-2020-01-01", date: "2020-01-01" }],
  ],
  [passedDays, "a day to come that took place", ["electionEvents", { ...POLL, took_place: true }]],
  [officesUp, "a state without its House of Assembly", ["offices", `state_assembly ${assembly}`, null]],
  [
    officesUp,
    "a governor of the FCT",
    ["offices", { ...firstOf("offices", ({ office }) => office === "governor"), state_code: "FC" }],
  ],
  [
    officesUp,
    "the wrong kind of constituency",
    ["offices", `state_assembly ${assembly}`, { constituency_kind: "federal_constituency" }],
  ],
  [officesUp, "an office without a poll", { ...dataset, electionEvents: [] }, `state_assembly ${assembly}`],
  [seatsUp, "a seat too many", ["offices", `state_assembly ${assembly}`, { seats: 1000 }]],
  [
    seatsUp,
    "an exception that is none",
    withDecision("test.csv", {
      table: "offices",
      key: `state_assembly ${assembly}`,
      field: "seats",
      decision: "excepted",
      value: "seats-up",
    }),
    `state_assembly ${assembly} seats`,
  ],
  [registerSums, "a wrong digit", ["registeredVoters", "LA 2023", { registered_voters: 1 }], "all"],
  [
    registerSums,
    "two figures of two zones exchanged",
    {
      ...dataset,
      registeredVoters: dataset.registeredVoters.map((row) =>
        row["state_code"] === "ZA"
          ? { ...row, state_code: "YO" }
          : row["state_code"] === "YO"
            ? { ...row, state_code: "ZA" }
            : row,
      ),
    },
    "North-West",
  ],
  [registerSums, "a state without figures", ["registeredVoters", "KN 2023", null]],
];

proveRules(BROKEN);

describe("a planned day", () => {
  const planned = firstOf(
    "electionEvents",
    ({ took_place, date, unverified_fields }) =>
      took_place === false && date !== null && !(unverified_fields as string[]).includes("date"),
  )["id"] as string;

  it("has two publishers, or is marked unverified", () => {
    const alone = { sources: ["inec-timetable-2027-copy-a"] };
    const found = (cells: object) =>
      findingsOf(twoPublishers, {
        ...edited("electionEvents", planned, { ...alone, ...cells }),
        ...LARGE,
      }).filter(({ key, message }) => key === planned && message.startsWith("date "));
    expect(found({})).toHaveLength(1);
    expect(found({ unverified_fields: ["date", "announced"] })).toEqual([]);
  });
});
