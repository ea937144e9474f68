import { toDegrees } from "../coordinate.ts";
import { borders } from "../lines/faces.ts";
import { type Detail, positionsOfRing } from "./detail.ts";
import type { BoundingBox, OutlineGeometry, Position } from "./geojson.ts";
import type { ArcPolygon } from "./outline.ts";

/** Polygons of arcs as GeoJSON: a MultiPolygon only if there are several. */
export function toGeometry(polygons: readonly ArcPolygon[], detail: Detail): OutlineGeometry {
  const { lons, lats } = borders();
  const coordinates = polygons.map((rings) =>
    rings.map((ring) =>
      positionsOfRing(ring, detail).map(
        (at): Position => [toDegrees(lons[at] as number), toDegrees(lats[at] as number)],
      ),
    ),
  );
  const [first = []] = coordinates;
  return coordinates.length === 1
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates };
}

/** The rectangle around a geometry. */
export function boxOfGeometry(geometry: OutlineGeometry): BoundingBox {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return joinBoxes(
    polygons.flatMap(([outline = []]) => outline.map(([lon, lat]): BoundingBox => [lon, lat, lon, lat])),
  );
}

/** The rectangle around rectangles. */
export const joinBoxes = (boxes: readonly BoundingBox[]): BoundingBox =>
  boxes.reduce(
    ([west, south, east, north], box): BoundingBox => [
      Math.min(west, box[0]),
      Math.min(south, box[1]),
      Math.max(east, box[2]),
      Math.max(north, box[3]),
    ],
    [180, 90, -180, -90] satisfies BoundingBox,
  );
