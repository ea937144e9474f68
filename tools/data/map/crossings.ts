import type { Spot } from "./grid.ts";
import type { Chain } from "./regions.ts";

/** Twice the area of a triangle: positive when it turns to the left, on paper where y grows upward. */
export const doubleArea = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/**
 * Leaves out the corner that makes the smallest triangle with the corners beside it, again and again, until
 * every triangle is at least `least` square units (Visvalingam and Whyatt, 1993). The ends stay, because
 * other lines meet there, and so does one corner between them, or two if the line is a ring: no region loses
 * its area.
 */
export function simplify(spots: readonly Spot[], least: number): readonly Spot[] {
  const [start, end] = [spots[0], spots.at(-1)];
  if (start === undefined || end === undefined) return spots;
  const fewest = start[0] === end[0] && start[1] === end[1] ? 4 : 3;
  const kept = [...spots];
  const areaAt = (at: number): number =>
    at <= 0 || at >= kept.length - 1
      ? Number.POSITIVE_INFINITY
      : Math.abs(doubleArea(kept[at - 1] as Spot, kept[at] as Spot, kept[at + 1] as Spot)) / 2;
  const areas = kept.map((_, at) => areaAt(at));
  while (kept.length > fewest) {
    let smallest = 1;
    for (let at = 2; at < kept.length - 1; at++)
      if ((areas[at] as number) < (areas[smallest] as number)) smallest = at;
    if ((areas[smallest] as number) >= least) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    areas[smallest - 1] = areaAt(smallest - 1);
    areas[smallest] = areaAt(smallest);
  }
  return kept;
}

interface Segment {
  readonly chain: number;
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * The chains, by their number, that cross another or themselves.
 *
 * @param withTouches whether lines also count that only touch, or cross by less than a unit. Narrow places of
 * a map do so once they are on the grid, and no corner that is put back can part them.
 */
export function findCrossings(chains: readonly Chain[], withTouches = true): ReadonlySet<number> {
  const segments = chains
    .flatMap(({ spots }, chain) =>
      spots.slice(1).map((to, at): Segment => ({ chain, from: spots[at] as Spot, to })),
    )
    .toSorted((a, b) => westOf(a) - westOf(b));
  const crossing = new Set<number>();
  for (const [at, one] of segments.entries()) {
    const east = Math.max(one.from[0], one.to[0]);
    for (let next = at + 1; next < segments.length; next++) {
      const other = segments[next] as Segment;
      if (westOf(other) > east) break;
      if (!doCross(one, other, withTouches)) continue;
      crossing.add(one.chain);
      crossing.add(other.chain);
    }
  }
  return crossing;
}

const westOf = ({ from, to }: Segment): number => Math.min(from[0], to[0]);

const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

function doCross(one: Segment, other: Segment, withTouches: boolean): boolean {
  const [lowest, highest] = [Math.min(one.from[1], one.to[1]), Math.max(one.from[1], one.to[1])];
  if (Math.max(other.from[1], other.to[1]) < lowest || Math.min(other.from[1], other.to[1]) > highest)
    return false;
  const sides = [
    doubleArea(one.from, one.to, other.from),
    doubleArea(one.from, one.to, other.to),
    doubleArea(other.from, other.to, one.from),
    doubleArea(other.from, other.to, one.to),
  ].map(Math.sign) as [number, number, number, number];
  const doesCross = sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0;
  if (!withTouches) return doesCross && depthOf(one, other) >= 1;
  if (doesCross) return true;
  const shared = [one.from, one.to].filter((spot) => isSame(spot, other.from) || isSame(spot, other.to));
  if (shared.length === 2) return true;
  if (shared.length === 1)
    return sides.every((side) => side === 0) && doOverlap(one, other, shared[0] as Spot);
  // An end of one lies on the other.
  return (
    (sides[0] === 0 && isWithin(other.from, one)) ||
    (sides[1] === 0 && isWithin(other.to, one)) ||
    (sides[2] === 0 && isWithin(one.from, other)) ||
    (sides[3] === 0 && isWithin(one.to, other))
  );
}

/** By how many units two segments cross: how far the nearest of their ends is from the other segment. */
function depthOf(one: Segment, other: Segment): number {
  const distance = ({ from, to }: Segment, spot: Spot): number =>
    Math.abs(doubleArea(from, to, spot)) / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.min(
    distance(one, other.from),
    distance(one, other.to),
    distance(other, one.from),
    distance(other, one.to),
  );
}

const isWithin = ([x, y]: Spot, { from, to }: Segment): boolean =>
  x >= Math.min(from[0], to[0]) &&
  x <= Math.max(from[0], to[0]) &&
  y >= Math.min(from[1], to[1]) &&
  y <= Math.max(from[1], to[1]);

function doOverlap(one: Segment, other: Segment, shared: Spot): boolean {
  const away = ({ from, to }: Segment): Spot => {
    const far = isSame(from, shared) ? to : from;
    return [far[0] - shared[0], far[1] - shared[1]];
  };
  const [a, b] = [away(one), away(other)];
  return a[0] * b[0] + a[1] * b[1] > 0;
}
