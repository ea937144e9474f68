import { Failure } from "@naijaref/api/contract/errors";
import { electionDays } from "@naijaref/api/operations/election-days";
import { Noted } from "@naijaref/api/operations/operations";
import { listParties } from "naijaref/elections";
import type { Listed } from "./listed.ts";

/** The lists about elections that a model reads: days, and what is elected at a place. */

type Found = readonly Listed[] | Failure;

const recordsIn = <T>(outcome: T | Noted<T>): T => (outcome instanceof Noted ? outcome.value : outcome);

const NOWHERE = {
  day: undefined,
  state: undefined,
  lga: undefined,
  ward: undefined,
  polling_unit: undefined,
};

/** What a place elects, in which constituency, and when. */
export const officesOf =
  (of?: "state" | "lga" | "ward") =>
  (code: string): Found => {
    const found = recordsIn(
      electionDays.listOffices({ ...NOWHERE, ...(of !== undefined && { [of]: code }) }),
    );
    if (found instanceof Failure) return found;
    return found.map((office) => ({
      ...office,
      code: office.poll ?? office.office,
      name: office.office,
      stateCode: office.stateCode ?? "NG",
      shown: {
        day: office.day,
        ...(office.day === null && { earliest: office.earliest, latest: office.latest }),
        constituencies: office.constituencies.map(({ code, name }) => `${code} ${name}`),
        newestSource: office.newestSource,
      },
    }));
  };

const EVERYTHING = { office: undefined, kind: undefined, from: undefined, to: undefined };

/** The days of elections that are planned. */
export const electionsOf =
  (of?: "state") =>
  (code: string): Found => {
    const state = of === undefined ? undefined : code;
    const found = electionDays.listElectionEvents({ ...EVERYTHING, state, status: "planned" });
    if (found instanceof Failure) return found;
    return found.map(({ id, name, date, dateEnd, earliest, latest, newestSource, ...rest }) => ({
      unverifiedFields: rest.unverifiedFields,
      sources: rest.sources,
      code: id,
      name,
      shown: {
        date,
        ...(dateEnd !== null && { dateEnd }),
        ...(date === null && { earliest, latest }),
        newestSource,
      },
    }));
  };

export const partiesOf = (): Found =>
  listParties().map(({ acronym, name, changed, unverifiedFields, sources }) => ({
    code: acronym,
    name,
    unverifiedFields,
    sources,
    shown: { changed },
  }));
