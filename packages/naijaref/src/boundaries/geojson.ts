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

export interface BoundaryFeature<Properties> {
  type: "Feature";
  /** The code of the record. */
  id: string;
  bbox: BoundingBox;
  /** The record. */
  properties: Properties;
  geometry: OutlineGeometry;
}

export interface BoundaryCollection<Properties> {
  type: "FeatureCollection";
  bbox: BoundingBox;
  features: BoundaryFeature<Properties>[];
}
