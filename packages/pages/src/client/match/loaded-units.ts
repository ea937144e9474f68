import {
  createMatcher,
  createPollingUnitMatcher,
  type MatchCandidate,
  type PollingUnitMatcher,
} from "naijaref/match";
import {
  openPollingUnits,
  type PackedPollingUnits,
  type PollingUnit,
  parsePollingUnitCode,
  type StatePollingUnits,
} from "naijaref/polling-units";
import type { Doubt } from "./messages.ts";

/** More are not read. */
const MAX = 50;

/** The polling units that the page has given its worker: of 37 states at most. */
export interface LoadedUnits {
  readonly load: (packed: PackedPollingUnits) => void;
  readonly createMatcher: () => PollingUnitMatcher;
  /** The units that a person may mean by what they type: the likeliest, then those of the row's place. */
  readonly find: (text: string, doubt: Doubt) => readonly MatchCandidate[];
  /** The unit with a code, if its state is here. */
  readonly get: (code: string) => MatchCandidate | undefined;
}

const candidateOf = ({ code, name, stateCode }: PollingUnit, confidence: number): MatchCandidate => ({
  kind: "polling_unit",
  code,
  name,
  stateCode,
  confidence,
});

export function openLoadedUnits(): LoadedUnits {
  const loaded = new Map<string, StatePollingUnits>();
  const create = (): PollingUnitMatcher => createPollingUnitMatcher({ units: loaded });
  return {
    load(packed) {
      const units = openPollingUnits(packed);
      loaded.set(units.state.code, units);
    },
    createMatcher: create,
    find(text, doubt) {
      const asked = text.trim() === "" ? doubt.text : text;
      const { state, lga, ward } = doubt;
      const matcher = create();
      const likely = matcher.match(asked, { state, lga, ward }).candidates;
      const found = new Map(likely.map((candidate) => [candidate.code, candidate]));
      const units = loaded.get(matcher.stateOf(asked, { state, lga, ward })?.code ?? "");
      for (const unit of units === undefined ? [] : unitsIn(units, text, doubt)) {
        if (found.size >= MAX) break;
        if (!found.has(unit.code)) found.set(unit.code, candidateOf(unit, 0));
      }
      return [...found.values()];
    },
    get(code) {
      const parsed = parsePollingUnitCode(code);
      const found = parsed.ok ? loaded.get(parsed.value.state.code)?.find(code) : undefined;
      return found?.ok === true ? candidateOf(found.value.unit, 1) : undefined;
    },
  };
}

/** The units of the row's ward or LGA that have what is typed; without a text all of them. */
function unitsIn(units: StatePollingUnits, text: string, { lga, ward }: Doubt): readonly PollingUnit[] {
  const state = units.state.code;
  const place = {
    lga: createMatcher({ kind: "lga" }).match(lga, { state }).code ?? undefined,
    ward: createMatcher({ kind: "ward" }).match(ward, { state, lga }).code ?? undefined,
  };
  const isPlaced = place.lga !== undefined || place.ward !== undefined;
  const listed =
    text.trim() === "" && isPlaced ? units.list(place) : units.search(text, { within: place, limit: MAX });
  return listed.ok ? listed.value : [];
}
