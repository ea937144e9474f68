import {
  createMatcher,
  createPollingUnitMatcher,
  type MatchCandidate,
  type PollingUnitMatcher,
} from "naijaref/match";
import type { State } from "naijaref/places";
import {
  openPollingUnits,
  type PollingUnit,
  parsePollingUnitCode,
  type StatePollingUnits,
} from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { loaded } from "../worker.ts";
import { type Doubt, eachOnce, MAX_CANDIDATES } from "./messages.ts";

/** The polling units that were loaded: of 37 states at most. */
const held = new Map<string, StatePollingUnits>();

/** Loads the units of states: files of the host that served the page. Nothing of the table is sent. */
export async function loadStates(states: Iterable<State>): Promise<void> {
  // One after the other, so that a slow line carries one whole file before the next.
  for (const state of states)
    if (!held.has(state.code))
      held.set(
        state.code,
        openPollingUnits(
          await loaded(
            loadStateModule(state),
            `The polling units of ${state.name} could not be loaded. They need a connection once: connect to the internet and match again.`,
          ),
        ),
      );
}

export const createUnitMatcher = (): PollingUnitMatcher => createPollingUnitMatcher({ units: held });

const candidateOf = ({ code, name, stateCode }: PollingUnit, confidence: number): MatchCandidate => ({
  kind: "polling_unit",
  code,
  name,
  stateCode,
  confidence,
});

/** The units that a person may mean by what they type: the likeliest, then those of the row's place. */
export async function findUnits(text: string, doubt: Doubt): Promise<readonly MatchCandidate[]> {
  const asked = text.trim() === "" ? doubt.text : text;
  const { state, lga, ward } = doubt;
  const matcher = createUnitMatcher();
  const own = matcher.stateOf(asked, { state, lga, ward });
  if (own !== undefined) await loadStates([own]);
  const likely = matcher.match(asked, { state, lga, ward }).candidates;
  const units = held.get(own?.code ?? "");
  const others = units === undefined ? [] : unitsIn(units, text, doubt);
  return eachOnce([...likely, ...others.slice(0, MAX_CANDIDATES).map((unit) => candidateOf(unit, 0))]);
}

export function loadedUnit(code: string): MatchCandidate | undefined {
  const parsed = parsePollingUnitCode(code);
  const found = parsed.ok ? held.get(parsed.value.state.code)?.find(code) : undefined;
  return found?.ok === true ? candidateOf(found.value.unit, 1) : undefined;
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
    text.trim() === "" && isPlaced
      ? units.list(place)
      : units.search(text, { within: place, limit: MAX_CANDIDATES });
  return listed.ok ? listed.value : [];
}
