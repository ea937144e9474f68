/** A row of cells, from west to east. */
export interface Row {
  /** Its southern side, in millionths of a degree. */
  readonly south: number;
  /** The face at the south-western corner of each cell; of the whole cell, if no line enters it. */
  readonly corner: Int32Array;
  /** Where the lines of each cell begin in `lines`, and after the last cell, where they end. */
  readonly first: Int32Array;
  /**
   * The lines that touch each cell, side by side in memory: `LINE` numbers each, which are the longitude and
   * latitude of its two ends, the face on its left and the face on its right. A line is repeated in every
   * cell that it touches.
   */
  readonly lines: Int32Array;
}

/** The numbers of a line. */
export const LINE = 6;
