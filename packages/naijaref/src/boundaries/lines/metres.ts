import type { BorderMap } from "./border-map.ts";

/** How many metres a millionth of a degree is at a place. */
export interface Scale {
  readonly lon: number;
  readonly lat: number;
}

const RADIANS = Math.PI / 180 / 1_000_000;

/**
 * On the ellipsoid of WGS 84, by the series for the length of a degree. A border is near enough for a flat
 * map.
 */
export function scaleAt(lat: number): Scale {
  const cos = Math.cos(lat * RADIANS);
  const cos2 = 2 * cos * cos - 1;
  const cos3 = cos * (2 * cos2 - 1);
  const cos5 = 2 * cos2 * cos3 - cos;
  return {
    lon: (111_412.84 * cos - 93.5 * cos3 + 0.118 * cos5) / 1_000_000,
    lat: (111_132.92 - 559.82 * cos2 + 1.175 * (2 * cos2 * cos2 - 1)) / 1_000_000,
  };
}

/** The square of the distance in metres to a line from the point that its two ends are measured from. */
export function squareToLine(x0: number, y0: number, x1: number, y1: number, scale: Scale): number {
  const dx = (x1 - x0) * scale.lon;
  const dy = (y1 - y0) * scale.lat;
  const px = -x0 * scale.lon;
  const py = -y0 * scale.lat;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  const ex = px - along * dx;
  const ey = py - along * dy;
  return ex * ex + ey * ey;
}

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
