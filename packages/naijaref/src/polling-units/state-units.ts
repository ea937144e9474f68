import { ANY, LIMIT } from "../arguments.ts";
import type { PollingUnit, State, Ward } from "../generated/records.ts";
import { findWard, getWard, type Reference, wardsOfLga } from "../places/index.ts";
import { codeIn } from "../places/reference.ts";
import { type Failure, failure, type InvalidOption, type Result, refuseOptions, success } from "../result.ts";
import { runAtOnce, runInSlices } from "../search/engine/steps.ts";
import { failureOf, type SearchFailure } from "../search/options.ts";
import { type PollingUnitCode, type PollingUnitCodeFailure, parsePollingUnitCode } from "./code.ts";
import { openUnits } from "./open.ts";
import type { PackedPollingUnits } from "./packed.ts";
import { indexUnits, type SearchUnits } from "./search.ts";

/** A polling unit with all that its code says. */
export interface FoundPollingUnit extends PollingUnitCode {
  readonly unit: PollingUnit;
}

/** A part of a state: the smaller one, if both are given; the whole state where it is empty. */
export interface WithinState {
  /** A record of an LGA, or any identifier that `findLga` takes. */
  readonly lga?: Reference | undefined;
  /** A record of a ward, or its INEC code. */
  readonly ward?: Reference | undefined;
}

/** Why a part of a state is not to be found in it. */
export type WithinStateFailure = Failure<"unknown_lga" | "unknown_ward"> | InvalidOption<"within">;

export interface StateSearchOptions {
  readonly within?: WithinState | undefined;
  /** How many units at most, 10 if left out. */
  readonly limit?: number | undefined;
}

export const SEARCH_RULES = { within: ANY, limit: LIMIT };

/** The polling units of one state, loaded. Nothing here waits. */
export interface StatePollingUnits {
  readonly state: State;
  /** How many units the state has. */
  readonly count: number;
  /**
   * The unit with a code, in any writing that `parsePollingUnitCode` reads. `other_state`: the code is of a
   * unit of another state.
   */
  readonly find: (
    code: string,
  ) => Result<
    FoundPollingUnit,
    PollingUnitCodeFailure | Failure<"other_state", { code: string; state: State }>
  >;
  /** The units by code. */
  readonly list: (within?: WithinState) => Result<readonly PollingUnit[], WithinStateFailure>;
  /**
   * Units whose name or alias is like the query, best first. Forgives typing errors, punctuation and the
   * order of words. The first search of a state makes its index, and takes up to some hundred milliseconds;
   * not after `prepareSearch`.
   *
   * @param query at most 64 code points, with at least one letter or digit.
   */
  readonly search: (
    query: string,
    options?: StateSearchOptions,
  ) => Result<readonly PollingUnit[], WithinStateFailure | SearchFailure<never>>;
  /**
   * Makes the index of the search in slices of some milliseconds, so that a server does other work between
   * them. Resolves when the index is made; at once if it already is.
   */
  readonly prepareSearch: () => Promise<void>;
}

/**
 * Opens a state's packed units. Throws where they were made from another edition of the dataset than this
 * library.
 */
export function openPollingUnits(packed: PackedPollingUnits): StatePollingUnits {
  const units = openUnits(packed);
  const { state, count } = units;
  let search: SearchUnits | undefined;
  let preparing: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    const made = await runInSlices(indexUnits(units));
    search ??= made;
  }

  const listOf = ({ from, to }: { readonly from: number; readonly to: number }): PollingUnit[] =>
    Array.from({ length: to - from }, (_, at) => units.at(from + at));

  return {
    state,
    count,
    find: (text) => {
      const code = parsePollingUnitCode(text);
      if (!code.ok) return code;
      const { value } = code;
      if (value.state !== state)
        return { ok: false, reason: "other_state", code: value.code, state: value.state };
      const place = units.placeOf(value.ward.code, value.number) as number;
      return success({ ...value, unit: units.at(place) });
    },
    list: (within) => {
      const wards = wardsIn(state, within);
      if (!wards.ok) return wards;
      const wanted = wards.value && new Set(wards.value);
      const listed = units.wards.filter(({ ward }) => wanted === undefined || wanted.has(ward));
      return success(listed.flatMap(listOf));
    },
    search: (query, options) => {
      const problem = failureOf(query, options, SEARCH_RULES);
      if (problem !== undefined) return problem;
      const { within, limit } = options ?? {};
      const wards = wardsIn(state, within);
      if (!wards.ok) return wards;
      search ??= runAtOnce(indexUnits(units));
      return success(search(query, { wards: wards.value?.map(({ code }) => code), limit }));
    },
    prepareSearch: async () => {
      if (search !== undefined) return;
      preparing ??= prepare();
      await preparing;
    },
  };
}

/** The wards that are meant; undefined for all of the state. */
function wardsIn(
  state: State,
  within: WithinState | undefined,
): Result<readonly Ward[] | undefined, WithinStateFailure> {
  // The state of a search in the country was resolved before.
  const refused = refuseOptions<"within">(within, { state: ANY, lga: ANY, ward: ANY });
  if (refused !== undefined) return refused;
  const { lga, ward } = within ?? {};
  if (ward !== undefined) {
    const found = resolveWard(ward);
    return found?.stateCode === state.code ? success([found]) : failure("unknown_ward");
  }
  if (lga === undefined) return success(undefined);
  const wards = wardsOfLga(lga, { state });
  const isHere = wards.ok && wards.value.every(({ stateCode }) => stateCode === state.code);
  return isHere ? wards : failure("unknown_lga");
}

/** The ward of a record that has its code, or of a code. */
export function resolveWard(ward: Reference): Ward | undefined {
  const code = codeIn(ward);
  if (code !== undefined) return getWard(code);
  const found = findWard(ward as string);
  return found.ok ? found.value : undefined;
}
