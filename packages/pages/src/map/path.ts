import type { PlacedText, Projection } from "./layer.ts";

/** The paths of a layer's shapes, read and written: `M` and a place, `l` and steps, `z`, in whole numbers. */

export type Spot = readonly [x: number, y: number];

/** A closed line. The first spot is not repeated at its end. */
export type Ring = readonly Spot[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function readPath(path: string): readonly Ring[] {
  return path
    .split("M")
    .slice(1)
    .map((text) => {
      const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at): Spot => {
        x += numbers[2 * at] as number;
        y += numbers[2 * at + 1] as number;
        return [x, y];
      });
    });
}

/** What a path draws, and the box around it. */
export interface Drawn {
  readonly rings: readonly Ring[];
  readonly box: Box;
}

export const drawnOf = (path: string): Drawn => {
  const rings = readPath(path);
  return { rings, box: boxOf(rings) };
};

/** A line as a path that is open: `M`, then each place as the difference from the one before. */
function linePath([first = [0, 0], ...rest]: Ring): string {
  let [lastX, lastY] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${first[0]} ${first[1]}l${steps.join(" ")}`.replaceAll(" -", "-");
}

export const ringsPath = (rings: readonly Ring[]): string =>
  rings.map((ring) => `${linePath(ring)}z`).join("");

/**
 * Rings with each spot moved, without spots that repeat the one before, and without what is no ring any more.
 * The same spot gets the same place, so neighbours still share their borders.
 */
export const moveRings = (
  rings: readonly (readonly Spot[])[],
  place: (spot: Spot) => Spot,
): readonly Ring[] =>
  rings.flatMap((ring) => {
    const spots = ring.map(place);
    const kept = spots.filter(([x, y], at) => {
      const [lastX, lastY] = spots.at(at - 1) as Spot;
      return x !== lastX || y !== lastY;
    });
    return kept.length < 3 ? [] : [kept];
  });

/** Rings on a grid that is so many times finer; less than 1: coarser. */
export const scaleRings = (rings: readonly Ring[], factor: number): readonly Ring[] =>
  moveRings(rings, ([x, y]) => [Math.round(x * factor), Math.round(y * factor)]);

export function boxOf(rings: readonly Ring[]): Box {
  const spots = rings.flat();
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box around some, by two corners of each. */
export const joinBoxes = (boxes: readonly Box[]): Box =>
  boxOf([
    boxes.flatMap(
      ({ x, y, width, height }): Ring => [
        [x, y],
        [x + width, y + height],
      ],
    ),
  ]);

/** A box so many times larger, in whole units. */
export const scaleBox = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: Math.round(x * factor),
  y: Math.round(y * factor),
  width: Math.round(width * factor),
  height: Math.round(height * factor),
});

/** A box of a size around the middle of another, in whole units. */
export const boxAbout = ({ x, y, width, height }: Box, wide: number, high: number): Box =>
  scaleBox({ x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high }, 1);

export const doOverlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Half of the widest line, in parts of a map's width: what is beyond the map may reach into it so far. */
const LINE = 1 / 50;

/** The sides of a map with the lines that reach into it: across which axis, where, and on which side it is. */
function sidesOf({ x, y, width, height }: Box) {
  const reach = Math.ceil(width * LINE);
  return [
    { axis: 0, at: x - reach, inwards: 1 },
    { axis: 0, at: x + width + reach, inwards: -1 },
    { axis: 1, at: y - reach, inwards: 1 },
    { axis: 1, at: y + height + reach, inwards: -1 },
  ] as const;
}

type Side = ReturnType<typeof sidesOf>[number];

const isInside = (spot: Spot, { axis, at, inwards }: Side): boolean => (spot[axis] - at) * inwards >= 0;

/** Where a step leaves through a side. From its inner end, so that both neighbours of a border get one spot. */
function crossing(inner: Spot, outer: Spot, { axis, at }: Side): Spot {
  const share = (at - inner[axis]) / (outer[axis] - inner[axis]);
  const other = axis === 0 ? 1 : 0;
  const across = Math.round(inner[other] + (outer[other] - inner[other]) * share);
  return axis === 0 ? [at, across] : [across, at];
}

/** What of some rings the map of a box shows, by Sutherland and Hodgman: cut at one side after the other. */
export function ringsWithin(rings: readonly Ring[], box: Box): readonly Ring[] {
  const cut = (ring: Ring, side: Side): Ring =>
    ring.flatMap((spot, at): Ring => {
      const before = ring.at(at - 1) as Spot;
      if (isInside(spot, side)) return isInside(before, side) ? [spot] : [crossing(spot, before, side), spot];
      return isInside(before, side) ? [crossing(before, spot, side)] : [];
    });
  return moveRings(
    rings.map((ring) => sidesOf(box).reduce(cut, ring)),
    (spot) => spot,
  );
}

/** Rings that lie beside each other as one shape: the lines between them are left out. */
export function mergeRings(rings: readonly Ring[]): readonly Ring[] {
  const name = ([x, y]: Spot): string => `${x} ${y}`;
  const edges = rings.flatMap((ring) => ring.map((spot, at) => [ring.at(at - 1) as Spot, spot] as const));
  const known = new Set(edges.map(([from, to]) => `${name(from)} ${name(to)}`));
  const next = new Map<string, Spot[]>();
  for (const [from, to] of edges) {
    // What a neighbour draws from the other end lies between the two.
    if (known.has(`${name(to)} ${name(from)}`)) continue;
    const ways = next.get(name(from));
    if (ways === undefined) next.set(name(from), [to]);
    else ways.push(to);
  }
  const merged: Ring[] = [];
  for (const [start, ways] of next) {
    while (ways.length > 0) {
      const ring: Spot[] = [];
      for (let at = ways.pop(); at !== undefined; at = next.get(name(at))?.pop()) {
        ring.push(at);
        if (name(at) === start) break;
      }
      merged.push(ring);
    }
  }
  return merged;
}

export interface Member {
  readonly group: string;
  readonly rings: readonly Ring[];
}

/** The lines between groups, and around all of them, each once; of a box, those that its map shows. */
export function linesBetween(members: readonly Member[], box?: Box): string {
  const sides = box === undefined ? [] : sidesOf(box);
  /** Where a ring was cut there is no border. */
  const isCut = (...ends: Ring): boolean =>
    sides.some(({ axis, at }) => ends.every((end) => end[axis] === at));
  const groups = new Map<string, string>();
  const edge = ([ax, ay]: Spot, [bx, by]: Spot): string => `${ax} ${ay} ${bx} ${by}`;
  for (const { group, rings } of members)
    for (const ring of rings)
      for (const [at, spot] of ring.entries()) groups.set(edge(ring.at(at - 1) as Spot, spot), group);
  const lines: string[] = [];
  for (const { group, rings } of members) {
    for (const ring of rings) {
      let line: Spot[] = [];
      const close = (): void => {
        if (line.length > 1) lines.push(linePath(line));
        line = [];
      };
      for (const [at, spot] of ring.entries()) {
        const before = ring.at(at - 1) as Spot;
        const other = groups.get(edge(spot, before));
        const isDrawn = other === undefined || other < group;
        if (!isDrawn || isCut(before, spot)) close();
        else if (line.length === 0) line = [before, spot];
        else line.push(spot);
      }
      close();
    }
  }
  return lines.join("");
}

export const scaleProjection = (projection: Projection, factor: number): Projection => ({
  ...projection,
  perLon: projection.perLon * factor,
  perLat: projection.perLat * factor,
});

export const scaleText = ({ lines, x, y, size }: PlacedText, factor: number): PlacedText => ({
  lines,
  x: Math.round(x * factor),
  y: Math.round(y * factor),
  // Rounding moves a border by half a unit at most, and the text too.
  size: Math.max(0, size * factor - 1),
});
