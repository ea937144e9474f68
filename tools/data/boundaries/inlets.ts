import { decodeArcs, usesOfArcs } from "./arcs.ts";
import { STEPS_PER_DEGREE, type Step, type Topology } from "./topology.ts";

/**
 * The source draws the creeks of the Cross River estuary as open sea, also the narrow ones. A boat in a creek
 * is in the LGA around it, as it is in every other creek of the country. So an inlet of the coast is closed
 * where its mouth is narrow, and belongs to the LGA. Wider water stays outside.
 */
const WIDEST_MOUTH_METRES = 400;

/** An inlet goes at least this many times as far as its mouth is wide. A bend of the coast does not. */
const LEAST_DEPTH = 3;

/** Near enough for a width: the inlets are all near 5° north. */
const METRES_PER_STEP = 111_000 / STEPS_PER_DEGREE;

const distance = (a: Step, b: Step): number => Math.hypot(a[0] - b[0], a[1] - b[1]) * METRES_PER_STEP;

/** Twice the area between a part of the coast and the line across its ends: negative for an inlet. */
function doubleAreaAcross(coast: readonly Step[], from: number, to: number): number {
  let [sum, last] = [0, coast[to] as Step];
  for (let at = from; at <= to; at++) {
    const next = coast[at] as Step;
    sum += last[0] * next[1] - next[0] * last[1];
    last = next;
  }
  return sum;
}

/** Whether a part of the coast is an inlet, seen with the land on the left. */
function isInlet(coast: readonly Step[], lengths: readonly number[], from: number, to: number): boolean {
  const mouth = distance(coast[from] as Step, coast[to] as Step);
  const way = (lengths[to] as number) - (lengths[from] as number);
  return (
    mouth <= WIDEST_MOUTH_METRES && way >= 2 * LEAST_DEPTH * mouth && doubleAreaAcross(coast, from, to) < 0
  );
}

/** A coast, with the land on its left, without its inlets. */
function withoutInlets(coast: readonly Step[]): readonly Step[] {
  const lengths = [0];
  for (let at = 1; at < coast.length; at++)
    lengths.push((lengths[at - 1] as number) + distance(coast[at - 1] as Step, coast[at] as Step));
  const kept: Step[] = [];
  for (let from = 0; from < coast.length; from++) {
    kept.push(coast[from] as Step);
    for (let to = coast.length - 1; to > from + 1; to--) {
      if (!isInlet(coast, lengths, from, to)) continue;
      from = to - 1;
      break;
    }
  }
  return kept;
}

const toDifferences = (positions: readonly Step[]): Step[] =>
  positions.map(([lon, lat], at) => {
    const [lastLon, lastLat] = positions[at - 1] ?? [0, 0];
    return [lon - lastLon, lat - lastLat];
  });

/** The topology with narrow inlets of the coast as a part of the LGA around them. */
export function closeInlets(topology: Topology): Topology {
  const uses = usesOfArcs(topology);
  const arcs = decodeArcs(topology).map((positions, arc) => {
    const [use, other] = uses[arc] ?? [];
    if (use === undefined || other !== undefined) return toDifferences(positions);
    const coast = withoutInlets(use.isForward ? positions : positions.toReversed());
    return toDifferences(use.isForward ? coast : coast.toReversed());
  });
  return { ...topology, arcs };
}
