import { decodeArcs, joinArcs } from "./arcs.ts";
import { polygonsOf, STEPS_PER_DEGREE, type Step, type Topology } from "./topology.ts";

type Ring = readonly Step[];

/** Millionths of a degree in one step of the grid. */
const PER_STEP = 1_000_000 / STEPS_PER_DEGREE;

/** The rings of each shape by its id, in millionths of a degree. */
export function ringsByShape(topology: Topology): ReadonlyMap<string, readonly Ring[]> {
  const arcs = decodeArcs(topology);
  const { lgas, water } = topology.objects;
  return new Map(
    [...lgas.geometries, ...water.geometries].map((shape) => [
      shape.id,
      polygonsOf(shape).flatMap((rings) =>
        rings.map((ring) => joinArcs(ring, arcs).map(([x, y]): Step => [x * PER_STEP, y * PER_STEP])),
      ),
    ]),
  );
}

/**
 * Whether a point is in a shape: a ray to the west crosses its rings an odd number of times.
 * A point on a border is in the shape east of it, or north of it where the border runs along a parallel.
 * Exact where both coordinates are whole numbers.
 */
export function contains(rings: readonly Ring[], [x, y]: Step): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [a, b] = [ring[at - 1] as Step, ring[at] as Step];
      if (a[1] > y === b[1] > y) continue;
      const [[x0, y0], [x1, y1]] = a[1] < b[1] ? [a, b] : [b, a];
      if ((x1 - x0) * (y - y0) <= (x - x0) * (y1 - y0)) inside = !inside;
    }
  }
  return inside;
}
