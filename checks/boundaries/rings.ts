import { decodeArcs, joinArcs, polygonsOf, type Step, type Topology } from "@naijaref/tools/boundaries";
import type { Finding, Rule } from "../rule.ts";
import { findInBoth } from "./both-outlines.ts";

/** Twice the area that a ring encloses: positive when it runs counterclockwise. */
export const doubleArea = (ring: readonly Step[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring[at - 1] ?? [x, y];
    return sum + lastX * y - x * lastY;
  }, 0);

const isSame = (a: Step | undefined, b: Step | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** What is wrong with a ring by RFC 7946, 3.1.6, or undefined. */
function faultOf(
  ring: readonly number[],
  isHole: boolean,
  arcs: readonly (readonly Step[])[],
): string | undefined {
  const ends = ring.map((use) => (use < 0 ? (arcs[~use] ?? []).toReversed() : (arcs[use] ?? [])));
  if (ends.some((arc, at) => !isSame(arc.at(-1), ends[(at + 1) % ends.length]?.[0])))
    return "has a ring whose arcs do not meet: each must start where the one before ends";
  const positions = joinArcs(ring, arcs);
  if (positions.length < 4) return "has a ring of fewer than 4 positions";
  if (doubleArea(positions) > 0 === isHole)
    return `has ${isHole ? "a hole that runs counterclockwise" : "an outline that runs clockwise"}: turn it around`;
  return undefined;
}

function findFaults(topology: Topology, file: string): Finding[] {
  const arcs = decodeArcs(topology);
  const { lgas, water } = topology.objects;
  return [...lgas.geometries, ...water.geometries].flatMap((shape) =>
    polygonsOf(shape).flatMap((rings) =>
      rings.flatMap((ring, at) => {
        const message = faultOf(ring, at > 0, arcs);
        return message === undefined ? [] : [{ file, key: shape.id, message }];
      }),
    ),
  );
}

export const rings: Rule = {
  name: "rings",
  description:
    "every ring of a shape is closed; outlines run counterclockwise and holes clockwise (RFC 7946).",
  check: findInBoth(findFaults),
};
