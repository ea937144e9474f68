import { getLga } from "../places/lgas.ts";

/** Neighbours that are towns of one another have their middles so near, in degrees of a great circle. */
const NEAR = 0.55;

/** Whether the middles of two LGAs are so near that people of one write the town of the other. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [getLga(one), getLga(other)];
  if (!a || !b || a.lat === null || a.lon === null || b.lat === null || b.lon === null) return false;
  return Math.hypot(a.lat - b.lat, a.lon - b.lon) <= NEAR;
}
