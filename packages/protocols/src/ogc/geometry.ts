import type { BoundingBox, OutlineGeometry, PolygonCoordinates, Position } from "naijaref/boundaries";

/** The box around shapes that have one. */
export const boxAround = (shapes: readonly { readonly bbox: BoundingBox | null }[]): BoundingBox => {
  const boxes = shapes.flatMap(({ bbox }) => (bbox === null ? [] : [bbox]));
  const side = (at: 0 | 1 | 2 | 3) => boxes.map((box) => box[at]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
};

/** Whether two boxes have a point in common. */
export const boxesMeet = ([west, south, east, north]: BoundingBox, other: BoundingBox): boolean =>
  west <= other[2] && south <= other[3] && east >= other[0] && north >= other[1];

export const holdsBox = ([west, south, east, north]: BoundingBox, other: BoundingBox): boolean =>
  west <= other[0] && south <= other[1] && east >= other[2] && north >= other[3];

export function meetsBox(geometry: OutlineGeometry, box: BoundingBox): boolean {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  // Either a line of the outline enters the box, or the box is inside the outline as a whole, or outside.
  return (
    polygons.some((rings) =>
      rings.some((ring) => ring.some((to, at) => at > 0 && entersBox(ring[at - 1] as Position, to, box))),
    ) || polygons.some((rings) => contains(rings, [box[0], box[1]]))
  );
}

/** Whether a line has a point in a box: it is cut off at each side (Liang and Barsky, 1984). */
function entersBox(from: Position, to: Position, [west, south, east, north]: BoundingBox): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const step = to[axis] - from[axis];
    const [least, most] = axis === 0 ? [west, east] : [south, north];
    if (step === 0) {
      if (from[axis] < least || from[axis] > most) return false;
      continue;
    }
    const [a, b] = [(least - from[axis]) / step, (most - from[axis]) / step];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first <= last;
}

function contains(rings: PolygonCoordinates, [lon, lat]: Position): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [at, [x, y]] of ring.entries()) {
      const [beforeX, beforeY] = ring[at - 1] ?? [x, y];
      if (y > lat !== beforeY > lat && lon < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
        isInside = !isInside;
    }
  }
  return isInside;
}
