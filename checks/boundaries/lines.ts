import {
  decodeArcs,
  joinArcs,
  polygonsOf,
  type Step,
  TOPOLOGY_FILE,
  type Topology,
  usesOfArcs,
  WITNESS_FILE,
} from "@naijaref/tools/boundaries";
import { crossingsOf } from "@naijaref/tools/boundaries/crossings";
import type { CheckedDataset, Finding, Rule } from "../rule.ts";

const findInBoth =
  (find: (topology: Topology, file: string) => Finding[]) =>
  ({ topology, witness }: CheckedDataset): Finding[] => [
    ...find(topology, TOPOLOGY_FILE),
    ...find(witness, WITNESS_FILE),
  ];

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

function findOpenRings(topology: Topology, file: string): Finding[] {
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
  check: findInBoth(findOpenRings),
};

const findUnshared = (topology: Topology, file: string): Finding[] =>
  usesOfArcs(topology).flatMap((uses, arc) => {
    const [first, second] = uses;
    const isShared = uses.length === 2 && first?.isForward !== second?.isForward && first?.id !== second?.id;
    if (uses.length === 1 || isShared) return [];
    const users = uses.map(({ id, isForward }) => `${id} ${isForward ? "forwards" : "backwards"}`);
    const message = `arc ${arc} is used ${users.length === 0 ? "by no shape" : `by ${users.join(" and ")}`}: two shapes must use it in opposite directions`;
    return [{ file, key: first?.id ?? String(arc), message }];
  });

export const sharedArcs: Rule = {
  name: "shared-arcs",
  description:
    "an arc is the border of two shapes, one on each side, or of one shape and of what is outside the country.",
  check: findInBoth(findUnshared),
};

/** The positions inside an arc at which it meets itself or another arc. Arcs may meet at their ends only. */
function touchesOf(
  arcs: readonly (readonly Step[])[],
): readonly { readonly arc: number; readonly at: Step }[] {
  const ends = new Set(arcs.flatMap((arc) => [String(arc[0]), String(arc.at(-1))]));
  const seen = new Set<string>();
  return arcs.flatMap((positions, arc) =>
    positions.slice(1, -1).flatMap((at) => {
      const key = String(at);
      const isTouch = ends.has(key) || seen.has(key);
      seen.add(key);
      return isTouch ? [{ arc, at }] : [];
    }),
  );
}

function findCrossings(topology: Topology, file: string): Finding[] {
  const arcs = decodeArcs(topology);
  const uses = usesOfArcs(topology);
  const name = (arc: number): string => uses[arc]?.[0]?.id ?? String(arc);
  const degrees = ([lon, lat]: Step): string => {
    const [perLon, perLat] = topology.transform.scale;
    return `lat ${(lat * perLat).toFixed(5)}, lon ${(lon * perLon).toFixed(5)}`;
  };
  const finding = (arc: number, message: string): Finding => ({
    file,
    key: name(arc),
    message,
  });
  return [
    ...crossingsOf(arcs).map(([a, b]) =>
      finding(a.arc, `its border crosses that of ${name(b.arc)} near ${degrees(a.from)}`),
    ),
    ...touchesOf(arcs).map(({ arc, at }) =>
      finding(arc, `its border meets a border inside an arc, at ${degrees(at)}: end the arcs there`),
    ),
  ];
}

export const crossingLines: Rule = {
  name: "crossing-lines",
  description:
    "no border crosses a border, so no shape overlaps another or itself; arcs meet only at their ends.",
  check: findInBoth(findCrossings),
};

/** An arc of the outer border in the direction in which its shape is on its left. */
interface Border {
  readonly id: string;
  readonly positions: readonly Step[];
}

/** Joins the outer borders to rings. */
function joinBorders(borders: readonly Border[]): readonly (readonly Border[])[] {
  const byStart = new Map(borders.map((border) => [String(border.positions[0]), border]));
  const left = new Set(borders);
  const joined: Border[][] = [];
  for (const first of left) {
    const ring: Border[] = [];
    for (let next: Border | undefined = first; next !== undefined && left.delete(next); ) {
      ring.push(next);
      next = byStart.get(String(next.positions.at(-1)));
    }
    joined.push(ring);
  }
  return joined;
}

function findGaps(topology: Topology, file: string): Finding[] {
  const arcs = decodeArcs(topology);
  const borders = usesOfArcs(topology).flatMap((uses, arc): Border[] => {
    const [use] = uses;
    const positions = arcs[arc] ?? [];
    if (uses.length !== 1 || use === undefined) return [];
    return [{ id: use.id, positions: use.isForward ? positions : positions.toReversed() }];
  });
  const holes = joinBorders(borders).filter(
    (ring) =>
      doubleArea(ring.flatMap(({ positions }, at) => (at === 0 ? positions : positions.slice(1)))) < 0,
  );
  return holes.map((ring) => {
    const around = [...new Set(ring.map(({ id }) => id))].sort();
    const message = `there is a gap between ${around.join(", ")}: close it, or list it as water`;
    return { file, key: around[0] ?? "", message };
  });
}

export const gaps: Rule = {
  name: "gaps",
  description: "there is no gap between the LGAs of a state, except the water that is listed.",
  check: findInBoth(findGaps),
};
