import { decodeArcs, type Step, type Topology, usesOfArcs } from "@naijaref/tools/boundaries";
import type { Finding, Rule } from "../rule.ts";
import { findInBoth } from "./both-outlines.ts";
import { doubleArea } from "./rings.ts";

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
