import { type Location, type ReverseGeocodeFailure, reverseGeocode } from "naijaref/boundaries";
import { requireList } from "./rows.ts";

const codes = (records: readonly { readonly code: string }[]): string[] => records.map(({ code }) => code);

/** What is where a point is, under the names that `/v1/reverse` has. */
const toPlainLocation = (found: Location) => ({
  lat: found.lat,
  lon: found.lon,
  state_code: found.state.code,
  state_name: found.state.name,
  lga_code: found.lga.code,
  lga_name: found.lga.name,
  distance_to_border_m: found.distanceToBorder,
  witnesses: found.witnesses,
  other_lga_code: found.otherOutline?.lga?.code ?? null,
  nearest_locality_code: found.nearestLocality.locality.code,
  nearest_locality_name: found.nearestLocality.locality.name,
  nearest_locality_m: found.nearestLocality.distance,
  senatorial_districts: codes(found.senatorialDistricts),
  federal_constituencies: codes(found.federalConstituencies),
  state_constituencies: codes(found.stateConstituencies),
});

function toPlainFailure(failure: ReverseGeocodeFailure) {
  if (failure.reason === "not_a_coordinate") return { ok: false, reason: failure.reason };
  const nearest = { nearest_lga_code: failure.nearest.lga.code, nearest_m: failure.nearest.distance };
  return failure.reason === "water"
    ? { ok: false, reason: failure.reason, water: failure.water, state_code: failure.state.code, ...nearest }
    : { ok: false, reason: failure.reason, ...nearest };
}

/**
 * `reverse(points)`: where each point is, `{ok, value}` or `{ok, reason}`. A point is `[lat, lon]`, or null.
 */
export function reverse(points: unknown): unknown[] {
  requireList(points, "reverse");
  return points.map((point, at) => {
    if (point === null || point === undefined) return null;
    if (!Array.isArray(point) || point.length !== 2)
      throw new TypeError(`reverse: row ${at} must be [latitude, longitude] or null.`);
    const found = reverseGeocode({ lat: point[0], lon: point[1] });
    return found.ok ? { ok: true, value: toPlainLocation(found.value) } : toPlainFailure(found);
  });
}
