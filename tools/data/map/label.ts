import type { PlacedText } from "../../../packages/pages/src/map/layer.ts";
import type { Spot } from "./grid.ts";
import type { Ring } from "./regions.ts";

/**
 * How wide letters are and how high a line is, in sizes of the letters: as in a wide font, DejaVu Sans, so
 * that no letter is outside its shape in others.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[mwMW]/, 0.98],
  [/[filrtIJ'’./ -]/, 0.4],
  [/[A-Z]/, 0.76],
];
const OTHER_WIDTH = 0.63;
const LINE = 1.1;

export const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  );

/**
 * The place in a region where a text can be written largest: the centre of the largest rectangle of the
 * text's shape that crosses no border. With the axes divided by the sides of that shape, the rectangle is a
 * square, and its centre the point farthest from the border, in the greater of both axes. It is found as in
 * polylabel (Mapbox, 2016): squares that could have a better point are divided, and the others are left out.
 */
export function placeText(rings: readonly Ring[], lines: readonly string[]): PlacedText {
  const width = widest(lines);
  const height = lines.length * LINE;
  const scaled = rings.map((ring) => ring.map(([x, y]): Spot => [x / width, y / height]));
  const { x, y, reach } = farthestInside(scaled);
  // Half a unit is lost when the middle is rounded.
  const lost = 0.5 / Math.min(width / 2, height / 2);
  return {
    lines,
    x: Math.round(x * width),
    y: Math.round(y * height),
    size: Math.max(0, Math.floor((reach * 2 - lost) * 10) / 10),
  };
}

/** A name where it can be written largest: in one line, or in two or three where it has several words. */
export function placeName(rings: readonly Ring[], name: string): PlacedText {
  const placed = waysToBreak(name).map((lines) => placeText(rings, lines));
  return placed.reduce((best, one) => (one.size > best.size * 1.15 ? one : best));
}

/** The whole name, and its words in two and in three lines: so broken that the longest line is short. */
function waysToBreak(name: string): readonly (readonly string[])[] {
  const words = name.split(/(?<=[/-])\s*|\s+/).filter((word) => word !== "");
  const join = (from: number, to?: number): string =>
    words
      .slice(from, to)
      .join(" ")
      .replaceAll(/([/-]) /g, "$1");
  const breaks = words.map((_, at) => at).slice(1);
  const inTwo = breaks.map((at) => [join(0, at), join(at)]);
  const inThree = breaks.flatMap((at) =>
    breaks.filter((next) => next > at).map((next) => [join(0, at), join(at, next), join(next)]),
  );
  return [[name], ...narrowest(inTwo), ...narrowest(inThree)];
}

const narrowest = (ways: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  ways.toSorted((a, b) => widest(a) - widest(b)).slice(0, 1);

const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

interface Square {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** How far the middle is from the border; negative outside. */
  readonly reach: number;
}

function farthestInside(rings: readonly Ring[]): Square {
  const spots = rings.flat();
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const square = (x: number, y: number, half: number): Square => ({
    x,
    y,
    half,
    reach: reachFrom(x, y, rings),
  });
  const precision = Math.max(east - west, south - north) / 200;
  const half = Math.min(east - west, south - north) / 2;
  let best = square((west + east) / 2, (north + south) / 2, 0);
  const waiting: Square[] = [];
  const consider = (one: Square): void => {
    if (one.reach > best.reach) best = one;
    if (one.reach + one.half > best.reach + precision) waiting.push(one);
  };
  for (let x = west; x < east; x += 2 * half)
    for (let y = north; y < south; y += 2 * half) consider(square(x + half, y + half, half));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.reach + next.half <= best.reach + precision) continue;
    const quarter = next.half / 2;
    for (const [dx, dy] of QUARTERS) consider(square(next.x + dx * quarter, next.y + dy * quarter, quarter));
  }
  return best;
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** How far a point is from the nearest border, in the greater of both axes; negative outside. */
function reachFrom(x: number, y: number, rings: readonly Ring[]): number {
  let isInside = false;
  let reach = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    const [lastX, lastY] = ring.at(-1) as Spot;
    let [ax, ay] = [lastX - x, lastY - y];
    for (const spot of ring) {
      const [bx, by] = [spot[0] - x, spot[1] - y];
      if (ay > 0 !== by > 0 && 0 < ax - ((bx - ax) * ay) / (by - ay)) isInside = !isInside;
      const least = Math.max(Math.min(ax, bx), -Math.max(ax, bx), Math.min(ay, by), -Math.max(ay, by));
      if (least < reach) reach = Math.min(reach, distanceTo(ax, ay, bx, by));
      ax = bx;
      ay = by;
    }
  }
  return isInside ? reach : -reach;
}

/**
 * How far a segment is from the origin, in the greater of both axes: at an end, or where it crosses an axis
 * or a diagonal.
 */
function distanceTo(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  return Math.min(
    Math.max(Math.abs(ax), Math.abs(ay)),
    Math.max(Math.abs(bx), Math.abs(by)),
    distanceAt(-ax / dx, ax, ay, dx, dy),
    distanceAt(-ay / dy, ax, ay, dx, dy),
    distanceAt((ay - ax) / (dx - dy), ax, ay, dx, dy),
    distanceAt((-ax - ay) / (dx + dy), ax, ay, dx, dy),
  );
}

function distanceAt(share: number, ax: number, ay: number, dx: number, dy: number): number {
  if (!(share > 0 && share < 1)) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(ax + share * dx), Math.abs(ay + share * dy));
}
