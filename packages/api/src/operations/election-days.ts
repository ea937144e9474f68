import {
  findParty,
  listElectionEvents,
  listParties,
  listRegisteredVoters,
  type OfficeAtPlace,
  type OfficeFailure,
  officesAt,
  type PartyFailure,
} from "naijaref/elections";
import { findState } from "naijaref/places";
import type { electionDays as contract } from "../contract/election-days.ts";
import { type Failure, fail, quote } from "../contract/errors.ts";
import { failureOfLga } from "./lgas.ts";
import { notFound } from "./not-found.ts";
import { noticeOf } from "./notice-of-offices.ts";
import { type Handlers, Noted } from "./operations.ts";
import { failureOfCode } from "./polling-units.ts";
import { failureOfOption } from "./queries.ts";
import { failureOfState } from "./states.ts";
import { failureOfWard } from "./wards.ts";

const failureOfParty = (failure: PartyFailure): Failure =>
  notFound(failure, "No party matches", "/v1/parties lists their acronyms and names");

/** The texts that were given for a place. */
interface Given {
  readonly lga: string | undefined;
  readonly pollingUnit: string | undefined;
}

function failureOfPlace(failure: OfficeFailure, { lga = "", pollingUnit = "" }: Given): Failure {
  switch (failure.reason) {
    case "invalid_option":
      return failureOfOption(failure);
    case "elsewhere":
      return fail(
        "not_found",
        `The place is not in ${failure.outside.name} (${failure.outside.code}): leave one of the two out.`,
      );
    case "ambiguous":
      return failureOfLga(failure, lga);
    case "unknown_lga":
      return "identifier" in failure ? failureOfLga(failure, lga) : failureOfCode(failure);
    case "unknown_ward":
      return "identifier" in failure ? failureOfWard(failure) : failureOfCode(failure);
    case "unknown_state":
      return "identifier" in failure ? failureOfState(failure) : failureOfCode(failure);
    // As any other place of the query that is empty.
    case "empty":
      return fail(
        "not_found",
        `No polling unit has the code ${quote(pollingUnit)}: it has no letter or digit. Write it as 24-11-01-007.`,
      );
    default:
      return failureOfCode(failure);
  }
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
    const found = listElectionEvents({ office, state, status, kind, from, to });
    if (found.ok) return found.value;
    return found.reason === "unknown_state" ? failureOfState(found) : failureOfOption(found);
  },
  listOffices: ({ day, state, lga, ward, polling_unit: pollingUnit }) => {
    const found = officesAt({ day, state, lga, ward, pollingUnit });
    if (!found.ok) return failureOfPlace(found, { lga, pollingUnit });
    const offices = found.value.offices.map(inShort);
    const notice = noticeOf(found.value, day);
    return notice === undefined ? offices : new Noted(offices, notice);
  },
  listParties: () => listParties(),
  getParty: ({ acronym }) => {
    const found = findParty(acronym);
    return found.ok ? found.value : failureOfParty(found);
  },
  listRegisteredVoters: ({ state }) => {
    const found = state === undefined ? undefined : findState(state);
    if (found?.ok === false) return failureOfState(found);
    return listRegisteredVoters().filter(
      ({ stateCode }) => found === undefined || stateCode === found.value.code,
    );
  },
} satisfies Handlers<keyof typeof contract>;
