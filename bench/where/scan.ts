import type { BoundingBox, OutlineGeometry } from "naijaref/boundaries";

/** The code of the LGA at a point, or undefined. */
export type Find = (lon: number, lat: number) => string | undefined;

/** An outline with its rectangle. */
export interface Outline {
  readonly id: string;
  readonly bbox: BoundingBox;
  readonly geometry: OutlineGeometry;
}

/** Rectangles first, then a ray: what one writes without a library. */
export function scan(outlines: readonly Outline[]): Find {
  const shapes = outlines.map(({ id, bbox, geometry }) => ({
    id,
    bbox,
    rings: geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat(),
  }));
  return (lon, lat) =>
    shapes.find(({ bbox: [west, south, east, north], rings }) => {
      if (lon < west || lon > east || lat < south || lat > north) return false;
      let isInside = false;
      for (const ring of rings) {
        for (let at = 1; at < ring.length; at++) {
          const [x0, y0] = ring[at - 1] as [number, number];
          const [x1, y1] = ring[at] as [number, number];
          if (y0 > lat !== y1 > lat && lon < x0 + ((x1 - x0) * (lat - y0)) / (y1 - y0)) isInside = !isInside;
        }
      }
      return isInside;
    })?.id;
}
