import { flag, integer, list, maybeInteger, maybeText, oneOf, oneOfToday, text } from "./field.ts";
import { DAY_OR_LESS, STATE_CODE, STATE_LETTERS } from "./forms.ts";
import { aliases, provenance, slug, stateCode } from "./provenance.ts";
import { defineRecord } from "./record.ts";

/** The kinds of constituency, each numbered through the whole country. */
export const CONSTITUENCY_KINDS = [
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
] as const;

export const OFFICES = [
  "president",
  "senate",
  "house_of_representatives",
  "governor",
  "state_assembly",
] as const;

export const EVENT_KINDS = ["poll", "timetable", "court", "law"] as const;

export const EVENT_STATUSES = ["planned", "done", "superseded"] as const;

export const PARTY_STATUSES = ["registered", "deregistered"] as const;

/** Every month has 31 days here: days are compared as text, so one that a month lacks does no harm. */
export const DAY = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";

const CALENDAR_DAY = `^${DAY}$`;
const EVENT_ID = "^[a-z0-9]+(-[a-z0-9]+)*$";

const maybeDay = (description: string, example: string | null) =>
  maybeText(description, example, CALENDAR_DAY);

const newestSource = maybeText(
  "The date of the newest source of this record, which says how old its facts are: YYYY, YYYY-MM or YYYY-MM-DD; null if none of its sources has a date.",
  "2026-10-01",
  DAY_OR_LESS,
);

/** The same in the table and, worked out, on offices. */
const earliest = maybeText(
  "The first day on which it may be, if no day is set: YYYY or YYYY-MM-DD; null if the day is set.",
  "2027-09-16",
  DAY_OR_LESS,
);
const latest = maybeText("The last day on which it may be, as in `earliest`.", "2028-01-14", DAY_OR_LESS);

export const electionEvent = defineRecord({
  name: "ElectionEvent",
  description:
    "Something with a day in an election: a poll, a step of INEC's timetable, a judgment, a law. An event whose day was moved stays, superseded by the event with the new day.",
  fields: {
    id: text(
      "Its own id: what it is and the day. A new day is a new event.",
      "election-national-2027-01-16",
      EVENT_ID,
    ),
    event: text(
      "What it is, in one word. An event and those that it supersedes share it.",
      "election_national",
      "^[a-z0-9]+(_[a-z0-9]+)*$",
    ),
    kind: oneOfToday(
      EVENT_KINDS,
      "`poll`: people vote. `timetable`: a step before or after it. `court`: a judgment or an appeal. `law`: an Act.",
      "poll",
    ),
    name: text(
      "What it is, for people.",
      "Election of the president, the Senate and the House of Representatives",
    ),
    date: maybeDay("The day, or the first of several; null if no day is set.", "2027-01-16"),
    date_end: maybeDay("The last of several days; null if it is one day.", "2026-05-30"),
    earliest,
    latest,
    offices: list(
      `The offices that it is about: ${OFFICES.join(", ")}. Empty: it is about no one office.`,
      ["governor", "state_assembly"],
      `^(${OFFICES.join("|")})$`,
    ),
    state_codes: list(
      "The two letters of the states that it is about. Empty: the whole country, or every state that elects such an office in the general election.",
      ["OS"],
      STATE_LETTERS,
    ),
    status: oneOf(
      EVENT_STATUSES,
      "`planned`: it is to come. `done`: the day has passed and it took place. `superseded`: another event has its new day. Worked out from `took_place` and `supersedes`.",
      "planned",
    ),
    took_place: flag(
      "Whether the day has passed and it took place. In `unverified_fields` if no report of it was found.",
      true,
    ),
    supersedes: maybeText(
      "The id of the event whose day this one replaces.",
      "election-national-2027-02-20",
      EVENT_ID,
    ),
    superseded_by: maybeText(
      "The id of the event that replaces this one.",
      "election-national-2027-01-16",
      EVENT_ID,
    ),
    announced: maybeDay("The day on which this day was made known.", "2026-02-26"),
    note: maybeText(
      "What to know about it, in whole sentences.",
      "Some papers still printed 8 August after 26 February 2026.",
    ),
    newest_source: newestSource,
    ...provenance,
  },
});

export const office = defineRecord({
  name: "Office",
  description:
    "An office that voters elect: president, Senate and House of Representatives once, governors and Houses of Assembly by state.",
  fields: {
    office: oneOf(OFFICES, "The office.", "governor"),
    state_code: maybeText(
      "The two letters of the state that elects it; null if the whole country does.",
      ...STATE_CODE,
    ),
    constituency_kind: maybeText(
      `The kind of constituency that elects one member: ${CONSTITUENCY_KINDS.join(", ")}; null if the country or the state elects one person.`,
      "state_constituency",
    ),
    seats: integer("How many are elected in the country or the state.", 40),
    cycle: oneOf(
      ["general", "off_cycle"],
      "`general`: in the general election. `off_cycle`: on a day of its own, because a court once changed the term of the state's governor.",
      "general",
    ),
    day: maybeDay("The day of the poll that is planned; null if none is set.", "2027-02-06"),
    earliest,
    latest,
    poll: maybeText(
      "The id of the event that is the poll, in /v1/elections; null if none is planned.",
      "election-state-2027-02-06",
      EVENT_ID,
    ),
    last_day: maybeDay("The day of its last poll outside the general election.", "2025-11-08"),
    note: maybeText(
      "What to know about it, in whole sentences.",
      "The vice-president is elected on the same ticket.",
    ),
    newest_source: newestSource,
    ...provenance,
  },
});

export const party = defineRecord({
  name: "Party",
  description: "A political party that INEC has registered.",
  fields: {
    acronym: text("The acronym as INEC prints it on ballots and lists.", "APGA", "^[A-Z]{1,6}$"),
    name: text("The party's name.", "All Progressives Grand Alliance"),
    slug: slug("all-progressives-grand-alliance"),
    status: oneOf(
      PARTY_STATUSES,
      "`registered`: on INEC's newest list that was found. `changed` says what a court has ordered.",
      "registered",
    ),
    registered_on: maybeText(
      "When INEC registered it: YYYY, YYYY-MM or YYYY-MM-DD; null if no source says.",
      "2026-02-05",
      DAY_OR_LESS,
    ),
    first_listed: maybeText(
      "The date of the oldest list here that has it: YYYY or YYYY-MM-DD; null if none has a date.",
      "2020-02-06",
      DAY_OR_LESS,
    ),
    changed: maybeText(
      "What changed its registration, when and by whom.",
      "Deregistered February 2020; Supreme Court, 19 December 2022: deregistration void",
    ),
    aliases: aliases(["National Democratic Congress"]),
    note: maybeText("What to know about it, in whole sentences.", "Outcome of the appeal not found."),
    newest_source: newestSource,
    ...provenance,
  },
});

export const registeredVoters = defineRecord({
  name: "RegisteredVoters",
  description: "The voters on INEC's register in a state, and the voter's cards that were collected.",
  fields: {
    state_code: stateCode,
    year: integer("The year of the general election of the register.", 2023),
    registered_voters: integer("Voters on the register.", 7060195),
    cards_collected: maybeInteger(
      "Permanent voter's cards collected by 5 February of that year; null if no source says.",
      6214970,
    ),
    note: maybeText(
      "What to know about the figures, in whole sentences.",
      "Leadership prints Borno's figure for Benue; Legit.ng has 2,777,727, and only this makes the North-Central total of 15,363,731.",
    ),
    ...provenance,
  },
});
