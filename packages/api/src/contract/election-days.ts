import {
  EVENT_KINDS,
  EVENT_STATUSES,
  electionEvent,
  OFFICES,
  officeAtPlace,
  party,
  registeredVoters,
} from "@naijaref/records";
import { listOf, operationsOf, single } from "./operation.ts";
import { identifier, inPath, inQuery, type Kind, refuse, wordOf } from "./parameter.ts";
import { NOT_FOUND, stateFilter } from "./places.ts";

/** A month and a day of it, in every year. */
const MONTH_AND_DAY =
  "((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))";
/** Every fourth year, but of the hundreds only every fourth. */
const LEAP_YEAR = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)";
const DAY = `^([0-9]{4}-${MONTH_AND_DAY}|${LEAP_YEAR}-02-29)$`;
const isDay = new RegExp(DAY);

/** A day of the calendar. */
export const day: Kind<string> = {
  schema: { type: "string", pattern: DAY },
  write: String,
  read: (text) => {
    const value = text.trim();
    return isDay.test(value)
      ? { ok: true, value }
      : refuse("must be a day of the calendar such as 2027-01-16");
  },
};

const BY_ELECTION = /^\s*bye?[-_ ]?elections?\s*$/i;
const eventKind = wordOf(EVENT_KINDS);

/** People look for by-elections here, so the refusal says where they are. */
const kindOfEvent: typeof eventKind = {
  ...eventKind,
  read: (text) =>
    BY_ELECTION.test(text)
      ? refuse(
          "cannot be by_election: INEC announces each at inecnigeria.org, and no list of them was found. INEC's counts of wards and units in 26 such seats are in checks/polling-units/by-election-counts.csv of the repository",
        )
      : eventKind.read(text),
};

const operation = operationsOf("elections");

export const electionDays = {
  listElectionEvents: operation({
    path: "/v1/elections",
    command: "elections",
    summary: "List the days of elections",
    description:
      "Polls, steps of INEC's timetable, judgments and laws, by day. An event whose day was moved stays, superseded by the one with the new day. INEC decides: `newest_source` says how old each fact is. `format=ics` is a calendar (RFC 5545) of the events whose day is set; an event that is moved keeps its UID.",
    parameters: {
      office: inQuery(wordOf(OFFICES), {
        description: "Only events about this office, and those about no one office.",
        example: "governor",
      }),
      state: stateFilter("events"),
      status: inQuery(wordOf(EVENT_STATUSES), {
        description: "Only planned events, or those that are done or superseded.",
        example: "planned",
      }),
      kind: inQuery(kindOfEvent, {
        description:
          "Only events of this kind. By-elections are not here: INEC announces each by itself, and no list of them was found.",
        example: "poll",
      }),
      from: inQuery(day, {
        description: "Only events that are, or may be, on this day or later.",
        example: "2027-01-01",
      }),
      to: inQuery(day, {
        description: "Only events that are, or may be, on this day or before.",
        example: "2027-02-28",
      }),
    },
    answer: listOf(electionEvent, { ics: true }),
    examples: [
      "/v1/elections?status=planned",
      "/v1/elections?office=president&fields=name,date,status",
      "/v1/elections?state=Anambra&kind=poll",
      "/v1/elections?status=planned&format=ics",
    ],
  }),
  listOffices: operation({
    path: "/v1/offices",
    summary: "List what is elected at a place",
    description:
      "What the voters of a polling unit, a ward, an LGA or a state elect, in which constituency, and when. Without a place: every office of the country. The smallest place counts, and the others must contain it. The code of a unit that INEC's list of 2023 does not have is read to its ward, and `notice` says so: INEC may have made the unit since. A state without a poll on `day` has a `notice` that says when it votes.",
    parameters: {
      day: inQuery(day, {
        description: "Only offices that are elected on this day.",
        example: "2027-02-06",
      }),
      state: inQuery(identifier, {
        description: "The state: ISO code, INEC code, P-code, slug, name or alias.",
        example: "Lagos",
      }),
      lga: inQuery(identifier, {
        description:
          "The LGA: P-code, INEC code, name, slug or alias. With `state`, if LGAs of several states share the name.",
        example: "Ikeja",
      }),
      ward: inQuery(identifier, { description: "The ward's INEC code.", example: "24-11-01" }),
      polling_unit: inQuery(identifier, {
        description: "The polling unit's code, as on the voter's card, in any common form.",
        example: "24-11-01-007",
      }),
    },
    answer: listOf(officeAtPlace),
    errors: ["invalid_parameter", "not_found", "ambiguous", "invalid_polling_unit_code"],
    examples: [
      "/v1/offices?polling_unit=24-11-01-007",
      "/v1/offices?lga=Surulere&state=Lagos&fields=office,day,constituencies",
      "/v1/offices?state=Anambra&day=2027-02-06",
    ],
  }),
  listParties: operation({
    path: "/v1/parties",
    summary: "List the parties",
    description:
      "The parties on INEC's newest list that was found, by acronym; `changed` says what courts have ordered. Not their candidates or officers.",
    answer: listOf(party),
    ids: {
      kind: "party",
      description: "Only these parties: acronym, name, slug or alias.",
      example: "APGA,LP",
    },
    examples: ["/v1/parties", "/v1/parties?fields=acronym,name,changed"],
  }),
  getParty: operation({
    path: "/v1/parties/{acronym}",
    summary: "Get a party",
    description: "One party by its acronym, name or alias.",
    parameters: {
      acronym: inPath({
        description: "The acronym, in any case; or name, slug or alias.",
        example: "APGA",
        errors: NOT_FOUND,
      }),
    },
    answer: single(party),
    examples: ["/v1/parties/APGA", "/v1/parties/labour-party"],
  }),
  listRegisteredVoters: operation({
    path: "/v1/registered-voters",
    summary: "List the voters on the register",
    description:
      "Voters on INEC's register of 2023 and voter's cards collected, by state. The register of 2027 is not published yet.",
    parameters: { state: stateFilter("figures") },
    answer: listOf(registeredVoters),
    examples: ["/v1/registered-voters", "/v1/registered-voters?state=Kano"],
  }),
};
