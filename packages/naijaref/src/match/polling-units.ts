import { OBJECT, type Rule, requireArgument, requireOptions } from "../arguments.ts";
import type { PollingUnit } from "../generated/records.ts";
import { fold } from "../names/fold.ts";
import { PHRASES } from "../names/vocabulary.ts";
import { getLga, getState, getWard, type State } from "../places/index.ts";
import {
  type PollingUnitCode,
  type PollingUnitCodeFailure,
  parsePollingUnitCode,
} from "../polling-units/code.ts";
import { otherNamesOf, spellOut } from "../polling-units/spell-out.ts";
import type { StatePollingUnits } from "../polling-units/state-units.ts";
import { explainPollingUnitCode } from "../reasons.ts";
import { runAtOnce } from "../search/engine/steps.ts";
import { type Area, areaOf, type MatchWithin } from "./area.ts";
import { isWithin } from "./codes.ts";
import { type EntryKind, MatchEntry } from "./list.ts";
import { matchOnce } from "./match-once.ts";
import { type Matcher, WITHIN } from "./matcher.ts";
import { Names } from "./names-in.ts";
import { Query } from "./query.ts";
import { ReadingRules } from "./reading.ts";
import { candidateFrom, type MatchResult, matched, nothing, quote } from "./result.ts";
import { matchQuery } from "./rules.ts";
import type { Scopes } from "./scopes.ts";

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

/** "PU 007", "Unit 7" or "007": the number of a unit in its ward. A bare number needs its three digits. */
const UNIT_NUMBER = /^(?:(?:polling unit|unit|pu)(?: no| number)? ([0-9]{1,3})|([0-9]{3}))$/;

type LoadedUnits = ReadonlyMap<string, StatePollingUnits>;

/** What a text means that is a code, or a number in a ward that is known; undefined for any other text. */
function matchUnitCode(text: string, area: Area, units: LoadedUnits): MatchResult | undefined {
  const code = parsePollingUnitCode(text);
  if (code.ok) return matchCode(text, code.value, area, units);
  // It is written as a code, and names no unit.
  if ("code" in code) return withNewCode(nothing(explainPollingUnitCode(code)), code, units);
  const [, worded, bare] = UNIT_NUMBER.exec(fold(text)) ?? [];
  const number = worded ?? bare;
  if (number === undefined || area.ward === undefined) return undefined;
  const numbered = parsePollingUnitCode(`${area.ward.code}-${number}`);
  if (!numbered.ok) return nothing(`${area.ward.name} has no polling unit ${number}.`);
  const unit = unitOf(numbered.value, units);
  if (unit === undefined) return notLoaded(numbered.value);
  return matched(unit, "alias", 0.9, `${quote(text)} is the number of ${unit.label}.`);
}

function matchCode(text: string, code: PollingUnitCode, area: Area, units: LoadedUnits): MatchResult {
  const unit = unitOf(code, units);
  if (unit === undefined) return notLoaded(code);
  if (isWithin(unit, area) && (area.ward ?? code.ward).code === code.ward.code)
    return matched(unit, "exact", 1, `${quote(text)} is the code of ${unit.label}.`);
  const place = (area.ward ?? area.lga ?? area.state)?.label;
  return nothing(`${quote(text)} is the code of ${unit.label}, which is not in ${place}.`, [
    candidateFrom(unit, 0.3),
  ]);
}

function unitOf({ code, state }: PollingUnitCode, units: LoadedUnits) {
  const found = units.get(state.code)?.find(code);
  return found?.ok ? unitEntry(found.value.unit) : undefined;
}

/** The code that probably replaced a former one is a candidate, never the result. */
function withNewCode(result: MatchResult, failure: PollingUnitCodeFailure, units: LoadedUnits): MatchResult {
  if (failure.reason !== "former_code" || failure.former.codeNow === null) return result;
  const now = parsePollingUnitCode(failure.former.codeNow);
  const unit = now.ok ? unitOf(now.value, units) : undefined;
  return unit === undefined ? result : { ...result, candidates: [candidateFrom(unit, 0.5)] };
}

const UNIT_RULES = /* @__PURE__ */ new ReadingRules({ stopPhrases: PHRASES.polling_unit, prepare: spellOut });

function unitEntry({ code, name, inecName, aliases, lgaCode, stateCode }: PollingUnit): MatchEntry {
  return new MatchEntry(UNIT, {
    code,
    name,
    aliases: otherNamesOf(name, inecName, aliases),
    stateCode,
    lgaCode,
  });
}

const UNIT: EntryKind = {
  kind: "polling_unit",
  labelOf: ({ code, name, lgaCode }) =>
    `${name} (${code}) in ${getWard(code.slice(0, 8))?.name}, ${getLga(lgaCode ?? "")?.name}`,
};

/** The names of so many wards and LGAs of a state are cached. */
const MAX_CACHED = 64;

const cached = new WeakMap<StatePollingUnits, Map<string, Names>>();

/** The units of a state. What is elsewhere is not looked for: units all over the country have the same names. */
const scopesOfUnits = (units: StatePollingUnits): Scopes => ({
  rules: UNIT_RULES,
  /** Those of a ward or an LGA. */
  namesIn(code = "") {
    const scopes = cached.get(units) ?? new Map<string, Names>();
    cached.set(units, scopes);
    const known = scopes.get(code);
    if (known !== undefined) return known;
    const listed = units.list(code.startsWith("NG") ? { lga: code } : { ward: code });
    const entries = (listed.ok ? listed.value : []).map(unitEntry);
    const names = runAtOnce(new Names(entries, UNIT_RULES).readAll(true));
    if (scopes.size >= MAX_CACHED) scopes.clear();
    scopes.set(code, names);
    return names;
  },
  named: () => [],
  byCode: () => undefined,
});

const notLoaded = ({ state: { name } }: { readonly state: { readonly name: string } }): MatchResult =>
  nothing(`The polling units of ${name} are not loaded.`);

function matchUnitName(text: string, area: Area, units: LoadedUnits): MatchResult {
  const { state, lga } = area;
  if (lga === undefined || state === undefined)
    return nothing("Give the ward or the LGA: polling units all over the country have the same names.");
  const loaded = units.get(state.code);
  if (loaded === undefined) return notLoaded({ state });
  return matchQuery(new Query(text, "polling_unit", area, ["polling_unit"], scopesOfUnits(loaded)));
}
