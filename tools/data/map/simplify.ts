import type { Spot } from "./grid.ts";

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
