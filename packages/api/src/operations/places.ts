import { findLga, findState, lgasOfState, listStates } from "naijaref/places";
import { answerOf } from "./failures.ts";
import type { Handlers } from "./operations.ts";

export const places = {
  listStates: ({ zone }) =>
    zone === undefined ? listStates() : listStates().filter((state) => state.zone === zone),
  getState: ({ state }) => answerOf(findState(state)),
  listLgasOfState: ({ state }) => answerOf(lgasOfState(state)),
  getLga: ({ lga, state }) => answerOf(findLga(lga, { state })),
} satisfies Handlers<"listStates" | "getState" | "listLgasOfState" | "getLga">;
