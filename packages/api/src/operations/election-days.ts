import {
  findParty,
  listElectionEvents,
  listParties,
  listRegisteredVoters,
  type OfficeAtPlace,
  type OfficeFailure,
  type OfficesAtPlace,
  officesAt,
} from "naijaref/elections";
import type { electionDays as contract } from "../contract/election-days.ts";
import { Failure, fail, quote } from "../contract/errors.ts";
import { answerOf, failureOf, placesGiven } from "./failures.ts";
import { type Handlers, Noted } from "./operations.ts";
import { failureOfCode } from "./polling-units.ts";

const WORDS = {
  president: "president",
  senate: "Senate",
  house_of_representatives: "House of Representatives",
  governor: "governor",
  state_assembly: "House of Assembly",
} as const;

/** "governor on 2027-02-06", "governor in 2029", "governor between 2027-08-17 and 2027-12-15". */
function whenOf({ office, day, earliest, latest }: OfficeAtPlace): string {
  if (day !== null) return `${WORDS[office]} on ${day}`;
  if (earliest === null) return `${WORDS[office]} on a day that is not known`;
  return earliest === latest
    ? `${WORDS[office]} in ${earliest}`
    : `${WORDS[office]} between ${earliest} and ${latest}`;
}

/** What became of a unit's code that INEC's list of 2023 does not have. */
function aboutUnit({ place }: OfficesAtPlace): string | undefined {
  const unit = place?.pollingUnit;
  if (unit === null || unit === undefined || unit.isListed) return undefined;
  const here = `These are the offices of its ward ${place?.ward?.code}.`;
  return unit.former === null
    ? `The unit ${unit.code} is not in INEC's list of 2023: INEC may have made it since. ${here}`
    : `The unit ${unit.code} is of an older list of INEC: its code now is ${unit.former.codeNow ?? "not known"}. ${here}`;
}

/** Why nothing or not everything is elected on a day. */
function aboutDay({ place, offices, onOtherDays }: OfficesAtPlace, day: string): string | undefined {
  if (place !== null) {
    // Of a place that votes on the day, only what it alone does otherwise is worth a word.
    const others = onOtherDays
      .filter(({ cycle }) => offices.length === 0 || cycle === "off_cycle")
      .map(whenOf);
    const name = place.state.code === "FC" ? "the FCT" : place.state.name;
    if (others.length === 0) return undefined;
    const none = offices.length === 0 ? `No poll is planned in ${name} on ${day}. ` : "";
    return `${none}${name === "the FCT" ? "The FCT" : name} elects on other days: ${others.join("; ")}.`;
  }
  if (offices.length > 0) return undefined;
  const moved = listElectionEvents({ kind: "poll", status: "superseded", from: day, to: day });
  const [event] = moved.ok ? moved.value : [];
  return event === undefined
    ? `No poll is planned on ${day}: /v1/elections?kind=poll lists the days.`
    : `No poll is planned on ${day}: it was moved, and the new event is ${event.supersededBy}.`;
}

/** @param pollingUnit the text that was given for it. */
function failureOfPlace(failure: OfficeFailure, pollingUnit = ""): Failure {
  if (failure.reason === "elsewhere")
    return fail(
      "not_found",
      `The place is not in ${failure.outside.name} (${failure.outside.code}): leave one of the two out.`,
    );
  // As any other place of the query that is empty.
  if (failure.reason === "empty")
    return fail(
      "not_found",
      `No polling unit has the code ${quote(pollingUnit)}: it has no letter or digit. Write it as 24-11-01-007.`,
    );
  return "identifier" in failure || failure.reason === "invalid_option"
    ? failureOf(failure)
    : failureOfCode(failure);
}

/** An office as the contract has it: of its constituencies what names them. */
const inShort = ({ constituencies, ...office }: OfficeAtPlace) => ({
  ...office,
  constituencies: constituencies.map(({ kind, code, inecCode, name }) => ({ kind, code, inecCode, name })),
});

export const electionDays = {
  listElectionEvents: ({ office, state, status, kind, from, to }) => {
    if (from !== undefined && to !== undefined && from > to)
      return fail("invalid_parameter", "from is after to: exchange the two days.", { parameter: "from" });
    return answerOf(listElectionEvents({ office, state, status, kind, from, to }));
  },
  listOffices: ({ day, state, lga, ward, polling_unit: pollingUnit }) => {
    const found = officesAt({ day, state, lga, ward, pollingUnit });
    if (!found.ok) return failureOfPlace(found, pollingUnit);
    // What the caller must know beside the offices, in a sentence or two.
    const notices = [aboutUnit(found.value), day === undefined ? undefined : aboutDay(found.value, day)];
    return new Noted(
      found.value.offices.map(inShort),
      notices.filter((notice) => notice !== undefined).join(" "),
    );
  },
  listParties: () => listParties(),
  getParty: ({ acronym }) => answerOf(findParty(acronym)),
  listRegisteredVoters: (given) => {
    const within = placesGiven(given);
    if (within instanceof Failure) return within;
    const { state } = within;
    return listRegisteredVoters().filter(({ stateCode }) => state === undefined || stateCode === state.code);
  },
} satisfies Handlers<keyof typeof contract>;
