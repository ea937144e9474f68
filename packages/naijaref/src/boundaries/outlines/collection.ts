import { ANY, oneOf } from "../../arguments.ts";
import { listConstituencies } from "../../elections/list.ts";
import type { Lga } from "../../generated/records.ts";
import { getLga, lgasOfState, listLgas } from "../../places/lgas.ts";
import { identifierOf, type Reference } from "../../places/reference.ts";
import { listStates, resolveState } from "../../places/states.ts";
import {
  type Failure,
  type InvalidOption,
  invalidOption,
  type Result,
  refuseOptions,
  success,
  type Unknown,
  unknown,
} from "../../result.ts";
import { borderMap } from "../lines/faces.ts";
import {
  type BoundaryCollection,
  type BoundaryFeature,
  type BoundingBox,
  OUTLINE_CREDIT,
  OUTLINE_SOURCES,
} from "./geojson.ts";
import { arcOf, boxOfArcs, DETAILS, type Detail, joinBoxes, toGeometry } from "./geometry.ts";
import { outlineOf } from "./outline.ts";
import { facesOfPlace, type Place, type PlaceFailure, resolvePlace } from "./places.ts";

/**
 * Why there is no boundary.
 *
 * - `boundary_unknown`: the constituency covers part of an LGA, and no source publishes the line. It is in
 *   `lgas`.
 * - `unknown_place`: no state, LGA or constituency has this code. `identifier` is what was given.
 * - `not_text`: neither a record nor a string.
 */
export type BoundaryFailure = PlaceFailure | Failure<"boundary_unknown", { lgas: readonly Lga[] }>;

const DETAIL_RULES = { detail: /* @__PURE__ */ oneOf(DETAILS) };

/**
 * The boundary of a place as a GeoJSON Feature (RFC 7946), with the record as its properties.
 *
 * @param place a record of a state, an LGA or a constituency, or its code: `LA`, `NG025011`, `FC236`.
 * @param options `detail`: `full` (the default), or `draw` with about a third of the positions.
 */
export function boundaryOf(
  place: Reference,
  options?: { readonly detail?: Detail | undefined },
): Result<BoundaryFeature<Place>, BoundaryFailure | InvalidOption<"detail">> {
  const refused = refuseOptions<"detail">(options, DETAIL_RULES);
  if (refused !== undefined) return refused;
  const found = resolvePlace(place);
  if (!found.ok) return found;
  const faces = facesOfPlace(found.value);
  if (faces === undefined) return unknownBoundary(found.value);
  const feature = toFeature(found.value, faces, options?.detail ?? "full");
  return success({ ...feature, ...OUTLINE_CREDIT });
}

/**
 * The rectangle around the boundary of a place in degrees (WGS 84): west, south, east and north, as in the
 * `bbox` of `boundaryOf`. No line is drawn for it.
 *
 * @param place as for `boundaryOf`.
 */
export function boundingBoxOf(place: Reference): Result<BoundingBox, BoundaryFailure> {
  const found = resolvePlace(place);
  if (!found.ok) return found;
  const faces = facesOfPlace(found.value);
  if (faces === undefined) return unknownBoundary(found.value);
  const arcs = faces.flatMap((face) => borderMap().arcsOfFace(face));
  return success(boxOfArcs(arcs, "full"));
}

export function unknownBoundary(place: Place): BoundaryFailure {
  const codes = "lgaCodes" in place ? place.lgaCodes : [];
  return { ok: false, reason: "boundary_unknown", lgas: codes.flatMap((code) => getLga(code) ?? []) };
}

function toFeature(place: Place, faces: readonly number[], detail: Detail): BoundaryFeature<Place> {
  const polygons = outlineOf(faces);
  const bbox = boxOfArcs(polygons.flat(2).map(arcOf), detail);
  const geometry = toGeometry(polygons, detail);
  return { type: "Feature", id: place.code, bbox, sources: OUTLINE_SOURCES, properties: place, geometry };
}

/** The kinds of boundaries of which there is a map of the country. */
export const BOUNDARY_KINDS = /* @__PURE__ */ Object.freeze([
  "states",
  "lgas",
  "senatorial_districts",
  "federal_constituencies",
] as const);

export type BoundaryKind = (typeof BOUNDARY_KINDS)[number];

export interface BoundaryFilter {
  readonly of: BoundaryKind;
  /** Only those of this state: a record of a state, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
  /** `full` (the default), or `draw` with about a third of the positions. */
  readonly detail?: Detail | undefined;
}

const RULES = {
  of: /* @__PURE__ */ oneOf(BOUNDARY_KINDS),
  state: ANY,
  detail: /* @__PURE__ */ oneOf(DETAILS),
};

/** Why a filter cannot be applied. */
export type BoundaryFilterFailure = Unknown<"unknown_state"> | InvalidOption<"of" | "detail">;

/** A place with the faces of the map that it consists of. */
interface DrawnPlace {
  readonly place: Place;
  readonly faces: readonly number[];
}

export interface Selection {
  readonly of: BoundaryKind;
  readonly detail: Detail;
  readonly places: readonly DrawnPlace[];
}

const valueOr = <Value>(result: Result<readonly Value[], Failure<string>>): readonly Value[] =>
  result.ok ? result.value : [];

function listPlaces(of: BoundaryKind, state: Place | undefined): readonly Place[] {
  if (of === "states") return state === undefined ? listStates() : [state];
  if (of === "lgas") return state === undefined ? listLgas() : valueOr(lgasOfState(state));
  const kind = of === "senatorial_districts" ? "senatorial_district" : "federal_constituency";
  return valueOr(listConstituencies({ kind, state }));
}

/**
 * The places that a filter selects and that have a boundary. A federal constituency that divides an LGA has
 * none.
 */
export function select(filter: BoundaryFilter): Result<Selection, BoundaryFilterFailure> {
  const refused = refuseOptions<"of">(filter, RULES);
  if (refused !== undefined) return refused;
  const { of, state, detail = "full" } = filter ?? {};
  if (of === undefined) return invalidOption("of");
  const within = state === undefined ? undefined : resolveState(state);
  if (within?.ok === false) return unknown("unknown_state", identifierOf(state));
  const places = listPlaces(of, within?.value).flatMap((place) => {
    const faces = facesOfPlace(place);
    return faces === undefined ? [] : [{ place, faces }];
  });
  return success({ of, detail, places });
}

/** All boundaries of one kind as a GeoJSON FeatureCollection, in the order of the records. */
export function listBoundaries(
  filter: BoundaryFilter,
): Result<BoundaryCollection<Place>, BoundaryFilterFailure> {
  const selected = select(filter);
  if (!selected.ok) return selected;
  const { places, detail } = selected.value;
  const features = places.map(({ place, faces }) => toFeature(place, faces, detail));
  const bbox = joinBoxes(features.map((each) => each.bbox));
  return success({
    type: "FeatureCollection",
    ...OUTLINE_CREDIT,
    sources: OUTLINE_SOURCES,
    bbox,
    features,
  });
}
