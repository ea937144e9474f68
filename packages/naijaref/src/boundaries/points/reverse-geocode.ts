import type { Constituency, Lga, State } from "../../generated/records.ts";
import { getState } from "../../places/states.ts";
import { type Failure, failure, type Result, success } from "../../result.ts";
import { isPoint, type Point, toMillionths } from "../coordinate.ts";
import { borderMap, lgaOfFace, shoresOfFace, waterOfFace } from "../lines/faces.ts";
import { nearestArc } from "../lines/metres.ts";
import { FoundPoint, type NearLga, type OtherOutline, otherLgaAt } from "./found-point.ts";
import type { NearLocality } from "./nearest-locality.ts";

/** The LGA on the other side of the nearest border of a face that is no LGA. */
function findNearest(face: number, lon: number, lat: number): NearLga {
  const map = borderMap();
  const { arc, square } = nearestArc(map, shoresOfFace(face), lon, lat);
  return { lga: lgaOfFace(map.acrossArc(arc, face)) as Lga, distance: Math.round(Math.sqrt(square)) };
}

export interface Location {
  /** The point, rounded to six decimals as it was looked up. */
  readonly lat: number;
  readonly lon: number;
  readonly state: State;
  readonly lga: Lga;
  /**
   * From the point to the border of its LGA, in whole metres. The coast is a border too. Calculated when
   * read.
   */
  readonly distanceToBorder: number;
  /** The other LGAs within 2 km, the nearest first. Calculated when read. */
  readonly neighbours: readonly NearLga[];
  /**
   * How many of the two sources of outlines have the point in this LGA: 2, or 1 where `otherOutline` says
   * what the other one has. Calculated when read, and so is `otherOutline`.
   */
  readonly witnesses: 1 | 2;
  readonly otherOutline: OtherOutline | undefined;
  /**
   * The city, town or quarter whose point is nearest, of those that have one, and how far it is. It may be in
   * another LGA. Calculated when read.
   */
  readonly nearestLocality: NearLocality;
  /** The constituencies in which the point can be. Several: the LGA is divided between them. */
  readonly senatorialDistricts: readonly Constituency[];
  readonly federalConstituencies: readonly Constituency[];
  /** Empty in the Federal Capital Territory, which has no House of Assembly. */
  readonly stateConstituencies: readonly Constituency[];
}

/**
 * Why a point is in no LGA.
 *
 * - `not_a_coordinate`: not a latitude from -90 to 90 and a longitude from -180 to 180, as numbers.
 * - `outside`: the point is not in Nigeria. `nearest` is the nearest LGA; `exchanged` is the LGA at the point
 *   with `lat` and `lon` exchanged, if there is one; `otherLga` is the LGA in which the outlines of the other
 *   source have the point, if they do. All are calculated when read.
 * - `water`: the point is in water of `state` that is in none of its LGAs, such as Lagos Lagoon.
 */
export type ReverseGeocodeFailure =
  | Failure<"not_a_coordinate">
  | Failure<"outside", { nearest: NearLga; exchanged: Lga | undefined; otherLga: Lga | undefined }>
  | Failure<"water", { nearest: NearLga; water: string; state: State; otherLga: Lga | undefined }>;

/**
 * The LGA, the state and the constituencies at a point.
 *
 * The point is rounded to six decimals (0.11 m). The borders are those of the Surveyor General of the
 * Federation, rounded to 1.1 m: near a border compare `distanceToBorder` with the accuracy of the point, and
 * look at `witnesses`: the outlines of geoBoundaries were made apart from these. A point on a border is in
 * the LGA east of it, or north of it where the border runs along a parallel.
 *
 * @param point `lat` and `lon` in decimal degrees (WGS 84).
 */
export function reverseGeocode(point: Point): Result<Location, ReverseGeocodeFailure> {
  if (!isPoint(point)) return failure("not_a_coordinate");
  const lat = toMillionths(point.lat);
  const lon = toMillionths(point.lon);
  const face = borderMap().faceAt(lon, lat);
  const lga = lgaOfFace(face);
  if (lga !== undefined) return success(new FoundPoint(lon, lat, face, lga));
  const inWater = waterOfFace(face);
  if (inWater === undefined)
    return {
      ok: false,
      reason: "outside",
      get nearest() {
        return findNearest(face, lon, lat);
      },
      get exchanged() {
        return lgaOfFace(borderMap().faceAt(lat, lon));
      },
      get otherLga() {
        return otherLgaAt(lon, lat);
      },
    };
  return {
    ok: false,
    reason: "water",
    water: inWater.name,
    state: getState(inWater.stateCode) as State,
    get nearest() {
      return findNearest(face, lon, lat);
    },
    get otherLga() {
      return otherLgaAt(lon, lat);
    },
  };
}
