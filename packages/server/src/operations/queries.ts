import type { QueryReason, SearchFailure } from "naijaref/search";
import { type Failure, fail } from "../contract/errors.ts";

const PROBLEMS: Readonly<Record<QueryReason, string>> = {
  not_text: "q is not text: give it a name or a code.",
  empty: "q has no letter or digit: give it a name or a code.",
  too_long: "q is longer than 64 characters: shorten it.",
};

/** Says why nothing was searched for. The contract has checked the options before. */
export const failureOfSearch = (failure: SearchFailure<string>): Failure =>
  failure.reason === "invalid_option"
    ? fail("invalid_parameter", `${failure.option} has a value that it cannot have.`, {
        parameter: failure.option,
      })
    : fail("invalid_parameter", PROBLEMS[failure.reason], { parameter: "q" });
