/**
 * How the border lines travel in the package. A list of whole numbers is a string: first the lowest base-64
 * digit of every number, then the second digit of every number, and so on. Digits of one rank stand together
 * because they are alike, which compresses better. A negative number is stored as an odd one.
 * Written by the pipeline, read by `unpackBorders`.
 */
export interface PackedBorders {
  /** How many positions each arc has. */
  readonly lengths: PackedNumbers;
  /** Where each arc starts, as the difference from the end of the arc before. */
  readonly startLons: PackedNumbers;
  readonly startLats: PackedNumbers;
  /** The face on the left of each arc, as the difference from that of the arc before. */
  readonly left: PackedNumbers;
  /** The face on the right of each arc, as the difference from the face on its left. */
  readonly right: PackedNumbers;
  /** The other positions of all arcs, each as the difference from the one before. */
  readonly lons: PackedNumbers;
  readonly lats: PackedNumbers;
  readonly water: readonly PackedWater[];
}

export interface PackedNumbers {
  readonly count: number;
  readonly digits: string;
}

/** Water that belongs to a state, but to none of its LGAs. */
export interface PackedWater {
  readonly id: string;
  readonly name: string;
  readonly stateCode: string;
}

/** The digits from 0 to 63. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * What one unit of a packed coordinate is in millionths of a degree, the unit in which the library
 * calculates.
 */
export const GRID = 10;
