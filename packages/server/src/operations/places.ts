import {
  findLga,
  findState,
  findWard,
  type Lga,
  type LgaFailure,
  lgasOfState,
  listLgas,
  listStates,
  wardsOfLga,
} from "naijaref/places";
import { type Failure, fail, quote } from "../contract/errors.ts";
import type { places as contract } from "../contract/places.ts";
import type { Handlers } from "./operations.ts";

/** The refusal of an identifier that names no state. */
export const unknownState = (identifier: string): Failure =>
  fail("not_found", `No state matches ${quote(identifier)}; /v1/states lists their codes and names.`);

/** Says why there is no LGA, or not one, and what to do. */
export function failureOfLga(lookup: LgaFailure, identifier: string, state: string | undefined): Failure {
  if (lookup.reason === "unknown_state") return unknownState(state ?? "");
  if (lookup.reason === "ambiguous") return failureOfAmbiguous(lookup.candidates, identifier);
  const where = state === undefined ? "" : ` in the state ${quote(state)}`;
  return fail(
    "not_found",
    `No LGA${where} matches ${quote(identifier)}; /v1/lgas lists their codes and names.`,
  );
}

const failureOfAmbiguous = (candidates: readonly Lga[], identifier: string): Failure =>
  fail(
    "ambiguous",
    `${quote(identifier)} is the name of ${candidates.length} LGAs; pass state, such as state=${candidates[0]?.stateCode}.`,
    {
      candidates: candidates.map(({ code, inecCode, name, stateCode }) => ({
        code,
        inecCode,
        name,
        stateCode,
      })),
    },
  );

export const places = {
  listStates,
  getState: ({ state }) => {
    const found = findState(state);
    return found.ok ? found.value : unknownState(state);
  },
  listLgasOfState: ({ state }) => listLgasOf(state),
  listLgas: ({ state }) => (state === undefined ? listLgas() : listLgasOf(state)),
  getLga: ({ lga, state }) => {
    const found = findLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga, state);
  },
  listWardsOfLga: ({ lga, state }) => {
    const found = wardsOfLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga, state);
  },
  getWard: ({ ward }) => {
    const found = findWard(ward);
    if (found.ok) return found.value;
    return fail(
      "not_found",
      `No ward has the INEC code ${quote(ward)}; a code looks like 24-11-01, and /v1/lgas/{lga}/wards lists them.`,
    );
  },
} satisfies Handlers<keyof typeof contract>;

function listLgasOf(state: string): readonly Lga[] | Failure {
  const found = lgasOfState(state);
  return found.ok ? found.value : unknownState(state);
}
