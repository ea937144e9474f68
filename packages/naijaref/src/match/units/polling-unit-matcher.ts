import { OBJECT, type Rule, requireArgument, requireOptions } from "../../arguments.ts";
import { fold } from "../../names/fold.ts";
import { getState, type State } from "../../places/index.ts";
import { parsePollingUnitCode } from "../../polling-units/code.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import type { Area, MatchWithin, NoArea } from "../area.ts";
import { areaOf } from "../area.ts";
import { MAX_CACHED, MAX_CHARACTERS, type Matcher, WITHIN } from "../matcher.ts";
import { frozen, type MatchResult, nothing } from "../result.ts";
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
  const cached = new Map<string, MatchResult>();
  return {
    kind: "polling_unit",
    stateOf(text, row) {
      const own = row ?? {};
      if (isNoText(text)) return undefined;
      const code = parsePollingUnitCode(text);
      if (code.ok) return code.value.state;
      const area = settle(own);
      return area.ok ? getState(area.state?.code ?? "") : undefined;
    },
    match(text, row) {
      const own = row ?? {};
      if (isNoText(text)) return nothing("The text is not a string.");
      if (text.length > MAX_CHARACTERS)
        return nothing(`The text is longer than ${MAX_CHARACTERS} characters.`);
      const area = settle(own);
      const key = `${area.key}\n${text}`;
      const known = cached.get(key);
      if (known !== undefined) return known;
      const result = area.ok ? matchUnit(text, area, units) : unsettled(area);
      if (cached.size >= MAX_CACHED) cached.clear();
      cached.set(key, frozen(result));
      return result;
    },
  };
}

const UNITS: Rule = {
  is: (value) => value instanceof Map,
  must: "be a Map of each state's polling units by its two letters",
};

const isNoText = (text: unknown): boolean => typeof text !== "string";

const unsettled = ({ why, candidates }: NoArea): MatchResult => nothing(why, candidates);

function matchUnit(text: string, area: Area, units: ReadonlyMap<string, StatePollingUnits>): MatchResult {
  if (fold(text) === "") return nothing("The text has no letter or digit.");
  return matchUnitCode(text, area, units) ?? matchUnitName(text, area, units);
}
