import { getState } from "naijaref/places";
import type { PackedPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";

/**
 * Loads the polling units of some states: files of the host that served the page. Nothing of the table is
 * sent. It is apart from the page, because it knows all places.
 *
 * @param codes of the states
 */
export async function loadUnits(
  codes: readonly string[],
): Promise<{ readonly units: readonly PackedPollingUnits[]; readonly notLoaded: readonly string[] }> {
  const units: PackedPollingUnits[] = [];
  const notLoaded: string[] = [];
  // One after the other, so that a slow line carries one whole file before the next.
  for (const code of codes) {
    const state = getState(code);
    if (state === undefined) continue;
    try {
      units.push(await loadStateModule(state));
    } catch {
      notLoaded.push(state.name);
    }
  }
  return { units, notLoaded };
}
