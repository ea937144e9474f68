import { KINDS } from "naijaref/kinds";
import { findLga, findState, findWard, getState, type Lga, type LgaFailure } from "naijaref/places";
import { type SearchFailure, type Suggestion, suggestionsFor } from "naijaref/search";
import { fold, foldsToNothing, joined } from "naijaref/text";
import { Failure, fail, quote } from "../contract/errors.ts";

type LookupFailure = Parameters<typeof suggestionsFor>[0];

/**
 * The 404 of an identifier that names nothing: the sentence says what was looked up and where it is listed,
 * and asks whether the best suggestion was meant. `suggestions` is there even where it is empty.
 *
 * @param what the beginning of the sentence, up to the identifier: "No state matches".
 * @param hint where such records are listed, without a full stop.
 */
export function notFound(failure: LookupFailure, what: string, hint: string): Failure {
  const identifier = identifierIn(failure);
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

const identifierIn = (failure: LookupFailure): string => ("identifier" in failure ? failure.identifier : "");

type Listed = Pick<Suggestion, "kind" | "code" | "name" | "stateCode" | "stateName">;

/** A suggestion as failures list it. */
export function listed({ kind, code, name, stateCode, stateName }: Listed): Listed {
  return { kind, code, name, stateCode, stateName };
}

/** What was probably meant, where it is in no state. */
export const meantElsewhere = (kind: string, code: string, name: string) => ({
  ...{ kind, code, name },
  stateCode: null,
  stateName: null,
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

/** What was looked up and where it is listed, by the library's reason. */
const UNKNOWN: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  unknown_state: ["No state matches", "/v1/states lists their codes and names"],
  unknown_lga: ["No LGA matches", "/v1/lgas lists their codes and names"],
  unknown_ward: [
    "No ward has the INEC code",
    "A code looks like 24-11-01, and /v1/lgas/{lga}/wards lists the codes",
  ],
  unknown_constituency: [
    "No constituency has the code",
    "A code looks like FC236 or FC/236/LA, and /v1/constituencies lists the codes",
  ],
  unknown_locality: ["No locality has the code", "A code looks like LC00001, and /v1/localities lists them"],
  unknown_party: ["No party matches", "/v1/parties lists their acronyms and names"],
};

const WARD_BY_P_CODE = "It looks like a P-code: /v1/concordance finds wards by it, in the system pcode";
const P_CODE_OF_WARD = /^NG[0-9]{9}$/i;

/** Why the library found no record, as far as operations have it in common. */
type NotFound = LookupFailure | LgaFailure | { readonly reason: "invalid_option"; readonly option: string };

/** The failure of an identifier that names nothing, or several, and of an option with a wrong value. */
export function failureOf(failure: NotFound): Failure {
  if ("option" in failure) return failureOfValue(failure.option);
  if ("candidates" in failure) return failureOfAmbiguous(failure);
  const [what, hint] = UNKNOWN[failure.reason] ?? ["Nothing matches", "/v1/docs lists all paths"];
  if (failure.reason === "unknown_lga" && "stateCode" in failure)
    return notFound(failure, `No LGA in ${getState(failure.stateCode ?? "")?.name} matches`, hint);
  const isPCode = failure.reason === "unknown_ward" && P_CODE_OF_WARD.test(identifierIn(failure).trim());
  return notFound(failure, what, isPCode ? WARD_BY_P_CODE : hint);
}

const failureOfAmbiguous = ({ identifier, candidates }: { identifier: string; candidates: readonly Lga[] }) =>
  fail(
    "ambiguous",
    `${quote(identifier)} is the name of ${candidates.length} LGAs; pass state, such as state=${candidates[0]?.stateCode}.`,
    {
      candidates: candidates.map((lga) => ({ ...lgaInShort(lga), stateName: getState(lga.stateCode)?.name })),
    },
  );

/** An LGA as failures list it. */
export const lgaInShort = ({ code, inecCode, name, stateCode }: Lga) => ({ code, inecCode, name, stateCode });

/** What the library found, or what is made of it; otherwise why there is none. */
export function answerOf<T, U = T>(
  found: { readonly ok: true; readonly value: T } | NotFound,
  make: (value: T) => U = (value) => value as unknown as U,
): U | Failure {
  return "value" in found ? make(found.value) : failureOf(found);
}

/** Texts that say where the records of a list are. */
export interface GivenPlaces {
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  readonly ward?: string | undefined;
}

/** The places that the filters of a list name, each undefined where it is not given. */
export function placesGiven({ state, lga, ward }: GivenPlaces) {
  const inState = state === undefined ? undefined : answerOf(findState(state));
  if (inState instanceof Failure) return inState;
  const inLga = lga === undefined ? undefined : answerOf(findLga(lga, { state }));
  if (inLga instanceof Failure) return inLga;
  const inWard = ward === undefined ? undefined : answerOf(findWard(ward));
  return inWard instanceof Failure ? inWard : { state: inState, lga: inLga, ward: inWard };
}

/** The contract has read a value before, and says more of what is wrong with it. */
export const failureOfValue = (parameter: string): Failure =>
  fail("invalid_parameter", `${parameter} has a value that it cannot have.`, { parameter });

/** Says why nothing was searched for. */
export const failureOfSearch = (failure: SearchFailure<string>): Failure =>
  failureOfValue(failure.reason === "invalid_option" ? failure.option : "q");
