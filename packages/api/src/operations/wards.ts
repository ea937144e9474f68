import { findState, findWard, listWards, type Ward, type WardFailure, wardsOfLga } from "naijaref/places";
import type { Failure } from "../contract/errors.ts";
import { notFound } from "./failures.ts";
import { failureOfLga } from "./lgas.ts";
import type { Handlers } from "./operations.ts";
import { failureOfState } from "./states.ts";

/** Says that a code is that of no ward. */
export const failureOfWard = (failure: WardFailure): Failure =>
  notFound(
    failure,
    "No ward has the INEC code",
    "identifier" in failure && P_CODE.test(failure.identifier.trim())
      ? "It looks like a P-code: /v1/concordance finds wards by it, in the system pcode"
      : "A code looks like 24-11-01, and /v1/lgas/{lga}/wards lists the codes",
  );

const P_CODE = /^NG[0-9]{9}$/i;

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
