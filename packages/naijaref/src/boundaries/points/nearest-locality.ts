import type { Locality } from "../../generated/records.ts";
import { listLocalities } from "../../localities/localities.ts";
import { lazy } from "../../table/lazy.ts";
import { scaleAt } from "../lines/metres.ts";

/** A locality and how far its point is from another, in whole metres. */
export interface NearLocality {
  readonly locality: Locality;
  readonly distance: number;
}

/**
 * The localities that have a point which nothing speaks against, from south to north, and the points, in
 * millionths of a degree.
 */
const points = /* @__PURE__ */ lazy(() => {
  const localities = listLocalities()
    .filter(
      ({ lat, lon, unverifiedFields }) => lat !== null && lon !== null && !unverifiedFields.includes("lat"),
    )
    .sort((a, b) => (a.lat as number) - (b.lat as number));
  return {
    localities,
    lats: Float64Array.from(localities, ({ lat }) => Math.round((lat as number) * 1e6)),
    lons: Float64Array.from(localities, ({ lon }) => Math.round((lon as number) * 1e6)),
  };
});

/** The first index whose latitude is not below another. */
function firstFrom(lats: Float64Array, lat: number): number {
  let low = 0;
  let high = lats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lats[middle] as number) < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The city, town or quarter whose point is nearest, on a flat map: right to some metres within 100 km. The
 * points are compared from the latitude on, to the north and to the south, until none can be nearer.
 *
 * @param lon in millionths of a degree, as `lat`.
 */
export function nearestLocality(lon: number, lat: number): NearLocality {
  const { localities, lats, lons } = points();
  const scale = scaleAt(lat);
  const start = firstFrom(lats, lat);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const step of [1, -1]) {
    for (let at = step > 0 ? start : start - 1; at >= 0 && at < lats.length; at += step) {
      const y = ((lats[at] as number) - lat) * scale.lat;
      if (y * y >= least) break;
      const x = ((lons[at] as number) - lon) * scale.lon;
      const square = x * x + y * y;
      if (square < least) {
        least = square;
        nearest = at;
      }
    }
  }
  return { locality: localities[nearest] as Locality, distance: Math.round(Math.sqrt(least)) };
}
