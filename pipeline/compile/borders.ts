import type { PackedBorders } from "../../packages/naijaref/src/boundaries/packed.ts";
import { decodeArcs, type Topology, usesOfArcs } from "../boundaries/index.ts";
import { writeLines } from "./write-lines.ts";

/**
 * The topology as the library's module contains it: arcs with the faces on their two sides, from which every
 * outline can be put together. `codes` are those of all LGAs in the order of the library's list.
 */
export function packBorders(topology: Topology, codes: readonly string[]): PackedBorders {
  const arcs = decodeArcs(topology);
  const water = topology.objects.water.geometries;
  const ids = [...codes, ...water.map(({ id }) => id)];
  const outside = ids.length;
  const faces = new Map(ids.map((id, face) => [id, face]));
  const uses = usesOfArcs(topology);
  const lines = arcs.map((positions, arc) => {
    const faceOf = (isForward: boolean): number => {
      const use = uses[arc]?.find((other) => other.isForward === isForward);
      return use === undefined ? outside : (faces.get(use.id) ?? outside);
    };
    return { positions, left: faceOf(true), right: faceOf(false) };
  });
  return {
    arcs: arcs.length,
    positions: arcs.flat().length,
    lines: writeLines(lines),
    water: water.map(({ id, properties }) => ({
      id,
      name: properties.name,
      stateCode: properties.state_code,
    })),
  };
}
