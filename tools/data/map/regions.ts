import { withoutSmallTriangles } from "../../../packages/naijaref/src/boundaries/lines/leave-out-corners.ts";
import { crossingsOf } from "../boundaries/crossings.ts";
import { type Topology, usesOfArcs } from "../boundaries/topology.ts";
import { groupBy } from "../table/index.ts";
import type { GridArcs, Spot } from "./grid.ts";

/**
 * A line between two regions, or between a region and the outside, from one meeting of borders to the next.
 */
export interface Chain {
  readonly spots: readonly Spot[];
  /** The region on each side of somebody who walks along it; undefined outside the country. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

/** The region of an LGA or a water, by its id. */
export type RegionOf = (id: string) => string | undefined;

/** A line as it is walked, in one of its two directions. */
interface Walk extends Chain {
  readonly line: number;
}

export const keyOf = ([x, y]: Spot): string => `${x} ${y}`;

const startOf = ({ spots }: Chain): string => keyOf(spots[0] as Spot);
const endOf = ({ spots }: Chain): string => keyOf(spots.at(-1) as Spot);

/** The same line in the other direction. */
export const turn = <Line extends Chain>(line: Line): Line => ({
  ...line,
  spots: line.spots.toReversed(),
  left: line.right,
  right: line.left,
});

/**
 * The borders between regions. Arcs inside a region fall away; where only two of those that are left meet,
 * they become one line, so that a border of states has no fixed corner merely because a border of LGAs ends
 * there.
 */
function chainsOf(
  topology: Topology,
  arcs: readonly (readonly Spot[])[],
  regionOf: RegionOf,
): readonly Chain[] {
  const walks = linesBetween(topology, arcs, regionOf).flatMap((line): Walk[] => [line, turn(line)]);
  const starting = groupBy(walks, startOf);
  const taken = new Set<number>();
  const walkOn = (first: Walk): Chain => {
    taken.add(first.line);
    const spots = [...first.spots];
    for (let last = first; ; ) {
      const meeting = starting.get(endOf(last)) ?? [];
      const next = meeting.length === 2 ? meeting.find(({ line }) => line !== last.line) : undefined;
      if (next === undefined || taken.has(next.line)) break;
      taken.add(next.line);
      spots.push(...next.spots.slice(1));
      last = next;
    }
    return { spots, left: first.left, right: first.right };
  };
  const isAtMeeting = (walk: Walk): boolean => starting.get(startOf(walk))?.length !== 2;
  // First from every meeting; what is left then are the rings that meet no other border.
  return [...walks.filter(isAtMeeting), ...walks].flatMap((walk) =>
    taken.has(walk.line) ? [] : [walkOn(walk)],
  );
}

function linesBetween(
  topology: Topology,
  arcs: readonly (readonly Spot[])[],
  regionOf: RegionOf,
): readonly Walk[] {
  return usesOfArcs(topology).flatMap((uses, line): Walk[] => {
    const side = (isForward: boolean): string | undefined => {
      const use = uses.find((one) => one.isForward === isForward);
      return use === undefined ? undefined : regionOf(use.id);
    };
    const [left, right] = [side(true), side(false)];
    const spots = arcs[line] ?? [];
    const isOneSpot = spots.every((spot) => keyOf(spot) === keyOf(spots[0] as Spot));
    return left === right || isOneSpot ? [] : [{ line, spots, left, right }];
  });
}

/** A closed line. The first spot is not repeated at its end. */
export type Ring = readonly Spot[];

/** The outlines of regions that share their borders. */
export interface Regions {
  /** By the region's code, in the order of the codes. */
  readonly rings: ReadonlyMap<string, readonly Ring[]>;
  /** The two regions on the sides of each border. */
  readonly neighbours: readonly (readonly [string, string])[];
}

export interface Coarseness {
  /** A corner stays if its triangle is larger than this share of the smaller region beside it … */
  readonly share: number;
  /** … but never smaller, in square units, than this … */
  readonly least: number;
  /** … nor needs it to be larger than this. */
  readonly most: number;
}

/**
 * The outlines of regions with few corners. Each border is simplified once for the regions on both of its
 * sides, so that there is neither a gap nor an overlap between them; where two borders would cross, they keep
 * more of their corners.
 */
export function outlineRegions(
  topology: Topology,
  { arcs }: GridArcs,
  regionOf: RegionOf,
  coarseness: Coarseness,
): Regions {
  const chains = withoutIslets(chainsOf(topology, arcs, regionOf), coarseness.least * 4);
  const areas = areasOf(chains);
  const limits = chains.map(({ left, right }) => {
    const smaller = Math.min(
      areas.get(left) ?? Number.POSITIVE_INFINITY,
      areas.get(right) ?? Number.POSITIVE_INFINITY,
    );
    return Math.min(coarseness.most, Math.max(coarseness.least, smaller * coarseness.share));
  });
  return {
    rings: joinRings(withoutCrossings(chains, limits)),
    neighbours: chains.flatMap(({ left, right }) =>
      left === undefined || right === undefined ? [] : [[left, right] as const],
    ),
  };
}

/** Twice the area of a triangle: positive when it turns to the left, on paper where y grows upward. */
export const doubleArea = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Leaves out corners until every triangle is at least `least` square units. */
export function simplify(spots: readonly Spot[], least: number): readonly Spot[] {
  const isRing = keyOf(spots[0] as Spot) === keyOf(spots.at(-1) as Spot);
  return withoutSmallTriangles(spots, (a, b, c) => Math.abs(doubleArea(a, b, c)) / 2, isRing, least);
}

/** In units of the map: most lines that are left are shorter. */
export const CELL = 100;

/** Simplifies, and gives lines that cross more corners until none does. */
function withoutCrossings(chains: readonly Chain[], limits: readonly number[]): readonly Chain[] {
  const own = [...limits];
  for (;;) {
    const drawn = chains.map((chain, at) => ({ ...chain, spots: simplify(chain.spots, own[at] as number) }));
    const pairs = crossingsOf(
      drawn.map(({ spots }) => spots),
      CELL,
    );
    const lines = new Set(pairs.flatMap(([a, b]) => [a.arc, b.arc]));
    const crossing = [...lines].filter((at) => (own[at] as number) > 0);
    if (crossing.length === 0) return drawn;
    for (const at of crossing) own[at] = (own[at] as number) < 1 ? 0 : (own[at] as number) / 4;
  }
}

/** The area of each region in square units. */
function areasOf(chains: readonly Chain[]): ReadonlyMap<string | undefined, number> {
  const areas = new Map<string | undefined, number>();
  for (const { spots, left, right } of chains) {
    const area = areaUnder(spots);
    areas.set(left, (areas.get(left) ?? 0) + area);
    areas.set(right, (areas.get(right) ?? 0) - area);
  }
  return new Map([...areas].map(([region, area]) => [region, Math.abs(area)]));
}

const ORIGIN: Spot = [0, 0];

/** The area that a line adds to what it goes around. */
const areaUnder = (spots: readonly Spot[]): number =>
  spots.slice(1).reduce((sum, to, at) => sum + doubleArea(ORIGIN, spots[at] as Spot, to), 0) / 2;

/** Islands off the coast that would be specks are left out, unless a region has nothing larger. */
function withoutIslets(chains: readonly Chain[], least: number): readonly Chain[] {
  const areas = areasOf(chains);
  return chains.filter(({ spots, left, right }) => {
    const isIsland =
      keyOf(spots[0] as Spot) === keyOf(spots.at(-1) as Spot) && (left === undefined || right === undefined);
    const area = Math.abs(areaUnder(spots));
    return !isIsland || area >= least || area > (areas.get(left ?? right) ?? 0) / 2;
  });
}

/** Joins lines to rings: each starts where the one before ends, and the region stays on its left. */
function joinRings(chains: readonly Chain[]): Regions["rings"] {
  const sides = chains.flatMap((chain) => [chain, turn(chain)]);
  const regions = [...groupBy(sides, ({ left }) => left)].flatMap(
    ([code, own]): [string, readonly Ring[]][] => (code === undefined ? [] : [[code, ringsOf(own)]]),
  );
  return new Map(regions.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function ringsOf(chains: readonly Chain[]): readonly Ring[] {
  const starting = groupBy(chains, ({ spots }) => keyOf(spots[0] as Spot));
  const taken = new Set<Chain>();
  const takeAt = (key: string): Chain | undefined => {
    const next = starting.get(key)?.find((chain) => !taken.has(chain));
    if (next !== undefined) taken.add(next);
    return next;
  };
  return chains.flatMap((first) => {
    const ring: Spot[] = [];
    let key = keyOf(first.spots[0] as Spot);
    for (let next = takeAt(key); next !== undefined; next = takeAt(key)) {
      ring.push(...next.spots.slice(0, -1));
      key = keyOf(next.spots.at(-1) as Spot);
    }
    return ring.length === 0 ? [] : [ring];
  });
}
