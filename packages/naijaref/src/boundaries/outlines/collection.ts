import { ANY, oneOf, wrongOption } from "../../arguments.ts";
import { listConstituencies } from "../../elections/list.ts";
import { lgasOfState, listLgas } from "../../places/lgas.ts";
import { identifierOf, type Reference } from "../../places/reference.ts";
import { listStates, resolveState } from "../../places/states.ts";
import {
  type Failure,
  type InvalidOption,
  invalidOption,
  type Result,
  success,
  type Unknown,
  unknown,
} from "../../result.ts";
import { toFeature } from "./boundary-of.ts";
import { DETAILS, type Detail } from "./detail.ts";
import { type BoundaryCollection, OUTLINE_CREDIT, OUTLINE_SOURCES } from "./geojson.ts";
import { joinBoxes } from "./geometry.ts";
import { facesOfPlace, type Place } from "./places.ts";

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
export interface DrawnPlace {
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
  const wrong = wrongOption(filter, RULES);
  if (wrong !== undefined) return invalidOption(wrong as "of");
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
