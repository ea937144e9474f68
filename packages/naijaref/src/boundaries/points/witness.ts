import type { Lga } from "../../generated/records.ts";
import { witnessTable } from "../../generated/witness-borders.ts";
import { lazy } from "../../table/lazy.ts";
import { BorderMap } from "../lines/border-map.ts";
import { lgaOfFace, outsideFace } from "../lines/faces.ts";
import { nearestArc } from "../lines/nearest-arc.ts";
import { unpackBorders } from "../lines/unpack.ts";

/**
 * Where the outlines of the other source, geoBoundaries, have a point, if it is not in the same LGA. They are
 * kept with fewer positions: `distance` is right to about 250 metres.
 */
export interface OtherOutline {
  /** Undefined: outside the country, or in water. */
  readonly lga: Lga | undefined;
  /** From the point to the LGA that was found, as the other source draws it, in whole metres. */
  readonly distance: number;
}

const witnessMap = /* @__PURE__ */ lazy(() => new BorderMap(unpackBorders(witnessTable), outsideFace()));

/** The LGA of the other source's outlines at a point, in millionths of a degree. */
export const otherLgaAt = (lon: number, lat: number): Lga | undefined =>
  lgaOfFace(witnessMap().faceAt(lon, lat));

/** What the other outlines say of a point in a face. Undefined if they have it in the same face. */
export function otherOutlineAt(face: number, lon: number, lat: number): OtherOutline | undefined {
  const map = witnessMap();
  const other = map.faceAt(lon, lat);
  if (other === face) return undefined;
  const { square } = nearestArc(map, map.arcsOfFace(face), lon, lat);
  return { lga: lgaOfFace(other), distance: Math.round(Math.sqrt(square)) };
}
