import { bordersTable } from "../../generated/borders.ts";
import { lazy } from "../../table/lazy.ts";
import { toDegrees } from "../coordinate.ts";
import { borderMap, borders } from "../lines/faces.ts";
import { leaveOutCorners } from "../lines/leave-out-corners.ts";
import type { BoundingBox, OutlineGeometry, Position } from "./geojson.ts";
import type { ArcPolygon, ArcRing } from "./outline.ts";

export const DETAILS = /* @__PURE__ */ Object.freeze(["full", "draw"] as const);

/**
 * How many positions an outline has: `full`, as they are looked up, or `draw`, about a third of them, for
 * maps of the country or of a state. Neighbours still share their border in `draw`, but a point near it can
 * be on the wrong side.
 */
export type Detail = (typeof DETAILS)[number];

/** The arc that a ring uses, in whichever direction. */
export const arcOf = (use: number): number => (use < 0 ? ~use : use);

/** The places of the positions of each arc in the coordinate lists. */
export function positionsOfArc(arc: number, detail: Detail): readonly number[] {
  if (detail === "draw") return drawnArcs()[arc] ?? [];
  const { first } = borders();
  const start = first[arc] as number;
  return Array.from({ length: (first[arc + 1] as number) - start }, (_, at) => start + at);
}

/** The places of the positions of a ring. The last is the first again. */
export const positionsOfRing = (ring: ArcRing, detail: Detail): readonly number[] =>
  ring.flatMap((use, at) => {
    const positions = positionsOfArc(arcOf(use), detail);
    const inOrder = use < 0 ? [...positions].reverse() : positions;
    return at === 0 ? inOrder : inOrder.slice(1);
  });

const drawnArcs = /* @__PURE__ */ lazy(() => {
  const lines = borders();
  return Array.from({ length: lines.arcs }, (_, arc) => {
    const positions = positionsOfArc(arc, "full");
    return bordersTable.drawnWhole.includes(arc) ? positions : leaveOutCorners(lines, positions);
  });
});

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

/** The rectangle around arcs. In full no line is read: the map has that of each arc. */
export function boxOfArcs(arcs: readonly number[], detail: Detail): BoundingBox {
  if (detail === "full") {
    const { boxes } = borderMap();
    const boxOf = (arc: number) => Array.from(boxes.subarray(4 * arc, 4 * arc + 4), toDegrees);
    return joinBoxes(arcs.map(boxOf) as BoundingBox[]);
  }
  const { lons, lats } = borders();
  return joinBoxes(
    arcs
      .flatMap((arc) => positionsOfArc(arc, detail))
      .map((at): BoundingBox => {
        const [lon, lat] = [toDegrees(lons[at] as number), toDegrees(lats[at] as number)];
        return [lon, lat, lon, lat];
      }),
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
