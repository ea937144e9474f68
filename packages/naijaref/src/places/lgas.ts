import { ANY } from "../arguments.ts";
import { lgasTable } from "../generated/lgas.ts";
import type { Lga } from "../generated/records.ts";
import { codeKey, indexIdentifiers } from "../names/identifiers.ts";
import { findBracketed, remarkOf } from "../names/tokens.ts";
import {
  type Failure,
  failure,
  type InvalidOption,
  type Result,
  refuseOptions,
  success,
  type Unknown,
  unknown,
} from "../result.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { inecCodeKey } from "./inec-code.ts";
import { codeIn, identifierOf, placeTiers, type Reference } from "./reference.ts";
import { findState, resolveState, type StateFailure } from "./states.ts";

/** All 774 local government areas, by P-code: by state, then alphabetical. */
export const listLgas: () => readonly Lga[] = /* @__PURE__ */ lazyList(
  "listLgas",
  () => unpack<Lga>(lgasTable),
  "Call lgasOfState for those of a state.",
);

/** In which state to look for an LGA. */
export interface LgaOptions {
  /**
   * A record of a state, or any identifier that `findState` takes. Needed when LGAs in several states share
   * the name.
   */
  readonly state?: Reference | undefined;
}

/**
 * Why there is no LGA, or not one.
 *
 * - `unknown_lga`: no LGA has this code, name or alias, in the state if one is given. `identifier` is what
 *   was given, `stateCode` the code of that state.
 * - `unknown_state`: `state` names no state. `identifier` is what was given as the state.
 * - `ambiguous`: LGAs in several states share the name, `identifier`; `candidates` lists them. Pass `state`.
 * - `not_text`: the identifier is not a string.
 * - `invalid_option`: there is no option with the name `option`; `options` where they are not an object.
 */
export type LgaFailure =
  | Unknown<"unknown_lga", { stateCode?: string }>
  | Unknown<"unknown_state">
  | Failure<"not_text">
  | InvalidOption<"state">
  | Unknown<"ambiguous", { candidates: readonly Lga[] }>;

const RULES = { state: ANY };

const HAS_DIGIT = /[0-9]/;

const byCode = /* @__PURE__ */ lazy(() => new Map(listLgas().map((lga) => [lga.code, lga])));

const byState = /* @__PURE__ */ lazy(() => groupBy(listLgas(), (lga) => lga.stateCode));

const byIdentifier = /* @__PURE__ */ indexIdentifiers(
  listLgas,
  /* @__PURE__ */ placeTiers(
    (lga) => [lga.code, lga.inecCode],
    // Most identifiers are names, which have no digit.
    (code) => (HAS_DIGIT.test(code) ? inecCodeKey(code, 2) : codeKey(code)),
  ),
);

/** The LGA with a P-code as in `Lga.code` ("NG025011"), in exactly this form; undefined if there is none. */
export const getLga = (code: string): Lga | undefined => byCode().get(code);

/**
 * The LGA that an identifier names.
 *
 * @param identifier P-code, INEC code (`24-11`, `24/11`, `2411`), name, slug or an alias; names are compared
 * ignoring case, accents, punctuation and words such as LGA; the state may stand behind: "Surulere, Lagos".
 */
export function findLga(identifier: string, options?: LgaOptions): Result<Lga, LgaFailure> {
  if (typeof identifier !== "string") return failure("not_text");
  const refused = refuseOptions<"state">(options, RULES);
  if (refused !== undefined) return refused;
  const state = options?.state === undefined ? undefined : resolveState(options.state);
  if (state?.ok === false) return unknown("unknown_state", identifierOf(options?.state));
  const named = (name: string): readonly Lga[] =>
    byIdentifier(name, state && ((lga) => lga.stateCode === state.value.code));
  const candidates = named(identifier);
  if (candidates.length > 1) return { ...unknown("ambiguous", identifier), candidates };
  const only = (name: string): Lga | undefined =>
    named(name).length === 1 ? named(name)[0] : state === undefined ? besideState(name) : undefined;
  const lga = only(identifier) ?? findBracketed(identifier, only);
  if (lga !== undefined) return success(lga);
  const miss = unknown("unknown_lga", identifier);
  return state === undefined ? miss : { ...miss, stateCode: state.value.code };
}

/** The LGA that is named with its state: "Surulere (Lagos)". */
function besideState(identifier: string): Lga | undefined {
  const [name = "", remark = ""] = remarkOf(identifier) ?? [];
  const state = findState(remark);
  const found = state.ok ? findLga(name, { state: state.value }) : undefined;
  return found?.ok === true ? found.value : undefined;
}

/** All LGAs that an identifier may name: one, those of several states that share the name, or none. */
export function lgasNamed(identifier: string, options?: LgaOptions): readonly Lga[] {
  const found = findLga(identifier, options);
  return found.ok ? [found.value] : found.reason === "ambiguous" ? found.candidates : [];
}

/** The LGA of a record that has its code, or of an identifier. */
export function resolveLga(lga: Reference, options?: LgaOptions): Result<Lga, LgaFailure> {
  const code = codeIn(lga);
  if (code === undefined) return findLga(lga as string, options);
  const refused = refuseOptions<"state">(options, RULES);
  if (refused !== undefined) return refused;
  const found = getLga(code);
  return found === undefined ? unknown("unknown_lga", code) : success(found);
}

const NONE: readonly Lga[] = [];

/** The LGAs of a state by its code ("OY"), by P-code. */
export const lgasInState = (stateCode: string): readonly Lga[] => byState().get(stateCode) ?? NONE;

/**
 * The LGAs of a state, by P-code.
 *
 * @param state a record of a state, or any identifier that `findState` takes.
 */
export function lgasOfState(state: Reference): Result<readonly Lga[], StateFailure> {
  const found = resolveState(state);
  return found.ok ? success(lgasInState(found.value.code)) : found;
}
