import { type MatchWithin, prepareMatcher } from "naijaref/match";
import type { State } from "naijaref/places";
import type { StatePollingUnits } from "naijaref/polling-units";
import type { ServiceState } from "./operations.ts";

/** What reading polling units needs of the service. */
export type WithUnits = Pick<ServiceState, "pollingUnits">;

/** The polling units of some states, by the two letters of each. */
export type LoadedUnits = ReadonlyMap<string, StatePollingUnits>;

/**
 * Reads the names among which the ward of polling units is looked up, in slices: without a state those of
 * all wards, which take some tenths of a second.
 */
export async function readWardNames({ state, lga, ward }: MatchWithin): Promise<void> {
  if (ward !== undefined) await prepareMatcher({ kind: "ward", within: { state, lga } });
}

/** Loads the polling units of the states that something needs; of no state where it needs none. */
export async function loadUnits(
  states: Iterable<State | undefined>,
  { pollingUnits }: WithUnits,
): Promise<LoadedUnits> {
  const units = new Map<string, StatePollingUnits>();
  for (const state of new Set(states)) {
    if (state === undefined) continue;
    const loaded = await pollingUnits.loadPollingUnits(state);
    if (loaded.ok) units.set(state.code, loaded.value);
  }
  return units;
}
