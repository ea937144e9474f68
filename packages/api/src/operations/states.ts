import { findState, listStates } from "naijaref/places";
import { answerOf } from "./failures.ts";
import type { Handlers } from "./operations.ts";

export const states = {
  listStates: ({ zone }) =>
    zone === undefined ? listStates() : listStates().filter((state) => state.zone === zone),
  getState: ({ state }) => answerOf(findState(state)),
} satisfies Handlers<"listStates" | "getState">;
