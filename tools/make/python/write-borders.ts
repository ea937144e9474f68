import type { Borders } from "../../../packages/naijaref/src/boundaries/lines/read-lines.ts";

/** Whole numbers of 32 bits, the lowest byte first on every machine. */
function bytesOf(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeInt32LE(number, 4 * at);
  return bytes;
}

/** Each number as its difference from the one before: nearly all are small, and compress well. */
const differences = (numbers: Int32Array): number[] =>
  Array.from(numbers, (number, at) => number - (numbers[at - 1] ?? 0));

/**
 * Border lines as Python reads them: how many arcs and positions there are; of each arc the number of its
 * positions, the face on its left and the one on its right; then the longitudes and the latitudes of all
 * positions in millionths of a degree, each as the difference from the one before.
 */
export function writeBorders({ arcs, first, left, right, lons, lats }: Borders): Buffer {
  const lengths = Array.from({ length: arcs }, (_, arc) => Number(first[arc + 1]) - Number(first[arc]));
  return bytesOf([
    arcs,
    lons.length,
    ...lengths,
    ...left.slice(0, arcs),
    ...right.slice(0, arcs),
    ...differences(lons),
    ...differences(lats),
  ]);
}
