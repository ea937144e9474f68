import { findState, findWard, listWards, type Ward, type WardFailure, wardsOfLga } from "naijaref/places";
import type { Failure } from "../contract/errors.ts";
import { failureOfLga } from "./lgas.ts";
import { notFound } from "./not-found.ts";
import type { Handlers } from "./operations.ts";
import { failureOfState } from "./states.ts";

/** Says that a code is that of no ward. */
export const failureOfWard = (failure: WardFailure): Failure =>
  notFound(
    failure,
    "No ward has the INEC code",
    "A code looks like 24-11-01, and /v1/lgas/{lga}/wards lists the codes",
  );

function listWardsOfState(state: string): readonly Ward[] | Failure {
  const found = findState(state);
  if (!found.ok) return failureOfState(found);
  return listWards().filter(({ stateCode }) => stateCode === found.value.code);
}

function listWardsOfLga(lga: string, state: string | undefined): readonly Ward[] | Failure {
  const found = wardsOfLga(lga, { state });
  return found.ok ? found.value : failureOfLga(found, lga);
}

export const wards = {
  listWardsOfLga: ({ lga, state }) => listWardsOfLga(lga, state),
  listWards: ({ state, lga }) => {
    if (lga !== undefined) return listWardsOfLga(lga, state);
    return state === undefined ? listWards() : listWardsOfState(state);
  },
  listWardsOfState: ({ state }) => listWardsOfState(state),
  getWard: ({ ward }) => {
    const found = findWard(ward);
    return found.ok ? found.value : failureOfWard(found);
  },
} satisfies Handlers<"listWardsOfLga" | "listWards" | "listWardsOfState" | "getWard">;
