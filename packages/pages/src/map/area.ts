import { boundaryOf, type Position } from "naijaref/boundaries";
import { grouped } from "../words.ts";

/** In kilometres: the radius of the sphere with the surface of the earth (WGS 84). */
const RADIUS = 6371.0072;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The area inside a ring on that sphere, in square kilometres; holes are negative, as they turn clockwise.
 */
function areaOfRing(ring: readonly Position[]): number {
  let sum = 0;
  for (const [at, [lon, lat]] of ring.entries()) {
    const [nextLon, nextLat] = ring[(at + 1) % ring.length] as Position;
    sum += radians(nextLon - lon) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)));
  }
  return (-sum * RADIUS * RADIUS) / 2;
}

/** The rings of a place's outline with all corners that the source has; undefined where none is drawn. */
export function outlineOf(code: string): readonly (readonly Position[])[] | undefined {
  const found = boundaryOf(code);
  if (!found.ok) return undefined;
  const { geometry } = found.value;
  return geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
}

/** Of the outlines that were measured, by code: a median asks for those of all states. */
const areas = new Map<string, number>();

/**
 * The area of a place in square kilometres, to three figures, because an outline is not surveyed more exactly;
 * undefined where none is drawn.
 */
export function areaInFigures(code: string): number | undefined {
  const area = areas.get(code) ?? outlineOf(code)?.reduce((sum, ring) => sum + areaOfRing(ring), 0);
  if (area === undefined) return undefined;
  // The codes are those of records, so there are as many as outlines.
  areas.set(code, area);
  return Number(area.toPrecision(3));
}

/** `["23 km²"]`; nothing where no outline is drawn. */
export function areaWords(code: string): readonly string[] {
  const figure = areaInFigures(code);
  return figure === undefined ? [] : [`${figure >= 10 ? grouped(Math.round(figure)) : figure} km²`];
}
