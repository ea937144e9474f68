import { KINDS } from "naijaref/kinds";
import { type QueryReason, type SearchFailure, type Suggestion, suggestionsFor } from "naijaref/search";
import { fold, foldsToNothing, joined } from "naijaref/text";
import { type Failure, fail, quote } from "../contract/errors.ts";

type LookupFailure = Parameters<typeof suggestionsFor>[0];

/**
 * The 404 of an identifier that names nothing: the sentence says what was looked up and where it is listed,
 * and asks whether the best suggestion was meant. `suggestions` is there even where it is empty.
 *
 * @param what the beginning of the sentence, up to the identifier: "No state matches".
 * @param hint where such records are listed, without a full stop.
 */
export function notFound(failure: LookupFailure, what: string, hint: string): Failure {
  const identifier = "identifier" in failure ? failure.identifier : "";
  const suggestions = suggestionsFor(failure);
  const [best] = suggestions;
  const question = foldsToNothing(identifier)
    ? ": it has no letter or digit."
    : best === undefined
      ? "."
      : `: did you mean ${describe(best, failure.reason)}?`;
  return fail("not_found", `${what} ${quote(identifier)}${question} ${hint}.`, {
    suggestions: suggestions.map(listed),
  });
}

/** A suggestion as failures list it. */
export const listed = ({
  kind,
  code,
  name,
  stateCode,
  stateName,
}: Pick<Suggestion, "kind" | "code" | "name" | "stateCode" | "stateName">) => ({
  kind,
  code,
  name,
  stateCode,
  stateName,
});

function describe({ kind, code, name, stateName, matched }: Suggestion, reason: string): string {
  const where = kind === "state" || stateName === null ? "" : ` in ${stateName}`;
  // A bank's brand may have nothing of its name: without it nobody would see why the bank is suggested.
  if (kind === "bank" && !has(name, matched)) return `${quote(matched)} (${name})`;
  const { noun, sharesNames, unknown } = KINDS[kind];
  if (sharesNames) return `${code}, the ${noun} ${quote(name)}${where}`;
  return `${reason === unknown ? "" : `the ${noun} `}${quote(name)}${where}`;
}

const has = (name: string, part: string): boolean => joined(fold(name)).includes(joined(fold(part)));

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
