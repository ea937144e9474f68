import type { Projection } from "../../../packages/pages/src/map/layer.ts";
import { STEPS_PER_DEGREE, type Step } from "../boundaries/topology.ts";

/** A position on the grid of the map, in whole units; x to the east, y to the south. */
export type Spot = readonly [x: number, y: number];

/** Around the country, as a share of the width, so that no border is cut off. */
const MARGIN = 0.004;

/** The parallel along which widths are true: the middle of the country. */
const MIDDLE = 9.08;

/** Lines on the grid of the map. */
interface GridLines {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly Spot[])[];
  /** What turns degrees into units: `x = (lon - west) * perLon`, `y = (north - lat) * perLat`. */
  readonly projection: Projection;
}

/**
 * Places lines on a grid of so many units from west to east. The same position gets the same place, so
 * neighbours still share their borders.
 */
export function placeOnGrid(degrees: readonly (readonly Step[])[], width: number): GridLines {
  const margin = Math.ceil(width * MARGIN);
  const bounds = { west: Number.POSITIVE_INFINITY, east: 0, south: Number.POSITIVE_INFINITY, north: 0 };
  for (const [lon, lat] of degrees.flat()) {
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  const narrowing = Math.cos((MIDDLE * Math.PI) / 180);
  const perLonStep = (width - 2 * margin) / (bounds.east - bounds.west);
  const perLatStep = perLonStep / narrowing;
  const place = (lon: number, lat: number): Spot => [
    Math.round(margin + (lon - bounds.west) * perLonStep),
    Math.round(margin + (bounds.north - lat) * perLatStep),
  ];
  return {
    width,
    height: Math.ceil((bounds.north - bounds.south) * perLatStep) + 2 * margin,
    lines: degrees.map((line) => withoutRepeats(line.map(([lon, lat]) => place(lon, lat)))),
    projection: {
      west: (bounds.west - margin / perLonStep) / STEPS_PER_DEGREE,
      north: (bounds.north + margin / perLatStep) / STEPS_PER_DEGREE,
      perLon: perLonStep * STEPS_PER_DEGREE,
      perLat: perLatStep * STEPS_PER_DEGREE,
    },
  };
}

/** A line without places that repeat the one before. */
const withoutRepeats = (spots: readonly Spot[]): readonly Spot[] =>
  spots.filter(([x, y], at) => x !== spots[at - 1]?.[0] || y !== spots[at - 1]?.[1]);
