import type { PrefixCoded } from "../../table/prefix-codes.ts";

export const GRID = 10;

/**
 * How the border lines travel in the package: as numbers in prefix codes. Written by the build, read by
 * `unpackBorders`. Each arc is
 * 1. the number of its positions,
 * 2. the face on its left, as the difference from that of the arc before, and the one on its right, as the
 *    difference from the left one,
 * 3. where it starts, as the difference from where the arc before ends,
 * 4. how each step to the next position differs from the step before: lines go on as they went.
 */
export interface PackedBorders {
  /** What one unit of a packed coordinate is in millionths of a degree. */
  readonly grid: number;
  readonly arcs: number;
  /** How many positions all arcs have together. */
  readonly positions: number;
  readonly lines: PrefixCoded;
  readonly water: readonly PackedWater[];
  /** The arcs that keep all positions where others lose some to draw: otherwise borders would cross. */
  readonly drawnWhole: readonly number[];
}

/** The table of prefix codes of each kind of number; of steps the first of several, up to `all`. */
export const TABLE = { length: 0, left: 1, right: 2, lon: 3, lat: 4, step: 5, all: 22 } as const;

const MAX_SIZE = TABLE.all - TABLE.step - 1;

/** The table of what is added to a step of this length along one axis: it depends on how many bits that has. */
export const tableAfter = (step: number): number =>
  TABLE.step + Math.min(MAX_SIZE, 32 - Math.clz32(Math.abs(step)));

/** Water that belongs to a state, but to none of its LGAs. */
export interface PackedWater {
  readonly id: string;
  readonly name: string;
  readonly stateCode: string;
}
