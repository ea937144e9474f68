import { boundaryOf } from "naijaref/boundaries";
import type { PlacedText, Projection } from "./layer.ts";
import { type Box, boxOf, type Ring, type Spot } from "./path.ts";
import type { Drawn } from "./subject.ts";

/** In units, from west to east: about a pixel each where a record's map is drawn largest. */
const WIDTH = 720;

/** The same of an inset, which is drawn smaller. */
export const INSET_WIDTH = 360;

/** How many times finer than the map of LGAs the map of a box is; less than 1 where it is coarser. */
export const finenessOf = ({ width }: Box, drawn = WIDTH): number => drawn / width;

export const finer = (projection: Projection, factor: number): Projection => ({
  ...projection,
  perLon: projection.perLon * factor,
  perLat: projection.perLat * factor,
});

export const finerBox = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: Math.round(x * factor),
  y: Math.round(y * factor),
  width: Math.round(width * factor),
  height: Math.round(height * factor),
});

export const finerText = ({ lines, x, y, size }: PlacedText, factor: number): PlacedText => ({
  lines,
  x: Math.round(x * factor),
  y: Math.round(y * factor),
  // Rounding moves a border by half a unit at most, and the text too.
  size: Math.max(0, size * factor - 1),
});

/** Rings on a finer or coarser grid. The same spot gets the same place, so neighbours share their borders. */
export const scaled = (rings: readonly Ring[], factor: number): readonly Ring[] =>
  rings
    .map((ring) => onGrid(ring.map(([x, y]): Spot => [Math.round(x * factor), Math.round(y * factor)])))
    .filter((ring) => ring.length > 2);

/** A ring without spots that repeat the one before. */
const onGrid = (spots: readonly Spot[]): Ring =>
  spots.filter(([x, y], at) => {
    const [beforeX, beforeY] = spots.at(at - 1) as Spot;
    return x !== beforeX || y !== beforeY;
  });

/** The outline of an LGA with all corners that the source has and a unit of the map can show. */
export function fineLines(code: string, { west, north, perLon, perLat }: Projection): Drawn | undefined {
  const found = boundaryOf(code);
  if (!found.ok) return undefined;
  const { geometry } = found.value;
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.flat().map((ring): Ring => {
    const spots = ring.map(
      ([lon, lat]): Spot => [Math.round((lon - west) * perLon), Math.round((north - lat) * perLat)],
    );
    // The last position of a ring is its first; neighbours round a shared corner to the same spot.
    return spots.filter(([x, y], at) => {
      const [beforeX, beforeY] = spots.at(at - 1) as Spot;
      return at > 0 && (x !== beforeX || y !== beforeY);
    });
  });
  const drawn = rings.filter((ring) => ring.length > 2);
  return drawn.length === 0 ? undefined : { rings: drawn, box: boxOf(drawn) };
}
