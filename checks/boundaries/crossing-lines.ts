import { decodeArcs, type Step, type Topology, usesOfArcs } from "@naijaref/tools/boundaries";
import { crossingsOf } from "@naijaref/tools/boundaries/crossings";
import type { Finding, Rule } from "../rule.ts";
import { findInBoth } from "./both-outlines.ts";

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

function findFaults(topology: Topology, file: string): Finding[] {
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
  check: findInBoth(findFaults),
};
