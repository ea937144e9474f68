import { type Result, success } from "../../result.ts";
import { toDegrees } from "../coordinate.ts";
import { borders } from "../lines/faces.ts";
import { GRID } from "../lines/packed.ts";
import { type BoundaryFilter, type BoundaryFilterFailure, type BoundaryKind, select } from "./collection.ts";
import { type BoundingBox, OUTLINE_CREDIT, OUTLINE_SOURCES, type OutlineCredit } from "./geojson.ts";
import { arcOf, boxOfArcs, type Detail, positionsOfArc } from "./geometry.ts";
import { type ArcPolygon, outlineOf } from "./outline.ts";
import type { Place } from "./places.ts";

/** Boundaries as TopoJSON: a border that two places share is one arc, written once. */
export interface BoundaryTopology<Properties> extends OutlineCredit {
  type: "Topology";
  sources: readonly string[];
  bbox: BoundingBox;
  transform: { scale: [number, number]; translate: [number, number] };
  /** One collection, named by the kind of its boundaries. */
  objects: Partial<
    Record<BoundaryKind, { type: "GeometryCollection"; geometries: TopologyGeometry<Properties>[] }>
  >;
  /** In steps of the transform, each position but the first as the difference from the one before. */
  arcs: [number, number][][];
}

export type TopologyGeometry<Properties> = { id: string; properties: Properties } & (
  | { type: "Polygon"; arcs: number[][] }
  | { type: "MultiPolygon"; arcs: number[][][] }
);

/** All boundaries of one kind as TopoJSON, in the order of the records. */
export function topologyOf(filter: BoundaryFilter): Result<BoundaryTopology<Place>, BoundaryFilterFailure> {
  const selected = select(filter);
  if (!selected.ok) return selected;
  const { of, detail, places } = selected.value;
  const numbers = new Map<number, number>();
  const renumber = (use: number): number => {
    const arc = arcOf(use);
    const number = numbers.get(arc) ?? numbers.size;
    numbers.set(arc, number);
    return use < 0 ? ~number : number;
  };
  const toArcs = (polygon: ArcPolygon): number[][] => polygon.map((ring) => ring.map(renumber));
  const geometries = places.map(({ place, faces }): TopologyGeometry<Place> => {
    const polygons = outlineOf(faces).map(toArcs);
    const [first = []] = polygons;
    const about = { id: place.code, properties: place };
    return polygons.length === 1
      ? { type: "Polygon", ...about, arcs: first }
      : { type: "MultiPolygon", ...about, arcs: polygons };
  });
  const arcs = [...numbers.keys()];
  return success({
    type: "Topology",
    ...OUTLINE_CREDIT,
    sources: OUTLINE_SOURCES,
    bbox: boxOfArcs(arcs, detail),
    transform: { scale: [toDegrees(GRID), toDegrees(GRID)], translate: [0, 0] },
    objects: { [of]: { type: "GeometryCollection", geometries } },
    arcs: arcs.map((arc) => toSteps(arc, detail)),
  });
}

function toSteps(arc: number, detail: Detail): [number, number][] {
  const { lons, lats } = borders();
  let [x, y] = [0, 0];
  return positionsOfArc(arc, detail).map((at) => {
    const step: [number, number] = [(lons[at] as number) / GRID - x, (lats[at] as number) / GRID - y];
    x += step[0];
    y += step[1];
    return step;
  });
}
