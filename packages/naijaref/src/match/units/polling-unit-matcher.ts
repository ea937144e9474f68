import { OBJECT, type Rule, requireArgument, requireOptions } from "../../arguments.ts";
import { getState, type State } from "../../places/index.ts";
import { parsePollingUnitCode } from "../../polling-units/code.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import { areaOf, type MatchWithin } from "../area.ts";
import { type Matcher, matchOnce, WITHIN } from "../matcher.ts";
import { matchUnitCode } from "./unit-codes.ts";
import { matchUnitName } from "./unit-names.ts";

export interface PollingUnitMatcherOptions {
  /** The polling units of each state, by its two letters, as `loadPollingUnits` loads them. */
  readonly units: ReadonlyMap<string, StatePollingUnits>;
  /** The ward or the LGA of all of them. A row may say it too. */
  readonly within?: MatchWithin | undefined;
}

export interface PollingUnitMatcher extends Matcher {
  readonly kind: "polling_unit";
  /** The state whose units are needed to match a text, or undefined where none are. */
  readonly stateOf: (text: string, within?: MatchWithin) => State | undefined;
}

/**
 * A matcher of texts with the polling units that they mean: by code anywhere, by name in a ward or an LGA.
 * Units of one ward often share a name: then the result is `ambiguous`.
 */
export function createPollingUnitMatcher(options: PollingUnitMatcherOptions): PollingUnitMatcher {
  requireArgument("createPollingUnitMatcher", "options", options, OBJECT);
  requireOptions("createPollingUnitMatcher", options, { units: UNITS, within: WITHIN });
  requireArgument("createPollingUnitMatcher", "units", options.units, UNITS);
  const { units, within = {} } = options;
  const settle = areaOf(within);
  return {
    kind: "polling_unit",
    stateOf(text, row) {
      if (typeof text !== "string") return undefined;
      const code = parsePollingUnitCode(text);
      if (code.ok) return code.value.state;
      const area = settle(row ?? {});
      return area.ok ? getState(area.state?.code ?? "") : undefined;
    },
    match: matchOnce(
      settle,
      (text, area) => matchUnitCode(text, area, units) ?? matchUnitName(text, area, units),
    ),
  };
}

const UNITS: Rule = {
  is: (value) => value instanceof Map,
  must: "be a Map of each state's polling units by its two letters",
};
