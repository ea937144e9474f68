export type { Constituency, Lga, State } from "../generated/records.ts";
export type { Point } from "./coordinate.ts";
export { type Neighbour, neighboursOf } from "./neighbours.ts";
export {
  BOUNDARY_KINDS,
  type BoundaryFailure,
  type BoundaryFilter,
  type BoundaryFilterFailure,
  type BoundaryKind,
  boundaryOf,
  boundingBoxOf,
  listBoundaries,
} from "./outlines/collection.ts";
export type {
  BoundaryCollection,
  BoundaryFeature,
  BoundingBox,
  OutlineGeometry,
  PolygonCoordinates,
  Position,
} from "./outlines/geojson.ts";
export {
  OUTLINE_CREDIT,
  OUTLINE_SOURCES,
  type OutlineCredit,
} from "./outlines/geojson.ts";
export { DETAILS, type Detail } from "./outlines/geometry.ts";
export type { Place, PlaceFailure } from "./outlines/places.ts";
export { type BoundaryTopology, type TopologyGeometry, topologyOf } from "./outlines/topology.ts";
export { distanceTo } from "./points/distance.ts";
export type { NearLga, OtherOutline } from "./points/found-point.ts";
export type { NearLocality } from "./points/nearest-locality.ts";
export { type Location, type ReverseGeocodeFailure, reverseGeocode } from "./points/reverse-geocode.ts";
