import type { Reference } from "../../places/reference.ts";
import { type Failure, failure, type Result, success } from "../../result.ts";
import { isPoint, type Point, toMillionths } from "../coordinate.ts";
import { borderMap } from "../lines/faces.ts";
import { nearestArc } from "../lines/metres.ts";
import { type BoundaryFailure, unknownBoundary } from "../outlines/collection.ts";
import { facesOfPlace, resolvePlace } from "../outlines/places.ts";

/**
 * How far a point is from a place, in whole metres: 0 inside it, otherwise to the nearest point of its
 * border.
 *
 * @param place a record of a state, an LGA or a constituency, or its code: `LA`, `NG025011`, `FC236`.
 */
export function distanceTo(
  point: Point,
  place: Reference,
): Result<number, BoundaryFailure | Failure<"not_a_coordinate">> {
  const found = resolvePlace(place);
  if (!found.ok) return found;
  const faces = facesOfPlace(found.value);
  if (faces === undefined) return unknownBoundary(found.value);
  if (!isPoint(point)) return failure("not_a_coordinate");
  const lat = toMillionths(point.lat);
  const lon = toMillionths(point.lon);
  const members = new Set(faces);
  const map = borderMap();
  if (members.has(map.faceAt(lon, lat))) return success(0);
  const around = faces.flatMap((face) =>
    map.arcsOfFace(face).filter((arc) => !members.has(map.acrossArc(arc, face))),
  );
  return success(Math.round(Math.sqrt(nearestArc(map, around, lon, lat).square)));
}
