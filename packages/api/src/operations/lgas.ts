import { findLga, lgasOfState } from "naijaref/places";
import { answerOf } from "./failures.ts";
import type { Handlers } from "./operations.ts";

export const lgas = {
  listLgasOfState: ({ state }) => answerOf(lgasOfState(state)),
  getLga: ({ lga, state }) => answerOf(findLga(lga, { state })),
} satisfies Handlers<"listLgasOfState" | "getLga">;
