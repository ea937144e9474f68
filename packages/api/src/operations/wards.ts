import { findState, findWard, listWards, wardsOfLga } from "naijaref/places";
import { answerOf } from "./failures.ts";
import type { Handlers } from "./operations.ts";

const wardsOfState = (state: string) =>
  answerOf(findState(state), ({ code }) => listWards().filter(({ stateCode }) => stateCode === code));

export const wards = {
  listWardsOfLga: ({ lga, state }) => answerOf(wardsOfLga(lga, { state })),
  listWards: ({ state, lga }) => {
    if (lga !== undefined) return answerOf(wardsOfLga(lga, { state }));
    return state === undefined ? listWards() : wardsOfState(state);
  },
  listWardsOfState: ({ state }) => wardsOfState(state),
  getWard: ({ ward }) => answerOf(findWard(ward)),
} satisfies Handlers<"listWardsOfLga" | "listWards" | "listWardsOfState" | "getWard">;
