import type { State } from "../generated/records.ts";
import { statesTable } from "../generated/states.ts";
import { type Failure, failure, foundOr, type Result } from "../result.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { indexIdentifiers } from "../text/identifiers.ts";
import { codeIn, type Reference } from "./reference.ts";
import { placeTiers } from "./tiers.ts";

/** The 36 states and the Federal Capital Territory, by P-code, which is alphabetical. */
export const listStates: () => readonly State[] = /* @__PURE__ */ lazy(() => unpack<State>(statesTable));

/**
 * Why there is no state.
 *
 * - `unknown_state`: no state has this code, name or alias.
 * - `not_text`: the identifier is not a string.
 */
export type StateFailure = Failure<"unknown_state" | "not_text">;

const byCode = /* @__PURE__ */ lazy(() => new Map(listStates().map((state) => [state.code, state])));

const byIdentifier = /* @__PURE__ */ lazy(() =>
  indexIdentifiers(
    listStates(),
    placeTiers((state) => [state.code, state.isoCode, state.inecCode, state.pcode]),
  ),
);

/** The state with a code as in `State.code` ("LA"), in exactly this form; undefined if there is none. */
export const getState = (code: string): State | undefined => byCode().get(code);

/**
 * The state that an identifier names.
 *
 * @param identifier the two letters, ISO 3166-2 code, INEC number, P-code, name, slug or an alias; names
 *   are compared ignoring case, accents, punctuation and the word State.
 */
export function findState(identifier: string): Result<State, StateFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  return foundOr("unknown_state", byIdentifier()(identifier)[0]);
}

/** The state of a record that has its code, or of an identifier. */
export function resolveState(state: Reference): Result<State, StateFailure> {
  const code = codeIn(state);
  return code === undefined ? findState(state as string) : foundOr("unknown_state", getState(code));
}
