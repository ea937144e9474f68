import { searchPlaces } from "naijaref/search";
import { fail } from "../contract/errors.ts";
import type { search as contract } from "../contract/search.ts";
import type { Handlers } from "./operations.ts";

const PROBLEMS = {
  empty: "q has no letter or digit to look for: give it a name or a code.",
  too_long: "q is longer than 64 characters: shorten it.",
} as const;

export const search: Handlers<keyof typeof contract> = {
  search: ({ q, kinds, limit }) => {
    const found = searchPlaces(q, { ...(kinds && { kinds }), limit });
    return found.ok ? found.results : fail("invalid_parameter", PROBLEMS[found.reason], { parameter: "q" });
  },
};
