import { findLga, getState, type Lga, type LgaFailure, lgasOfState } from "naijaref/places";
import { type Failure, fail, quote } from "../contract/errors.ts";
import { notFound } from "./failures.ts";
import type { Handlers } from "./operations.ts";
import { failureOfState } from "./states.ts";

/** Says why there is no LGA, or not one, and what to do. */
export function failureOfLga(failure: LgaFailure, identifier: string): Failure {
  if (failure.reason === "unknown_state") return failureOfState(failure);
  if (failure.reason === "ambiguous") return failureOfAmbiguous(failure.candidates, identifier);
  const state = failure.reason === "unknown_lga" ? getState(failure.stateCode ?? "") : undefined;
  const where = state === undefined ? "" : ` in ${state.name}`;
  return notFound(failure, `No LGA${where} matches`, "/v1/lgas lists their codes and names");
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
        stateName: getState(stateCode)?.name,
      })),
    },
  );

/** The LGAs of the state that an identifier names. */
export function listLgasOf(state: string): readonly Lga[] | Failure {
  const found = lgasOfState(state);
  return found.ok ? found.value : failureOfState(found);
}

export const lgas = {
  listLgasOfState: ({ state }) => listLgasOf(state),
  getLga: ({ lga, state }) => {
    const found = findLga(lga, { state });
    return found.ok ? found.value : failureOfLga(found, lga);
  },
} satisfies Handlers<"listLgasOfState" | "getLga">;
