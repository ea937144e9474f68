import type { PackedBorders } from "../../../packages/naijaref/src/boundaries/lines/packed.ts";
import {
  decodeArcs,
  isSame,
  STEPS_PER_DEGREE,
  type Step,
  type Topology,
  usesOfArcs,
} from "../boundaries/topology.ts";
import { writeLines } from "./write-lines.ts";

/**
 * A position is left out if the line without it passes within as many metres of it. What the witness says of
 * a point, and how far away its line is, is right to about as many metres.
 */
const TOLERANCE_METRES = 250;

/** One unit of what is left, in steps of the file's grid: 9 m. On 11 m some lines would cross. */
const STEPS_PER_UNIT = 8;

const METRES_PER_UNIT = 1.11 * STEPS_PER_UNIT;

/** Which positions stay (Douglas and Peucker, 1973). The ends do, because other arcs meet there. */
function thin(positions: readonly Step[]): readonly Step[] {
  const [, firstLat] = positions[0] as Step;
  const narrowing = Math.cos((firstLat * STEPS_PER_UNIT * Math.PI) / 180 / 100_000);
  const kept = new Set([0, positions.length - 1]);
  const parts: [from: number, to: number][] = [[0, positions.length - 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part;
    const [[x0, y0], [x1, y1]] = [positions[from] as Step, positions[to] as Step];
    const [dx, dy] = [(x1 - x0) * narrowing, y1 - y0];
    const length = dx * dx + dy * dy;
    let [furthest, distance] = [-1, -1];
    for (let at = from + 1; at < to; at++) {
      const [x, y] = positions[at] as Step;
      const [px, py] = [(x - x0) * narrowing, y - y0];
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const away = Math.hypot(px - along * dx, py - along * dy);
      if (away > distance) [furthest, distance] = [at, away];
    }
    if (furthest < 0 || distance * METRES_PER_UNIT <= TOLERANCE_METRES) continue;
    kept.add(furthest);
    parts.push([from, furthest], [furthest, to]);
  }
  return positions.filter((_, at) => kept.has(at));
}

const toUnits = (positions: readonly Step[]): readonly Step[] =>
  positions
    .map(([lon, lat]): Step => [Math.round(lon / STEPS_PER_UNIT), Math.round(lat / STEPS_PER_UNIT)])
    .filter((position, at, all) => at === all.length - 1 || !isSame(position, all[at + 1]));

/**
 * The arcs that must keep all positions when the library leaves out corners, so that no borders cross: a test
 * of the outlines looks for crossings.
 */
const DRAWN_WHOLE = [629, 630, 1609, 1615];

/**
 * The topology as the library's module contains it: arcs with the faces on their two sides, from which every
 * outline can be put together. `codes` are those of all LGAs in the order of the library's list.
 */
export function packBorders(topology: Topology, codes: readonly string[]): PackedBorders {
  return { ...pack(topology, decodeArcs(topology), codes, MILLIONTHS_PER_STEP), drawnWhole: DRAWN_WHOLE };
}

/** The topology of the other source, with fewer positions on a coarser grid. A test looks for crossings. */
export function packWitness(topology: Topology, codes: readonly string[]): PackedBorders {
  const arcs = decodeArcs(topology).map((positions) => thin(toUnits(positions)));
  return pack(topology, arcs, codes, MILLIONTHS_PER_STEP * STEPS_PER_UNIT);
}

const MILLIONTHS_PER_STEP = 1_000_000 / STEPS_PER_DEGREE;

function pack(
  topology: Topology,
  arcs: readonly (readonly Step[])[],
  codes: readonly string[],
  grid: number,
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
    drawnWhole: [],
    water: water.map(({ id, properties }) => ({
      id,
      name: properties.name,
      stateCode: properties.state_code,
    })),
  };
}
