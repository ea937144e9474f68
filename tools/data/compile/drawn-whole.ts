import { leaveOutCorners } from "../../../packages/naijaref/src/boundaries/lines/leave-out-corners.ts";
import { crossingsOf } from "../boundaries/crossings.ts";
import type { Step } from "../boundaries/index.ts";

/** The positions that the library draws of an arc. */
function drawn(positions: readonly Step[], grid: number): readonly Step[] {
  const lons = Int32Array.from(positions, ([lon]) => lon * grid);
  const lats = Int32Array.from(positions, ([, lat]) => lat * grid);
  const all = positions.map((_, at) => at);
  return leaveOutCorners({ lons, lats }, all).map((at) => positions[at] as Step);
}

/** The arcs that must keep all positions when the library leaves out corners, so that no borders cross. */
export function arcsDrawnWhole(arcs: readonly (readonly Step[])[], grid: number): readonly number[] {
  const lines = arcs.map((positions) => drawn(positions, grid));
  const whole = new Set<number>();
  for (let crossings = crossingsOf(lines); crossings.length > 0; crossings = crossingsOf(lines)) {
    const before = whole.size;
    for (const { arc } of crossings.flat()) {
      whole.add(arc);
      lines[arc] = arcs[arc] as readonly Step[];
    }
    if (whole.size === before) throw new Error("borders cross although they have all their positions");
  }
  return [...whole].toSorted((a, b) => a - b);
}
