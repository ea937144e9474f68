import { flag, integer, list, maybeInteger, maybeText, oneOf, oneOfToday, text } from "./field.ts";
import { DAY_OR_LESS, STATE_CODE } from "./forms.ts";
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
  maybeText({ description, example, pattern: CALENDAR_DAY });

const newestSource = maybeText({
  description:
    "The date of the newest source of this record, which says how old its facts are: YYYY, YYYY-MM or YYYY-MM-DD; null if none of its sources has a date.",
  example: "2026-10-01",
  pattern: DAY_OR_LESS,
});

const oneOffice = (description: string) => oneOf(OFFICES, { description, example: "governor" });

/** The same in the table and, worked out, on offices. */
const earliest = maybeText({
  description:
    "The first day on which it may be, if no day is set: YYYY or YYYY-MM-DD; null if the day is set.",
  example: "2027-09-16",
  pattern: DAY_OR_LESS,
});
const latest = maybeText({
  description: "The last day on which it may be, as in `earliest`.",
  example: "2028-01-14",
  pattern: DAY_OR_LESS,
});

export const electionEvent = defineRecord({
  name: "ElectionEvent",
  description:
    "Something with a day in an election: a poll, a step of INEC's timetable, a judgment, a law. An event whose day was moved stays, superseded by the event with the new day.",
  fields: {
    id: text({
      description: "Its own id: what it is and the day. A new day is a new event.",
      example: "election-national-2027-01-16",
      pattern: EVENT_ID,
    }),
    event: text({
      description: "What it is, in one word. An event and those that it supersedes share it.",
      example: "election_national",
      pattern: "^[a-z0-9]+(_[a-z0-9]+)*$",
    }),
    kind: oneOfToday(EVENT_KINDS, {
      description:
        "`poll`: people vote. `timetable`: a step before or after it. `court`: a judgment or an appeal. `law`: an Act.",
      example: "poll",
    }),
    name: text({
      description: "What it is, for people.",
      example: "Election of the president, the Senate and the House of Representatives",
    }),
    date: maybeDay("The day, or the first of several; null if no day is set.", "2027-01-16"),
    date_end: maybeDay("The last of several days; null if it is one day.", "2026-05-30"),
    earliest,
    latest,
    offices: list({
      description: `The offices that it is about: ${OFFICES.join(", ")}. Empty: it is about no one office.`,
      example: ["governor", "state_assembly"],
      pattern: `^(${OFFICES.join("|")})$`,
    }),
    state_codes: list({
      description:
        "The two letters of the states that it is about. Empty: the whole country, or every state that elects such an office in the general election.",
      example: ["OS"],
      pattern: STATE_CODE.pattern,
    }),
    status: oneOf(EVENT_STATUSES, {
      description:
        "`planned`: it is to come. `done`: the day has passed and it took place. `superseded`: another event has its new day. Worked out from `took_place` and `supersedes`.",
      example: "planned",
    }),
    took_place: flag({
      description:
        "Whether the day has passed and it took place. In `unverified_fields` if no report of it was found.",
      example: true,
    }),
    supersedes: maybeText({
      description: "The id of the event whose day this one replaces.",
      example: "election-national-2027-02-20",
      pattern: EVENT_ID,
    }),
    superseded_by: maybeText({
      description: "The id of the event that replaces this one.",
      example: "election-national-2027-01-16",
      pattern: EVENT_ID,
    }),
    announced: maybeDay("The day on which this day was made known.", "2026-02-26"),
    note: maybeText({
      description: "What to know about it, in whole sentences.",
      example: "Some papers still printed 8 August after 26 February 2026.",
    }),
    newest_source: newestSource,
    ...provenance,
  },
});

export const office = defineRecord({
  name: "Office",
  description:
    "An office that voters elect: president, Senate and House of Representatives once, governors and Houses of Assembly by state.",
  fields: {
    office: oneOffice("The office."),
    state_code: maybeText({
      description: "The two letters of the state that elects it; null if the whole country does.",
      ...STATE_CODE,
    }),
    constituency_kind: maybeText({
      description: `The kind of constituency that elects one member: ${CONSTITUENCY_KINDS.join(", ")}; null if the country or the state elects one person.`,
      example: "state_constituency",
    }),
    seats: integer({ description: "How many are elected in the country or the state.", example: 40 }),
    cycle: oneOf(["general", "off_cycle"], {
      description:
        "`general`: in the general election. `off_cycle`: on a day of its own, because a court once changed the term of the state's governor.",
      example: "general",
    }),
    day: maybeDay("The day of the poll that is planned; null if none is set.", "2027-02-06"),
    earliest,
    latest,
    poll: maybeText({
      description: "The id of the event that is the poll, in /v1/elections; null if none is planned.",
      example: "election-state-2027-02-06",
      pattern: EVENT_ID,
    }),
    last_day: maybeDay("The day of its last poll outside the general election.", "2025-11-08"),
    note: maybeText({
      description: "What to know about it, in whole sentences.",
      example: "The vice-president is elected on the same ticket.",
    }),
    newest_source: newestSource,
    ...provenance,
  },
});

export const party = defineRecord({
  name: "Party",
  description: "A political party that INEC has registered.",
  fields: {
    acronym: text({
      description: "The acronym as INEC prints it on ballots and lists.",
      example: "APGA",
      pattern: "^[A-Z]{1,6}$",
    }),
    name: text({ description: "The party's name.", example: "All Progressives Grand Alliance" }),
    slug: slug("all-progressives-grand-alliance"),
    status: oneOf(PARTY_STATUSES, {
      description:
        "`registered`: on INEC's newest list that was found. `changed` says what a court has ordered.",
      example: "registered",
    }),
    registered_on: maybeText({
      description: "When INEC registered it: YYYY, YYYY-MM or YYYY-MM-DD; null if no source says.",
      example: "2026-02-05",
      pattern: DAY_OR_LESS,
    }),
    first_listed: maybeText({
      description:
        "The date of the oldest list here that has it: YYYY or YYYY-MM-DD; null if none has a date.",
      example: "2020-02-06",
      pattern: DAY_OR_LESS,
    }),
    changed: maybeText({
      description: "What changed its registration, when and by whom.",
      example: "Deregistered February 2020; Supreme Court, 19 December 2022: deregistration void",
    }),
    aliases: aliases(["National Democratic Congress"]),
    note: maybeText({
      description: "What to know about it, in whole sentences.",
      example: "Outcome of the appeal not found.",
    }),
    newest_source: newestSource,
    ...provenance,
  },
});

export const registeredVoters = defineRecord({
  name: "RegisteredVoters",
  description: "The voters on INEC's register in a state, and the voter's cards that were collected.",
  fields: {
    state_code: stateCode,
    year: integer({ description: "The year of the general election of the register.", example: 2023 }),
    registered_voters: integer({ description: "Voters on the register.", example: 7060195 }),
    cards_collected: maybeInteger({
      description: "Permanent voter's cards collected by 5 February of that year; null if no source says.",
      example: 6214970,
    }),
    note: maybeText({
      description: "What to know about the figures, in whole sentences.",
      example:
        "Leadership prints Borno's figure for Benue; Legit.ng has 2,777,727, and only this makes the North-Central total of 15,363,731.",
    }),
    ...provenance,
  },
});
