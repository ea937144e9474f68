import { lazy } from "../table/lazy.ts";
import { borders } from "./faces.ts";
import { scaleAt } from "./metres.ts";
import type { ArcRing } from "./outline.ts";

export const DETAILS = /* @__PURE__ */ Object.freeze(["full", "draw"] as const);

/**
 * How many positions an outline has: `full`, as they are looked up, or `draw`, about a third of them, for
 * maps of the country or of a state. Neighbours still share their border in `draw`, but a point near it can
 * be on the wrong side.
 */
export type Detail = (typeof DETAILS)[number];

/** A corner stays if the triangle that it makes with the corners beside it is larger, in square metres. */
const LEAST_TRIANGLE = 2_000_000;

/** The places of the positions of each arc in the coordinate lists. */
export function positionsOfArc(arc: number, detail: Detail): readonly number[] {
  if (detail === "draw") return drawnArcs()[arc] ?? [];
  const { first } = borders();
  const start = first[arc] as number;
  return Array.from({ length: (first[arc + 1] as number) - start }, (_, at) => start + at);
}

/** The positions of a ring. The last is the first again. */
export const positionsOfRing = (ring: ArcRing, detail: Detail): readonly number[] =>
  ring.flatMap((use, at) => {
    const positions = positionsOfArc(use < 0 ? ~use : use, detail);
    const inOrder = use < 0 ? positions.toReversed() : positions;
    return at === 0 ? inOrder : inOrder.slice(1);
  });

const drawnArcs = /* @__PURE__ */ lazy(() =>
  Array.from({ length: borders().arcs }, (_, arc) => simplify(positionsOfArc(arc, "full"))),
);

/**
 * Leaves out the corner with the smallest triangle, again and again (Visvalingam and Whyatt, 1993). The ends
 * stay, because other arcs meet there, and so does one corner between them, or two if the arc is a ring by
 * itself: no ring loses its area.
 */
function simplify(positions: readonly number[]): readonly number[] {
  const { lons, lats } = borders();
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
