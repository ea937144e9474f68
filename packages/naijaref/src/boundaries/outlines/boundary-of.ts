import { oneOf, wrongOption } from "../../arguments.ts";
import type { Lga } from "../../generated/records.ts";
import { getLga } from "../../places/lgas.ts";
import type { Reference } from "../../places/reference.ts";
import { type Failure, type InvalidOption, invalidOption, type Result, success } from "../../result.ts";
import { DETAILS, type Detail } from "./detail.ts";
import { type BoundaryFeature, OUTLINE_CREDIT, OUTLINE_SOURCES } from "./geojson.ts";
import { boxOfGeometry, toGeometry } from "./geometry.ts";
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

const RULES = { detail: /* @__PURE__ */ oneOf(DETAILS) };

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
  const wrong = wrongOption(options, RULES);
  if (wrong !== undefined) return invalidOption(wrong as "detail");
  const found = resolvePlace(place);
  if (!found.ok) return found;
  const faces = facesOfPlace(found.value);
  if (faces === undefined) return unknownBoundary(found.value);
  const feature = toFeature(found.value, faces, options?.detail ?? "full");
  return success({ ...feature, ...OUTLINE_CREDIT });
}

export function unknownBoundary(place: Place): BoundaryFailure {
  const codes = "lgaCodes" in place ? place.lgaCodes : [];
  return { ok: false, reason: "boundary_unknown", lgas: codes.flatMap((code) => getLga(code) ?? []) };
}

/** A place on these faces of the map. */
export function toFeature(place: Place, faces: readonly number[], detail: Detail): BoundaryFeature<Place> {
  const geometry = toGeometry(outlineOf(faces), detail);
  const bbox = boxOfGeometry(geometry);
  return { type: "Feature", id: place.code, bbox, sources: OUTLINE_SOURCES, properties: place, geometry };
}
