import {
  DIGITS,
  type PackedBorders,
  type PackedNumbers,
} from "../../packages/naijaref/src/boundaries/packed.ts";
import { decodeArcs, type Topology, usesOfArcs } from "../boundaries/index.ts";

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
  const sides = usesOfArcs(topology).map((uses) => {
    const faceOf = (isForward: boolean): number => {
      const use = uses.find((other) => other.isForward === isForward);
      return use === undefined ? outside : (faces.get(use.id) ?? outside);
    };
    return { left: faceOf(true), right: faceOf(false) };
  });
  const coordinate = (axis: 0 | 1) => arcs.map((arc) => arc.map((position) => position[axis]));
  const [lons, lats] = [coordinate(0), coordinate(1)];
  return {
    lengths: packNumbers(arcs.map(({ length }) => length)),
    startLons: packNumbers(startsOf(lons)),
    startLats: packNumbers(startsOf(lats)),
    left: packNumbers(differences(sides.map(({ left }) => left))),
    right: packNumbers(sides.map(({ left, right }) => right - left)),
    lons: packNumbers(lons.flatMap((values) => differences(values).slice(1))),
    lats: packNumbers(lats.flatMap((values) => differences(values).slice(1))),
    water: water.map(({ id, properties }) => ({
      id,
      name: properties.name,
      stateCode: properties.state_code,
    })),
  };
}

const differences = (values: readonly number[]): number[] =>
  values.map((value, at) => value - (values[at - 1] ?? 0));

/** Where each arc starts, seen from the end of the arc before. */
const startsOf = (arcs: readonly (readonly number[])[]): number[] =>
  arcs.map((values, at) => (values[0] ?? 0) - (arcs[at - 1]?.at(-1) ?? 0));

/** The library's `unpackNumbers` is the inverse. Holds whole numbers from -2^29 to 2^29 - 1. */
export function packNumbers(numbers: readonly number[]): PackedNumbers {
  const folded = numbers.map((number) => (number < 0 ? -2 * number - 1 : 2 * number));
  const most = folded.reduce((a, b) => Math.max(a, b), 0);
  let digits = "";
  for (let rank = 0; most >> rank > 0; rank += 6)
    digits += folded.map((number) => DIGITS[(number >> rank) & 63]).join("");
  return { count: numbers.length, digits };
}
