import { polygonsOf, type Step, type Topology } from "./topology.ts";

/** The arcs with every position absolute, in steps of the grid. */
export const decodeArcs = ({ arcs }: Topology): readonly (readonly Step[])[] =>
  arcs.map((arc) => {
    let [lon, lat] = [0, 0];
    return arc.map(([dLon, dLat]): Step => {
      lon += dLon;
      lat += dLat;
      return [lon, lat];
    });
  });

/**
 * The positions of a ring: the last of each arc is the first of the next, and the first of all is also the
 * last.
 */
export function joinArcs(ring: readonly number[], arcs: readonly (readonly Step[])[]): readonly Step[] {
  return ring.flatMap((use, at) => {
    const arc = use < 0 ? (arcs[~use] ?? []).toReversed() : (arcs[use] ?? []);
    return at === 0 ? arc : arc.slice(1);
  });
}

/** A shape that uses an arc: on the arc's left side when it uses it forwards, otherwise on its right. */
export interface ArcUse {
  readonly id: string;
  readonly isForward: boolean;
}

/** The shapes on the two sides of each arc. An arc of the outer border has one. */
export function usesOfArcs({ objects, arcs }: Topology): readonly (readonly ArcUse[])[] {
  const uses = arcs.map((): ArcUse[] => []);
  for (const shape of [...objects.lgas.geometries, ...objects.water.geometries]) {
    for (const use of polygonsOf(shape).flat(2))
      uses[use < 0 ? ~use : use]?.push({ id: shape.id, isForward: use >= 0 });
  }
  return uses;
}
