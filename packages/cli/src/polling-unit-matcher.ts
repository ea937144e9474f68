import { createPollingUnitMatcher, type Matcher, type MatchWithin } from "naijaref/match";
import { listStates } from "naijaref/places";
import type { StatePollingUnits } from "naijaref/polling-units";
import { loadPollingUnits } from "./state.ts";

/**
 * A matcher with the polling units of the whole country: a row says its state only when it is read, and all
 * states are loaded in half a second.
 */
export async function loadPollingUnitMatcher(within: MatchWithin): Promise<Matcher> {
  const { loadPollingUnits: load } = await loadPollingUnits();
  const units = new Map<string, StatePollingUnits>();
  for (const state of listStates()) {
    const loaded = await load(state);
    if (loaded.ok) units.set(state.code, loaded.value);
  }
  return createPollingUnitMatcher({ units, within });
}
