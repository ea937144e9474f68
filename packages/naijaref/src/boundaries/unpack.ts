import { DIGITS, GRID, type PackedBorders, type PackedNumbers } from "./packed.ts";

/**
 * The border lines: every arc that two LGAs share, or that an LGA shares with water or with what is outside.
 * Positions are in millionths of a degree. A face is an LGA (by its place in `listLgas`), then each water, then
 * the outside.
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
  const ranks = count === 0 ? 0 : digits.length / count;
  for (let index = 0; index < count; index++) {
    let folded = 0;
    for (let rank = 0; rank < ranks; rank++)
      folded |= (valueOfDigit[digits.charCodeAt(rank * count + index)] as number) << (6 * rank);
    numbers[index] = (folded >>> 1) ^ -(folded & 1);
  }
  return numbers;
}

/** Each number plus all numbers before it. */
function sums(numbers: Int32Array): Int32Array {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
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
  const positions = new Int32Array(first[starts.length] ?? 0);
  let value = 0;
  let step = 0;
  for (let arc = 0; arc < starts.length; arc++) {
    const from = first[arc] ?? 0;
    const to = first[arc + 1] ?? 0;
    value += (starts[arc] ?? 0) * GRID;
    positions[from] = value;
    for (let at = from + 1; at < to; at++) {
      value += (steps[step++] ?? 0) * GRID;
      positions[at] = value;
    }
  }
  return positions;
}
