/** The parts of GeoJSON (RFC 7946) that the library returns. They fit the types of `@types/geojson`. */

/** Longitude and latitude in decimal degrees (WGS 84). */
export type Position = [lon: number, lat: number];

/** West, south, east and north. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/** An outline counterclockwise, then its holes clockwise. The last position of each ring is its first. */
export type PolygonCoordinates = Position[][];

export type OutlineGeometry =
  | { type: "Polygon"; coordinates: PolygonCoordinates }
  | { type: "MultiPolygon"; coordinates: PolygonCoordinates[] };

/** Who drew the outlines. The licence asks whoever shows them to say it. */
export const OUTLINE_CREDIT = /* @__PURE__ */ Object.freeze({
  licence: "CC BY-IGO 3.0",
  attribution:
    "Outlines: Office of the Surveyor General of the Federation (OSGOF), eHealth Africa and OCHA, 2019",
} as const);

/** The ids of the sources of the outlines that are returned. */
export const OUTLINE_SOURCES: readonly string[] = Object.freeze(["ocha-cod-ab-2019"]);

export type OutlineCredit = { readonly [Member in keyof typeof OUTLINE_CREDIT]: string };

export interface BoundaryFeature<Properties> extends Partial<OutlineCredit> {
  type: "Feature";
  /** The code of the record. */
  id: string;
  bbox: BoundingBox;
  /** Ids of the sources of the outline: who drew it. */
  sources: readonly string[];
  /** The record. */
  properties: Properties;
  geometry: OutlineGeometry;
}

export interface BoundaryCollection<Properties> extends OutlineCredit {
  type: "FeatureCollection";
  bbox: BoundingBox;
  sources: readonly string[];
  features: BoundaryFeature<Properties>[];
}
