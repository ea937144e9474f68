import { scaleAt } from "./metres.ts";
import type { Borders } from "./read-lines.ts";

/** A corner stays if the triangle that it makes with the corners beside it is larger, in square metres. */
const LEAST_TRIANGLE = 2_000_000;

/**
 * Leaves out the corner with the smallest triangle, again and again (Visvalingam and Whyatt, 1993). The ends
 * stay, because other arcs meet there, and so does one corner between them, or two if the arc is a ring by
 * itself: no ring loses its area.
 *
 * @param positions the places of an arc's positions in the coordinate lists.
 */
export function leaveOutCorners(
  { lons, lats }: Pick<Borders, "lons" | "lats">,
  positions: readonly number[],
): readonly number[] {
  const scale = scaleAt(lats[positions[0] as number] as number);
  const area = (a: number, b: number, c: number): number => {
    const dx = ((lons[b] as number) - (lons[a] as number)) * scale.lon;
    const dy = ((lats[b] as number) - (lats[a] as number)) * scale.lat;
    const ex = ((lons[c] as number) - (lons[a] as number)) * scale.lon;
    const ey = ((lats[c] as number) - (lats[a] as number)) * scale.lat;
    return Math.abs(dx * ey - dy * ex) / 2;
  };
  const [start, end] = [positions[0] as number, positions.at(-1) as number];
  const isRing = lons[start] === lons[end] && lats[start] === lats[end];
  const kept = [...positions];
  const areas = kept.map((position, at) =>
    at === 0 || at === kept.length - 1
      ? Number.POSITIVE_INFINITY
      : area(kept[at - 1] as number, position, kept[at + 1] as number),
  );
  const update = (at: number): void => {
    if (at > 0 && at < kept.length - 1)
      areas[at] = area(kept[at - 1] as number, kept[at] as number, kept[at + 1] as number);
  };
  while (kept.length > (isRing ? 4 : 3)) {
    let least = 1;
    for (let at = 2; at < kept.length - 1; at++)
      if ((areas[at] as number) < (areas[least] as number)) least = at;
    if ((areas[least] as number) >= LEAST_TRIANGLE) break;
    kept.splice(least, 1);
    areas.splice(least, 1);
    update(least - 1);
    update(least);
  }
  return kept;
}
