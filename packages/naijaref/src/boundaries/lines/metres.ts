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
