import { listUnder } from "../../table/group.ts";
import { borderMap } from "../lines/faces.ts";
import type { Borders } from "../lines/read-lines.ts";
import { arcOf, positionsOfRing } from "./geometry.ts";

/** The arcs of a ring in order. `~n` stands for arc `n` from its end to its start, as in TopoJSON. */
export type ArcRing = readonly number[];

/** An outline counterclockwise, then its holes clockwise. */
export type ArcPolygon = readonly ArcRing[];

/** The polygons of one face, or of several joined: borders between them fall away. */
export function outlineOf(faces: readonly number[]): readonly ArcPolygon[] {
  const map = borderMap();
  const lines = map.borders;
  const members = new Set(faces);
  const uses = faces.flatMap((face) =>
    map.arcsOfFace(face).flatMap((arc) => {
      if (members.has(map.acrossArc(arc, face))) return [];
      return [lines.left[arc] === face ? arc : ~arc];
    }),
  );
  return toPolygons(joinRings(uses, lines), lines);
}

/** The place of a use's position in the coordinate lists; a negative step counts from its end. */
function positionOf({ first }: Borders, use: number, step: number): number {
  const arc = arcOf(use);
  const start = first[arc] as number;
  const end = (first[arc + 1] as number) - 1;
  const isFromStart = step >= 0 === use >= 0;
  const steps = step >= 0 ? step : -1 - step;
  return isFromStart ? start + steps : end - steps;
}

/** A position as one number, to look it up by. */
const keyAt = ({ lons, lats }: Borders, position: number): number =>
  (lons[position] as number) * 2 ** 24 + (lats[position] as number);

/** Joins arcs to rings: each starts where the one before ends. The area stays on the left. */
function joinRings(uses: readonly number[], lines: Borders): readonly ArcRing[] {
  const byStart = new Map<number, number[]>();
  for (const use of uses) listUnder(byStart, keyAt(lines, positionOf(lines, use, 0)), use);
  const takeAfter = (use: number): number | undefined => {
    const key = keyAt(lines, positionOf(lines, use, -1));
    const candidates = byStart.get(key) ?? [];
    const next = candidates.length > 1 ? firstClockwise(use, candidates, lines) : candidates[0];
    if (next !== undefined) candidates.splice(candidates.indexOf(next), 1);
    return next;
  };
  const rings: ArcRing[] = [];
  const used = new Set<number>();
  for (const use of uses) {
    if (used.has(use)) continue;
    const ring: number[] = [];
    for (let next = takeAfter(use); next !== undefined; next = takeAfter(next)) {
      ring.push(next);
      used.add(next);
      if (next === use) break;
    }
    rings.push([...ring.slice(-1), ...ring.slice(0, -1)]);
  }
  return rings;
}

/**
 * Where areas touch at a point, several arcs start there. The next arc around the same area is the first one
 * clockwise from where we came, so that no ring touches itself.
 */
function firstClockwise(use: number, candidates: readonly number[], lines: Borders): number | undefined {
  const { lons, lats } = lines;
  const angle = (from: number, to: number): number =>
    Math.atan2((lats[to] as number) - (lats[from] as number), (lons[to] as number) - (lons[from] as number));
  const back = angle(positionOf(lines, use, -1), positionOf(lines, use, -2));
  const clockwise = (next: number): number => {
    const ahead = angle(positionOf(lines, next, 0), positionOf(lines, next, 1));
    const difference = back - ahead;
    return difference > 0 ? difference : difference + 2 * Math.PI;
  };
  return [...candidates].sort((a, b) => clockwise(a) - clockwise(b))[0];
}

/** Twice the area of a ring: positive when it runs counterclockwise. */
function doubleArea(positions: readonly number[], { lons, lats }: Borders): number {
  let sum = 0;
  for (let at = 1; at < positions.length; at++) {
    const [a, b] = [positions[at - 1] as number, positions[at] as number];
    sum += (lons[a] as number) * (lats[b] as number) - (lons[b] as number) * (lats[a] as number);
  }
  return sum;
}

interface MeasuredRing {
  readonly ring: ArcRing;
  readonly positions: readonly number[];
  readonly area: number;
}

/** Puts each hole into the smallest outline around it. */
function toPolygons(rings: readonly ArcRing[], lines: Borders): readonly ArcPolygon[] {
  const measured = rings.map((ring): MeasuredRing => {
    const positions = positionsOfRing(ring, "full");
    return { ring, positions, area: doubleArea(positions, lines) };
  });
  const outlines = measured.filter(({ area }) => area > 0).sort((a, b) => a.area - b.area);
  const holes = measured.filter(({ area }) => area < 0);
  const polygons = new Map(outlines.map((outline): [MeasuredRing, ArcRing[]] => [outline, [outline.ring]]));
  for (const hole of holes) {
    const around = outlines.find((outline) => isAround(outline, hole, lines)) ?? outlines.at(-1);
    if (around !== undefined) polygons.get(around)?.push(hole.ring);
  }
  return measured.flatMap((outline) => {
    const polygon = polygons.get(outline);
    return polygon === undefined ? [] : [polygon];
  });
}

/**
 * Whether an outline goes around a hole: a ray from a position that only the hole has crosses it an odd
 * number of times.
 */
function isAround(outline: MeasuredRing, hole: MeasuredRing, lines: Borders): boolean {
  const { lons, lats } = lines;
  const shared = new Set(outline.positions.map((position) => keyAt(lines, position)));
  const own = hole.positions.find((position) => !shared.has(keyAt(lines, position)));
  if (own === undefined) return false;
  const [x, y] = [lons[own] as number, lats[own] as number];
  let isInside = false;
  for (let at = 1; at < outline.positions.length; at++) {
    const [a, b] = [outline.positions[at - 1] as number, outline.positions[at] as number];
    const [x0, y0, x1, y1] = [lons[a] as number, lats[a] as number, lons[b] as number, lats[b] as number];
    if (y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isInside = !isInside;
  }
  return isInside;
}
