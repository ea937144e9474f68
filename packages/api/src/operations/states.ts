import { findState, listStates, type StateFailure } from "naijaref/places";
import type { Failure } from "../contract/errors.ts";
import { notFound } from "./failures.ts";
import type { Handlers } from "./operations.ts";

/** Says that an identifier names no state, or that none was given. */
export const failureOfState = (failure: StateFailure): Failure =>
  notFound(failure, "No state matches", "/v1/states lists their codes and names");

export const states = {
  listStates: ({ zone }) =>
    zone === undefined ? listStates() : listStates().filter((state) => state.zone === zone),
  getState: ({ state }) => {
    const found = findState(state);
    return found.ok ? found.value : failureOfState(found);
  },
} satisfies Handlers<"listStates" | "getState">;
