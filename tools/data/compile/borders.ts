import type { PackedBorders } from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import { decodeArcs, STEPS_PER_DEGREE, type Step, type Topology, usesOfArcs } from "../boundaries/index.ts";
import { arcsDrawnWhole } from "./drawn-whole.ts";
import { thinArcs } from "./thin-arcs.ts";
import { writeLines } from "./write-lines.ts";

/**
 * The topology as the library's module contains it: arcs with the faces on their two sides, from which every
 * outline can be put together. `codes` are those of all LGAs in the order of the library's list.
 */
export function packBorders(topology: Topology, codes: readonly string[]): PackedBorders {
  return pack(topology, decodeArcs(topology), codes, MILLIONTHS_PER_STEP, true);
}

/**
 * The topology of the other source, with fewer positions on a coarser grid: `thinArcs` says how much is lost.
 */
export function packWitness(topology: Topology, codes: readonly string[]): PackedBorders {
  const { arcs, stepsPerUnit } = thinArcs(topology);
  return pack(topology, arcs, codes, MILLIONTHS_PER_STEP * stepsPerUnit, false);
}

const MILLIONTHS_PER_STEP = 1_000_000 / STEPS_PER_DEGREE;

function pack(
  topology: Topology,
  arcs: readonly (readonly Step[])[],
  codes: readonly string[],
  grid: number,
  isDrawn: boolean,
): PackedBorders {
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
    grid,
    arcs: arcs.length,
    positions: arcs.flat().length,
    lines: writeLines(lines),
    drawnWhole: isDrawn ? arcsDrawnWhole(arcs, grid) : [],
    water: water.map(({ id, properties }) => ({
      id,
      name: properties.name,
      stateCode: properties.state_code,
    })),
  };
}
