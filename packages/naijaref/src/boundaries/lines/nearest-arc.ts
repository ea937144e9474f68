import type { BorderMap } from "./border-map.ts";
import { type Scale, scaleAt, squareToLine } from "./metres.ts";

/** The square of the distance to the rectangle around an arc: no line of the arc is nearer. */
function squareToBox(around: Int32Array, arc: number, lon: number, lat: number, scale: Scale): number {
  const dx =
    Math.max((around[4 * arc] as number) - lon, 0, lon - (around[4 * arc + 2] as number)) * scale.lon;
  const dy =
    Math.max((around[4 * arc + 1] as number) - lat, 0, lat - (around[4 * arc + 3] as number)) * scale.lat;
  return dx * dx + dy * dy;
}

/** The nearest of some arcs, and the square of its distance in metres. */
export function nearestArc(
  { borders, boxes: around }: BorderMap,
  arcs: readonly number[],
  lon: number,
  lat: number,
): { readonly arc: number; readonly square: number } {
  const { first, lons, lats } = borders;
  const scale = scaleAt(lat);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const arc of arcs) {
    if (squareToBox(around, arc, lon, lat, scale) >= least) continue;
    const last = (first[arc + 1] as number) - 1;
    for (let line = first[arc] as number; line < last; line++) {
      const square = squareToLine(
        (lons[line] as number) - lon,
        (lats[line] as number) - lat,
        (lons[line + 1] as number) - lon,
        (lats[line + 1] as number) - lat,
        scale,
      );
      if (square >= least) continue;
      least = square;
      nearest = arc;
    }
  }
  return { arc: nearest, square: least };
}
