import type { MultiPolygon, Polygon, Position } from "geojson";
import { findLga } from "naijaref/places";
import type { SourceShape } from "./source.ts";

/** All positions of all outlines and holes. */
const ringsOf = (geometry: Polygon | MultiPolygon): Position[][] =>
  geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();

function crossings(geometry: Polygon | MultiPolygon, lat: number): number[] {
  const found: number[] = [];
  for (const ring of ringsOf(geometry)) {
    for (const [at, [x1 = 0, y1 = 0]] of ring.slice(1).entries()) {
      const [x0 = 0, y0 = 0] = ring[at] ?? [];
      if (y0 > lat !== y1 > lat) found.push(x0 + ((x1 - x0) * (lat - y0)) / (y1 - y0));
    }
  }
  return found.sort((a, b) => a - b);
}

/** A point inside: the middle of the widest part of the shape at its middle latitude. */
function pointInside({ geometry }: SourceShape): Position {
  const lats = ringsOf(geometry).flatMap((ring) => ring.map(([, lat = 0]) => lat));
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const across = crossings(geometry, lat);
  const widths = across.map((lon, at) => (at % 2 === 0 ? (across[at + 1] ?? lon) - lon : 0));
  const widest = widths.indexOf(Math.max(...widths));
  return [(across[widest] ?? 0) + (widths[widest] ?? 0) / 2, lat];
}

/** The state around a shape. */
function stateOf(shape: SourceShape, states: readonly SourceShape[]): string {
  const [lon = 0, lat = 0] = pointInside(shape);
  const state = states.find(
    ({ geometry }) => crossings(geometry, lat).filter((crossing) => crossing > lon).length % 2 === 1,
  );
  return state?.properties.shapeISO.replace(/^NG-/, "") ?? "";
}

/**
 * The code of each shape of an LGA, by the shape's id: the LGA that its name finds in the state around it.
 * Throws when a name finds none, because then a person must decide and add an alias.
 */
export function joinShapes(
  shapes: readonly SourceShape[],
  states: readonly SourceShape[],
): ReadonlyMap<string, string> {
  const joined = shapes.map((shape): [string, string] => {
    const { shapeID, shapeName } = shape.properties;
    const state = stateOf(shape, states);
    const found = findLga(shapeName, { state });
    if (!found.ok)
      throw new Error(
        `${shapeName} (${shapeID}) is not an LGA of ${state}. Give its LGA this name as an alias`,
      );
    return [shapeID, found.value.code];
  });
  const codes = joined.map(([, code]) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice !== undefined) throw new Error(`two shapes have the name of ${twice}`);
  return new Map(joined);
}
