import {
  decodeArcs,
  doubleArea,
  isSame,
  joinArcs,
  polygonsOf,
  type Step,
  TOPOLOGY_FILE,
  type Topology,
  usesOfArcs,
  WITNESS_FILE,
} from "@naijaref/tools/boundaries";
import { crossingsOf } from "@naijaref/tools/boundaries/crossings";
import { type CheckedDataset, type Finding, type Rule, rule } from "../rule.ts";

/** A rule of the outlines, and of those by the other source. */
export const ofOutlines = (
  name: string,
  description: string,
  find: (
    topology: Topology,
    on: (key: string, message: string) => Finding,
    dataset: CheckedDataset,
  ) => Iterable<Finding>,
): Rule =>
  rule(name, description, function* (dataset) {
    const { topology, witness } = dataset;
    yield* find(topology, (key, message) => ({ file: TOPOLOGY_FILE, key, message }), dataset);
    yield* find(witness, (key, message) => ({ file: WITNESS_FILE, key, message }), dataset);
  });

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

export const rings = ofOutlines(
  "rings",
  "every ring of a shape is closed; outlines run counterclockwise and holes clockwise (RFC 7946).",
  function* (topology, on) {
    const arcs = decodeArcs(topology);
    const { lgas, water } = topology.objects;
    for (const shape of [...lgas.geometries, ...water.geometries])
      for (const polygon of polygonsOf(shape))
        for (const [at, ring] of polygon.entries()) {
          const fault = faultOf(ring, at > 0, arcs);
          if (fault !== undefined) yield on(shape.id, fault);
        }
  },
);

export const sharedArcs = ofOutlines(
  "shared-arcs",
  "an arc is the border of two shapes, one on each side, or of one shape and of what is outside the country.",
  function* (topology, on) {
    for (const [arc, uses] of usesOfArcs(topology).entries()) {
      const [first, second] = uses;
      const isShared =
        uses.length === 2 && first?.isForward !== second?.isForward && first?.id !== second?.id;
      if (uses.length === 1 || isShared) continue;
      const users = uses.map(({ id, isForward }) => `${id} ${isForward ? "forwards" : "backwards"}`);
      const message = `arc ${arc} is used ${users.length === 0 ? "by no shape" : `by ${users.join(" and ")}`}: two shapes must use it in opposite directions`;
      yield on(first?.id ?? String(arc), message);
    }
  },
);

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

export const crossingLines = ofOutlines(
  "crossing-lines",
  "no border crosses a border, so no shape overlaps another or itself; arcs meet only at their ends.",
  function* (topology, on) {
    const arcs = decodeArcs(topology);
    const uses = usesOfArcs(topology);
    const name = (arc: number): string => uses[arc]?.[0]?.id ?? String(arc);
    const degrees = ([lon, lat]: Step): string => {
      const [perLon, perLat] = topology.transform.scale;
      return `lat ${(lat * perLat).toFixed(5)}, lon ${(lon * perLon).toFixed(5)}`;
    };
    for (const [a, b] of crossingsOf(arcs))
      yield on(name(a.arc), `its border crosses that of ${name(b.arc)} near ${degrees(a.from)}`);
    for (const { arc, at } of touchesOf(arcs))
      yield on(name(arc), `its border meets a border inside an arc, at ${degrees(at)}: end the arcs there`);
  },
);

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

export const gaps = ofOutlines(
  "gaps",
  "there is no gap between the LGAs of a state, except the water that is listed.",
  function* (topology, on) {
    const arcs = decodeArcs(topology);
    const borders = usesOfArcs(topology).flatMap(([use, second], arc): Border[] => {
      const positions = arcs[arc] ?? [];
      if (use === undefined || second !== undefined) return [];
      return [{ id: use.id, positions: use.isForward ? positions : positions.toReversed() }];
    });
    for (const ring of joinBorders(borders)) {
      const area = doubleArea(
        ring.flatMap(({ positions }, at) => (at === 0 ? positions : positions.slice(1))),
      );
      if (area >= 0) continue;
      const around = [...new Set(ring.map(({ id }) => id))].sort();
      const message = `there is a gap between ${around.join(", ")}: close it, or list it as water`;
      yield on(around[0] ?? "", message);
    }
  },
);
