export type { Constituency, Lga, State } from "../generated/records.ts";
export { type BoundaryFailure, boundaryOf } from "./boundary-of.ts";
export {
  BOUNDARY_KINDS,
  type BoundaryFilter,
  type BoundaryFilterFailure,
  type BoundaryKind,
  listBoundaries,
} from "./collection.ts";
export type { Point } from "./coordinate.ts";
export { DETAILS, type Detail } from "./detail.ts";
export { distanceTo } from "./distance.ts";
export type { NearLga } from "./found-point.ts";
export type {
  BoundaryCollection,
  BoundaryFeature,
  BoundingBox,
  OutlineGeometry,
  PolygonCoordinates,
  Position,
} from "./geojson.ts";
export {
  OUTLINE_CREDIT,
  OUTLINE_SOURCES,
  type OutlineCredit,
} from "./geojson.ts";
export type { NearLocality } from "./nearest-locality.ts";
export { type Neighbour, neighboursOf } from "./neighbours.ts";
export type { Place, PlaceFailure } from "./places.ts";
export { type Location, type ReverseGeocodeFailure, reverseGeocode } from "./reverse-geocode.ts";
export { type BoundaryTopology, type TopologyGeometry, topologyOf } from "./topology.ts";
export type { OtherOutline } from "./witness.ts";
