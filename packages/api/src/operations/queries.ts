import type { QueryReason, SearchFailure } from "naijaref/search";
import { type Failure, fail } from "../contract/errors.ts";

const PROBLEMS: Readonly<Record<QueryReason, string>> = {
  not_text: "q is not text: give it a name or a code.",
  empty: "q has no letter or digit: give it a name or a code.",
  too_long: "q is longer than 64 characters: shorten it.",
};

/** Says which option has a wrong value. */
export const failureOfOption = ({ option }: { readonly option: string }): Failure =>
  fail("invalid_parameter", `${option} has a value that it cannot have.`, { parameter: option });

/** Says why nothing was searched for. The contract has checked the options before. */
export const failureOfSearch = (failure: SearchFailure<string>): Failure =>
  failure.reason === "invalid_option"
    ? failureOfOption(failure)
    : fail("invalid_parameter", PROBLEMS[failure.reason], { parameter: "q" });
