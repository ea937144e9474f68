import type { Locality } from "../../generated/records.ts";
import { everyLocality, localityAt, localityFields } from "../../localities/localities.ts";
import { lazy } from "../../table/lazy.ts";
import { scaleAt } from "../lines/metres.ts";

/** A locality and how far its point is from another, in whole metres. */
export interface NearLocality {
  readonly locality: Locality;
  readonly distance: number;
}

/**
 * The localities that have a point which nothing speaks against, from south to north, by their indexes, and
 * the points, in millionths of a degree. Only these columns are read, because to make all records takes longer
 * than all else that the first point waits for.
 */
const points = /* @__PURE__ */ lazy(() => {
  const { lat, lon, unverifiedFields } = localityFields();
  const placed = [...everyLocality()].flatMap((at) => {
    const [north, east] = [lat(at), lon(at)];
    return north === null || east === null || unverifiedFields(at).includes("lat")
      ? []
      : [{ at, north, east }];
  });
  placed.sort((a, b) => a.north - b.north);
  return {
    indexes: Uint16Array.from(placed, ({ at }) => at),
    lats: Float64Array.from(placed, ({ north }) => Math.round(north * 1e6)),
    lons: Float64Array.from(placed, ({ east }) => Math.round(east * 1e6)),
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
  const { indexes, lats, lons } = points();
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
  return { locality: localityAt(indexes[nearest] as number), distance: Math.round(Math.sqrt(least)) };
}
