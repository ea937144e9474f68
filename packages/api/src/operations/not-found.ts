import { type Suggestion, suggestionsFor } from "naijaref/search";
import { fold, foldsToNothing, joined } from "naijaref/text";
import { type Failure, fail, quote } from "../contract/errors.ts";

/** What the library returns for an identifier that names nothing. */
type LookupFailure = Parameters<typeof suggestionsFor>[0];

/** How a suggestion of another kind than was looked up is named. */
const KIND_NAMES: Readonly<Record<Suggestion["kind"], string>> = {
  state: "state",
  lga: "LGA",
  ward: "ward",
  senatorial_district: "senatorial district",
  federal_constituency: "federal constituency",
  state_constituency: "state constituency",
  bank: "bank",
};

/** Kinds that have names which several records share, so that they are looked up by their code. */
const FOUND_BY_CODE: readonly Suggestion["kind"][] = [
  "ward",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
];

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
    suggestions: suggestions.map(({ kind, code, name, stateCode, stateName }) => ({
      kind,
      code,
      name,
      stateCode,
      stateName,
    })),
  });
}

function describe({ kind, code, name, stateName, matched }: Suggestion, reason: string): string {
  const where = kind === "state" || stateName === null ? "" : ` in ${stateName}`;
  // A bank's brand may have nothing of its name: without it nobody would see why the bank is suggested.
  if (kind === "bank" && !has(name, matched)) return `${quote(matched)} (${name})`;
  if (FOUND_BY_CODE.includes(kind)) return `${code}, the ${KIND_NAMES[kind]} ${quote(name)}${where}`;
  return `${reason === `unknown_${kind}` ? "" : `the ${KIND_NAMES[kind]} `}${quote(name)}${where}`;
}

const has = (name: string, part: string): boolean => joined(fold(name)).includes(joined(fold(part)));
