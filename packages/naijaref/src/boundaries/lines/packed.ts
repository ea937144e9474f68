import type { PrefixCoded } from "../../table/prefix-codes.ts";

export const GRID = 10;

/** Most nodes have three arcs. One that has more is written again after them. */
export const ARCS_OF_NODE = 3;

/**
 * A step is
 * 1. the size of its longer axis: how many bits it has, and the bit below the highest; then its other bits,
 * 2. by how many 64ths of the circle, not all of the same size, it turns from the direction of the step
 *    before,
 * 3. its shorter axis, among all that have this direction.
 *
 * A 64th is an eighth of an eighth, by how long the shorter axis is beside the longer one. Eighths are
 * counted counterclockwise from the east, and so are their parts.
 */
export const PARTS = 8;
export const DIRECTIONS = 64;

/** Sizes are below this. It is in the place of the size before the first. */
export const NO_SIZE = 32;

/**
 * How the border lines travel in the package: as numbers in prefix codes. Written by the build, read by
 * `unpackBorders`.
 *
 * The ends of arcs are nodes, where other arcs end too. A node stays open until `ARCS_OF_NODE` arcs start or
 * end there, and is not written again until then. Each arc is
 * 1. the number of its positions,
 * 2. the face on its left, as the difference from that of the arc before, and the one on its right, as the
 *    difference from the left one,
 * 3. where it starts (`START`),
 * 4. where it ends: 0 at a new node, n at the nth newest of the open ones,
 * 5. the steps from each position to the next, without the one to an open node.
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

/** At the node where the arc before ends; at a new one, as the difference from there; or at an open one. */
export const START = { atEnd: 0, atNew: 1, atOpen: 2 } as const;

/** Symbols of these codes are numbers below this. */
export const SYMBOLS = 64;

/** Each kind of number has a table of prefix codes, or several: this is the first. */
export const TABLE = {
  length: 0,
  left: 1,
  right: 2,
  start: 3,
  end: 4,
  lon: 5,
  lat: 6,
  /** By the size before, or `NO_SIZE`. */
  size: 7,
  /** By the smaller size of the two, in the middle of an arc. */
  turn: 16,
  /** By the size, at the start of an arc. */
  firstTurn: 25,
  all: 34,
} as const;

/** Water that belongs to a state, but to none of its LGAs. */
export interface PackedWater {
  readonly id: string;
  readonly name: string;
  readonly stateCode: string;
}
