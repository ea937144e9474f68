import { scaleAt } from "./metres.ts";
import type { Borders } from "./read-lines.ts";

/** A corner stays if the triangle that it makes with the corners beside it is larger, in square metres. */
const LEAST_TRIANGLE = 2_000_000;

/**
 * The positions of an arc without corners that a drawing does not need: the one with the smallest triangle is
 * left out, again and again, until none is small (Visvalingam and Whyatt, 1993). The ends stay, because other
 * lines meet there, and so does one corner between them, or two if the line is a ring by itself: no ring loses
 * its area.
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
  const kept = [...positions];
  const areaAt = (at: number): number =>
    at <= 0 || at >= kept.length - 1
      ? Number.POSITIVE_INFINITY
      : area(kept[at - 1] as number, kept[at] as number, kept[at + 1] as number);
  const areas = kept.map((_, at) => areaAt(at));
  const [start, end] = [positions[0] as number, positions.at(-1) as number];
  const isRing = lons[start] === lons[end] && lats[start] === lats[end];
  while (kept.length > (isRing ? 4 : 3)) {
    let smallest = 1;
    for (let at = 2; at < kept.length - 1; at++)
      if ((areas[at] as number) < (areas[smallest] as number)) smallest = at;
    if ((areas[smallest] as number) >= LEAST_TRIANGLE) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    areas[smallest - 1] = areaAt(smallest - 1);
    areas[smallest] = areaAt(smallest);
  }
  return kept;
}
