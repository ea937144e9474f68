import type { Lga } from "../generated/records.ts";
import { type LgaFailure, type LgaOptions, resolveLga } from "../places/lgas.ts";
import type { Reference } from "../places/reference.ts";
import { type Result, success } from "../result.ts";
import { borderMap, borders, faces, lgaOfFace, outsideFace } from "./lines/faces.ts";
import { scaleAt } from "./lines/metres.ts";

/** An LGA on the other side of a border, and how long that border is, in whole metres. */
export interface Neighbour {
  readonly lga: Lga;
  readonly border: number;
}

/**
 * The LGAs that share a border with an LGA, by P-code, also in other states. LGAs that meet only at a point
 * are not neighbours.
 *
 * @param lga a record of an LGA, or any identifier that `findLga` takes.
 */
export function neighboursOf(lga: Reference, options?: LgaOptions): Result<readonly Neighbour[], LgaFailure> {
  const found = resolveLga(lga, options);
  if (!found.ok) return found;
  const face = faces().get(found.value.code) ?? outsideFace();
  const lengths = new Map<number, number>();
  const map = borderMap();
  for (const arc of map.arcsOfFace(face)) {
    const other = map.acrossArc(arc, face);
    lengths.set(other, (lengths.get(other) ?? 0) + lengthOf(arc));
  }
  const neighbours = [...lengths]
    .sort(([a], [b]) => a - b)
    .flatMap(([other, length]) => {
      const neighbour = lgaOfFace(other);
      return neighbour === undefined ? [] : [{ lga: neighbour, border: Math.round(length) }];
    });
  return success(neighbours);
}

function lengthOf(arc: number): number {
  const { first, lons, lats } = borders();
  let length = 0;
  for (let at = (first[arc] as number) + 1; at < (first[arc + 1] as number); at++) {
    const scale = scaleAt(lats[at] as number);
    const dx = ((lons[at] as number) - (lons[at - 1] as number)) * scale.lon;
    const dy = ((lats[at] as number) - (lats[at - 1] as number)) * scale.lat;
    length += Math.hypot(dx, dy);
  }
  return length;
}
