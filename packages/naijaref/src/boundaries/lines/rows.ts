import type { BorderMap } from "./border-map.ts";

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

export const LINE = 6;

/**
 * The side of a cell: a tenth of a degree, about 11 km. Half of the cells are inside one face, the others
 * have few lines.
 */
export const CELL = 100_000;

/** The cells around the country. The south-western corner is in millionths of a degree. */
export interface Frame {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The frame of arcs in these rectangles. There is a cell more on each side, so that the first cell of each
 * row is outside the country.
 */
export function frameAround(boxes: Int32Array): Frame {
  const edge = (side: number, further: (a: number, b: number) => number): number => {
    let furthest = boxes[side] as number;
    for (let box = side; box < boxes.length; box += 4) furthest = further(furthest, boxes[box] as number);
    return furthest;
  };
  const west = (Math.floor(edge(0, Math.min) / CELL) - 1) * CELL;
  const south = (Math.floor(edge(1, Math.min) / CELL) - 1) * CELL;
  return {
    west,
    south,
    columns: Math.floor((edge(2, Math.max) - west) / CELL) + 2,
    rows: Math.floor((edge(3, Math.max) - south) / CELL) + 2,
  };
}

/**
 * Goes from the cell's corner north along its western side, then east to the point, and at each line that it
 * crosses adds the difference of the two faces. The sum is the face at the point, in whichever order the
 * lines come.
 *
 * @param side the longitude of the cell's western side, in millionths of a degree as `lon` and `lat`.
 */
export function faceInCell(row: Row, column: number, side: number, lon: number, lat: number): number {
  const { first, lines, south } = row;
  const end = at(first, column + 1);
  let line = at(first, column);
  let face = at(row.corner, column);
  for (; line < end; line += LINE) {
    const x0 = at(lines, line);
    const y0 = at(lines, line + 1);
    const x1 = at(lines, line + 2);
    const y1 = at(lines, line + 3);
    if (x0 <= side !== x1 <= side) {
      if (isNorth(x0, y0, x1, y1, side, lat) && !isNorth(x0, y0, x1, y1, side, south))
        face += (at(lines, line + 4) - at(lines, line + 5)) * (x0 < x1 ? 1 : -1);
    }
    if (y0 <= lat !== y1 <= lat) {
      if (isEast(x0, y0, x1, y1, lon, lat) && !isEast(x0, y0, x1, y1, side, lat))
        face += (at(lines, line + 5) - at(lines, line + 4)) * (y0 < y1 ? 1 : -1);
    }
  }
  return face;
}

/**
 * Positive when a point is on the left of the way from the first position to the second, 0 when it is on the
 * line.
 */
const turn = (x0: number, y0: number, x1: number, y1: number, x: number, y: number): number =>
  (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);

/** Whether a point is east of a line that its parallel crosses. A point on the line is. */
const isEast = (x0: number, y0: number, x1: number, y1: number, x: number, y: number): boolean =>
  y0 < y1 ? turn(x0, y0, x1, y1, x, y) <= 0 : turn(x0, y0, x1, y1, x, y) >= 0;

/**
 * Whether a point is north of a line that its meridian crosses. A point on the line counts as a little east
 * of it, which is south of a line that rises to the east.
 */
function isNorth(x0: number, y0: number, x1: number, y1: number, x: number, y: number): boolean {
  const side = x0 < x1 ? turn(x0, y0, x1, y1, x, y) : -turn(x0, y0, x1, y1, x, y);
  return side === 0 ? (x0 < x1 ? y0 >= y1 : y0 <= y1) : side > 0;
}

const at = (numbers: Int32Array | readonly number[], index: number): number => numbers[index] as number;

/** The border lines of one source in their frame. */
type FramedBorders = Pick<BorderMap, "borders" | "outside" | "boxes" | "frame">;

/** A row of the frame, counted from the south. */
export function buildRow(map: FramedBorders, row: number): Row {
  const { west, south, columns } = map.frame;
  const corner = new Int32Array(columns).fill(map.outside);
  const cells = linesOfCells(map, row);
  const first = new Int32Array(columns + 1);
  cells.forEach((lines, column) => {
    first[column + 1] = at(first, column) + lines.length;
  });
  const built: Row = { south: south + row * CELL, corner, first, lines: new Int32Array(cells.flat()) };
  // The first cell is outside the country. Each other corner is found from the cell west of it.
  for (let column = 1; column < columns; column++) {
    const east = west + column * CELL;
    corner[column] = faceInCell(built, column - 1, east - CELL, east, built.south);
  }
  return built;
}

/** The lines that touch each cell of a row, `LINE` numbers each. A cell too many does no harm. */
function linesOfCells({ borders, boxes, frame }: FramedBorders, row: number): readonly number[][] {
  const { first, lons, lats, arcs, left, right } = borders;
  const { west, south, columns } = frame;
  const bottom = south + row * CELL;
  const top = bottom + CELL;
  const cells = Array.from({ length: columns }, (): number[] => []);
  for (let arc = 0; arc < arcs; arc++) {
    if (at(boxes, 4 * arc + 1) >= top || at(boxes, 4 * arc + 3) < bottom) continue;
    const last = at(first, arc + 1) - 1;
    let y1 = at(lats, at(first, arc));
    for (let start = at(first, arc); start < last; start++) {
      const y0 = y1;
      y1 = at(lats, start + 1);
      // Most lines end here. The first point waits for this, and it is not compiled by then.
      if ((y0 >= top && y1 >= top) || (y0 < bottom && y1 < bottom)) continue;
      const x0 = at(lons, start);
      const x1 = at(lons, start + 1);
      const low = Math.min(y0, y1);
      const high = Math.max(y0, y1);
      // The part of the line that is in this row. A millionth of a degree more on each side outweighs the
      // rounding.
      const slope = y0 === y1 ? 0 : (x1 - x0) / (y1 - y0);
      const a = y0 === y1 ? x0 : x0 + slope * (Math.max(low, bottom) - y0);
      const b = y0 === y1 ? x1 : x0 + slope * (Math.min(high, top) - y0);
      const lastColumn = Math.floor((Math.max(a, b) - west + 1) / CELL);
      for (let column = Math.floor((Math.min(a, b) - west - 1) / CELL); column <= lastColumn; column++)
        cells[column]?.push(x0, y0, x1, y1, at(left, arc), at(right, arc));
    }
  }
  return cells;
}
