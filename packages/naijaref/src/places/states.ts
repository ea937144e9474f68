import type { State } from "../generated/records.ts";
import { statesTable } from "../generated/states.ts";
import { indexIdentifiers } from "../names/identifiers.ts";
import { findBracketed } from "../names/tokens.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../result.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { codeIn, placeTiers, type Reference } from "./reference.ts";

/** The 36 states and the Federal Capital Territory, by P-code, which is alphabetical. */
export const listStates: () => readonly State[] = /* @__PURE__ */ lazyList("listStates", () =>
  unpack<State>(statesTable),
);

/**
 * Why there is no state.
 *
 * - `unknown_state`: no state has this code, name or alias. `identifier` is what was given.
 * - `not_text`: the identifier is not a string.
 */
export type StateFailure = Unknown<"unknown_state"> | Failure<"not_text">;

const byCode = /* @__PURE__ */ lazy(() => new Map(listStates().map((state) => [state.code, state])));

const byIdentifier = /* @__PURE__ */ indexIdentifiers(
  listStates,
  /* @__PURE__ */ placeTiers((state) => [state.code, state.isoCode, state.inecCode, state.pcode]),
);

/** The state with a code as in `State.code` ("LA"), in exactly this form; undefined if there is none. */
export const getState = (code: string): State | undefined => byCode().get(code);

/** The name of the state with such a code; the code itself where there is none. */
export const stateName = (code: string): string => getState(code)?.name ?? code;

/**
 * The state that an identifier names.
 *
 * @param identifier the two letters, ISO 3166-2 code, INEC number, P-code, name, slug or an alias; names
 *   are compared ignoring case, accents, punctuation and the word State.
 */
export function findState(identifier: string): Result<State, StateFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  const named = (name: string): State | undefined => byIdentifier(name)[0];
  const state = named(identifier) ?? findBracketed(identifier, named);
  return state === undefined ? unknown("unknown_state", identifier) : success(state);
}

/** The state of a record that has its code, or of an identifier. */
export function resolveState(state: Reference): Result<State, StateFailure> {
  const code = codeIn(state);
  if (code === undefined) return findState(state as string);
  const found = getState(code);
  return found === undefined ? unknown("unknown_state", code) : success(found);
}
