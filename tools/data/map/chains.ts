import { type Topology, usesOfArcs } from "../boundaries/index.ts";
import { groupBy } from "../table/index.ts";
import type { Spot } from "./grid.ts";

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
export function chainsOf(
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
