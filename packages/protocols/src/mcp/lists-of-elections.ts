import { Failure } from "@naijaref/api/contract/errors";
import { listParties } from "naijaref/elections";
import type { Listed } from "./record-of.ts";
import { ask, type Surroundings } from "./tool.ts";

/** The lists about elections that a model reads: days, and what is elected at a place. */

type Found = readonly Listed[] | Failure;

export const officesOf =
  (of?: "state" | "lga" | "ward") =>
  (code: string, surroundings: Surroundings): Found => {
    const found = ask("listOffices", of === undefined ? {} : { [of]: code }, surroundings);
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

/** The days of elections that are planned. */
export const electionsOf =
  (of?: "state") =>
  (code: string, surroundings: Surroundings): Found => {
    const state = of === undefined ? undefined : code;
    const found = ask("listElectionEvents", { state, status: "planned" }, surroundings);
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
