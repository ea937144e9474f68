import { DIGITS, GRID, type PackedBorders, type PackedNumbers } from "./packed.ts";

/**
 * The border lines: every arc that two LGAs share, or that an LGA shares with water or with what is outside.
 * Positions are in millionths of a degree. A face is an LGA (by its place in `listLgas`), then each water,
 * then the outside.
 */
export interface Borders {
  readonly arcs: number;
  /** Where the positions of each arc begin; after the last arc, where they end. */
  readonly first: Int32Array;
  readonly lons: Int32Array;
  readonly lats: Int32Array;
  /** The face on each side of an arc, seen along its direction. */
  readonly left: Int32Array;
  readonly right: Int32Array;
}

const valueOfDigit = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
);

/** The inverse of the pipeline's `packNumbers`. */
export function unpackNumbers({ count, digits }: PackedNumbers): Int32Array {
  const numbers = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    let folded = 0;
    let shift = 0;
    for (let digit = index; digit < digits.length; digit += count) {
      folded |= (valueOfDigit[digits.charCodeAt(digit)] as number) << shift;
      shift += 6;
    }
    numbers[index] = (folded >>> 1) ^ -(folded & 1);
  }
  return numbers;
}

/** Adds to each number, in its place, all numbers before it. */
function sums(numbers: Int32Array): Int32Array {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) {
    sum += numbers[at] as number;
    numbers[at] = sum;
  }
  return numbers;
}

/** The inverse of the pipeline's `packBorders`. */
export function unpackBorders(packed: PackedBorders): Borders {
  const lengths = unpackNumbers(packed.lengths);
  const arcs = lengths.length;
  const first = new Int32Array(arcs + 1);
  first.set(sums(lengths), 1);
  const left = sums(unpackNumbers(packed.left));
  const right = unpackNumbers(packed.right).map((difference, arc) => difference + (left[arc] ?? 0));
  const positions = (starts: PackedNumbers, steps: PackedNumbers): Int32Array =>
    joinSteps(first, unpackNumbers(starts), unpackNumbers(steps));
  return {
    arcs,
    first,
    left,
    right,
    lons: positions(packed.startLons, packed.lons),
    lats: positions(packed.startLats, packed.lats),
  };
}

/** One coordinate of every position, from the differences. */
function joinSteps(first: Int32Array, starts: Int32Array, steps: Int32Array): Int32Array {
  const arcs = starts.length;
  const positions = new Int32Array(first[arcs] as number);
  let value = 0;
  let step = 0;
  for (let arc = 0; arc < arcs; arc++) {
    const to = first[arc + 1] as number;
    let at = first[arc] as number;
    value += (starts[arc] as number) * GRID;
    positions[at] = value;
    while (++at < to) {
      value += (steps[step++] as number) * GRID;
      positions[at] = value;
    }
  }
  return positions;
}
