import { readFileSync } from "node:fs";
import { dataFolder } from "@naijaref/pipeline/table";

/** Degrees, as GeoJSON has them: longitude first. */
type Position = readonly [lon: number, lat: number];
type MultiPolygon = readonly (readonly (readonly Position[])[])[];

interface StateFeature {
  readonly properties: { readonly code: string };
  readonly geometry: { readonly coordinates: MultiPolygon };
}

const KM_PER_DEGREE = 111.2;

/** The states' polygons, by code. */
export function readStatePolygons(): ReadonlyMap<string, MultiPolygon> {
  const file = readFileSync(`${dataFolder}places/boundaries/states.geojson`, "utf8");
  const { features } = JSON.parse(file) as { features: StateFeature[] };
  return new Map(features.map(({ properties, geometry }) => [properties.code, geometry.coordinates]));
}

const edgesOf = (polygons: MultiPolygon): (readonly [Position, Position])[] =>
  polygons
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, at): readonly [Position, Position] => [ring[at] ?? to, to]));

/** Whether the point is inside: a ray from it crosses the outline an odd number of times. */
function contains(polygons: MultiPolygon, [lon, lat]: Position): boolean {
  const crossings = edgesOf(polygons).filter(
    ([[x1, y1], [x2, y2]]) => y1 > lat !== y2 > lat && lon < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1),
  );
  return crossings.length % 2 === 1;
}

/** Kilometres from the point to a polygon, 0 inside it. Flat geometry: good to a percent over Nigeria's span. */
export function distanceTo(polygons: MultiPolygon, point: Position): number {
  if (contains(polygons, point)) return 0;
  const [lon, lat] = point;
  const perLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const flat = ([x, y]: Position): Position => [(x - lon) * perLon, (y - lat) * KM_PER_DEGREE];
  return edgesOf(polygons).reduce(
    (nearest, [from, to]) => Math.min(nearest, distanceFromOrigin(flat(from), flat(to))),
    Number.POSITIVE_INFINITY,
  );
}

/** From the origin to the nearest point of a line between two points. */
function distanceFromOrigin([x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / square));
  return Math.hypot(x1 + along * dx, y1 + along * dy);
}
