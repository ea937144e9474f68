import { ANY, FUNCTION, requireArgument } from "../arguments.ts";
import type { PollingUnit, State } from "../generated/records.ts";
import { getState, type Reference, type StateFailure } from "../places/index.ts";
import { resolveLga } from "../places/lgas.ts";
import { resolveState } from "../places/states.ts";
import { type Failure, failure, foundOr, type InvalidOption, type Result, refuseOptions } from "../result.ts";
import { failureOf, type SearchFailure } from "../search/options.ts";
import { type PollingUnitCodeFailure, parsePollingUnitCode } from "./code.ts";
import type { PackedPollingUnits } from "./packed.ts";
import {
  type FoundPollingUnit,
  openPollingUnits,
  resolveWard,
  SEARCH_RULES,
  type StatePollingUnits,
  type WithinState,
} from "./state-units.ts";

/** Where to get the packed units of a state. It may throw or reject: its error is passed on. */
export type LoadPackedUnits = (state: State) => PackedPollingUnits | Promise<PackedPollingUnits>;

/**
 * A place, of which the smallest part counts; `state` settles the name of an LGA that several states share.
 * One part at least is needed: units have the same names all over the country.
 */
export interface Within extends WithinState {
  /** A record of a state, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
}

/**
 * Why there is no such place.
 *
 * - `no_place`: neither a state nor an LGA nor a ward is given.
 * - `ambiguous_lga`: LGAs in several states share the name. Pass `state`.
 * - `unknown_state`, `unknown_lga`, `unknown_ward`: there is no such place, in the state if one is given.
 * - `invalid_option`: a place has no part with the name `option`.
 */
export type WithinFailure =
  | Failure<"no_place" | "unknown_state" | "unknown_lga" | "ambiguous_lga" | "unknown_ward">
  | InvalidOption<"within">;

export interface PollingUnitSearchOptions {
  readonly within: Within;
  /** How many units at most, 10 if left out. */
  readonly limit?: number | undefined;
}

/** The polling units of the country. A state's are loaded when they are first asked for, and cached. */
export interface PollingUnits {
  /** The units of a state, to be asked without waiting. */
  readonly loadPollingUnits: (state: Reference) => Promise<Result<StatePollingUnits, StateFailure>>;
  /** The unit with a code, in any writing that `parsePollingUnitCode` reads. */
  readonly findPollingUnit: (code: string) => Promise<Result<FoundPollingUnit, PollingUnitCodeFailure>>;
  /** The units of a state, an LGA or a ward, by code. */
  readonly listPollingUnits: (within: Within) => Promise<Result<readonly PollingUnit[], WithinFailure>>;
  /** The units of a ward, by code. The ward: a record or its INEC code. */
  readonly pollingUnitsOf: (ward: Reference) => Promise<Result<readonly PollingUnit[], WithinFailure>>;
  /** Units whose name or alias is like the query, best first: see `StatePollingUnits.search`. */
  readonly searchPollingUnits: (
    query: string,
    options: PollingUnitSearchOptions,
  ) => Promise<Result<readonly PollingUnit[], WithinFailure | SearchFailure<never>>>;
}

/**
 * The functions of polling units over a way to load them. The package `naijaref-polling-units` is one such
 * way.
 *
 * @param opened keeps the states that are loaded: who clears it gives up their memory.
 */
export function createPollingUnits(
  load: LoadPackedUnits,
  opened: Map<string, Promise<StatePollingUnits>> = new Map(),
): PollingUnits {
  requireArgument("createPollingUnits", "load", load, FUNCTION);

  function unitsOf(state: State): Promise<StatePollingUnits> {
    const known = opened.get(state.code);
    if (known !== undefined) return known;
    const units = Promise.resolve(state).then(load).then(openPollingUnits);
    opened.set(state.code, units);
    // What could not be loaded once may be loaded later.
    units.catch(() => opened.delete(state.code));
    return units;
  }

  const listPollingUnits: PollingUnits["listPollingUnits"] = async (within) => {
    const state = stateOf(within);
    return state.ok ? (await unitsOf(state.value)).list(within) : state;
  };

  return {
    listPollingUnits,
    pollingUnitsOf: (ward) => listPollingUnits({ ward }),
    loadPollingUnits: async (reference) => {
      const state = resolveState(reference);
      return state.ok ? { ok: true, value: await unitsOf(state.value) } : state;
    },
    findPollingUnit: async (text) => {
      const code = parsePollingUnitCode(text);
      if (!code.ok) return code;
      const found = (await unitsOf(code.value.state)).find(code.value.code);
      return found as Result<FoundPollingUnit, PollingUnitCodeFailure>;
    },
    searchPollingUnits: async (query, options) => {
      const problem = failureOf(query, options, SEARCH_RULES);
      if (problem !== undefined) return problem;
      const { within, limit } = options ?? {};
      const state = stateOf(within);
      if (!state.ok) return state;
      const units = await unitsOf(state.value);
      await units.prepareSearch();
      return units.search(query, { within, limit });
    },
  };
}

function stateOf(within: Within | undefined): Result<State, WithinFailure> {
  const refused = refuseOptions<"within">(within, { state: ANY, lga: ANY, ward: ANY });
  if (refused !== undefined) return refused;
  const { state, lga, ward } = within ?? {};
  if (state !== undefined) {
    const found = resolveState(state);
    return found.ok ? found : failure("unknown_state");
  }
  if (ward !== undefined) return foundOr("unknown_ward", getState(resolveWard(ward)?.stateCode ?? ""));
  if (lga === undefined) return failure("no_place");
  const found = resolveLga(lga);
  if (found.ok) return foundOr("unknown_lga", getState(found.value.stateCode));
  return failure(found.reason === "ambiguous" ? "ambiguous_lga" : "unknown_lga");
}
