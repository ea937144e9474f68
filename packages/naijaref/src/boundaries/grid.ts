import { lazy } from "../table/lazy.ts";
import { borders, outsideFace } from "./faces.ts";
import type { Borders } from "./unpack.ts";

/** The side of a cell: a tenth of a degree, about 11 km. Half of the cells are inside one face, the others have few lines. */
export const CELL = 100_000;

/**
 * The country in cells, in millionths of a degree. All numbers are whole and all products below 2^53, so that every
 * comparison is exact: a point is in exactly one face. On a border it is in the eastern one, or in the northern one
 * where the border runs along a parallel.
 */
export interface Grid {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  /** The face at the south-western corner of each cell; of the whole cell, if no line enters it. */
  readonly corner: Int32Array;
  /** Where the lines of each cell begin in `lines`, and after the last cell, where they end. */
  readonly first: Int32Array;
  /**
   * The lines that touch each cell, side by side in memory: `LINE` numbers each, which are the longitude and latitude of
   * its two ends, the face on its left and the face on its right. A line is repeated in every cell that it touches.
   */
  readonly lines: Int32Array;
}

/** The numbers of a line. */
export const LINE = 6;

export const grid: () => Grid = /* @__PURE__ */ lazy(() => buildGrid(borders(), outsideFace()));

const at = (numbers: Int32Array, index: number): number => numbers[index] as number;

function buildGrid(borderLines: Borders, outside: number): Grid {
  const box = boxOf(borderLines);
  const west = (Math.floor(box.west / CELL) - 1) * CELL;
  const south = (Math.floor(box.south / CELL) - 1) * CELL;
  const columns = Math.floor((box.east - west) / CELL) + 2;
  const rows = Math.floor((box.north - south) / CELL) + 2;
  const frame = { west, south, columns, rows };
  const corner = new Int32Array(columns * rows).fill(outside);
  const built: Grid = { ...frame, ...linesByCell(borderLines, frame), corner };
  fillCorners(built);
  return built;
}

/** The rectangle around all lines. */
function boxOf({ lons, lats }: Borders) {
  let [west, south, east, north] = [at(lons, 0), at(lats, 0), at(lons, 0), at(lats, 0)];
  for (let index = 1; index < lons.length; index++) {
    const lon = at(lons, index);
    const lat = at(lats, index);
    if (lon < west) west = lon;
    else if (lon > east) east = lon;
    if (lat < south) south = lat;
    else if (lat > north) north = lat;
  }
  return { west, south, east, north };
}

type Frame = Pick<Grid, "west" | "south" | "columns" | "rows">;

/** Sorts every pair of a cell and a line that touches it by cell. */
function linesByCell(borderLines: Borders, frame: Frame): Pick<Grid, "first" | "lines"> {
  const { cells, starts, arcs, pairs } = pairCells(borderLines, frame);
  const { lons, lats, left, right } = borderLines;
  const first = new Int32Array(frame.columns * frame.rows + 1);
  for (let pair = 0; pair < pairs; pair++) {
    const after = at(cells, pair) + 1;
    first[after] = at(first, after) + LINE;
  }
  for (let cell = 1; cell < first.length; cell++) first[cell] = at(first, cell) + at(first, cell - 1);
  const next = first.slice();
  const lines = new Int32Array(pairs * LINE);
  for (let pair = 0; pair < pairs; pair++) {
    const cell = at(cells, pair);
    const line = at(next, cell);
    const start = at(starts, pair);
    const arc = at(arcs, pair);
    lines[line] = at(lons, start);
    lines[line + 1] = at(lats, start);
    lines[line + 2] = at(lons, start + 1);
    lines[line + 3] = at(lats, start + 1);
    lines[line + 4] = at(left, arc);
    lines[line + 5] = at(right, arc);
    next[cell] = line + LINE;
  }
  return { first, lines };
}

interface Pairs {
  readonly pairs: number;
  readonly cells: Int32Array;
  /** The place of the line's first end in the coordinate lists. */
  readonly starts: Int32Array;
  readonly arcs: Int32Array;
}

/** Each line with every cell that it touches. A cell too many does no harm. */
function pairCells(borderLines: Borders, { west, south, columns }: Frame): Pairs {
  const { first, lons, lats } = borderLines;
  let cells: Int32Array = new Int32Array(2 * lons.length);
  let starts: Int32Array = new Int32Array(2 * lons.length);
  let arcs: Int32Array = new Int32Array(2 * lons.length);
  let pairs = 0;
  for (let arc = 0; arc < borderLines.arcs; arc++) {
    const last = at(first, arc + 1) - 1;
    for (let start = at(first, arc); start < last; start++) {
      const x0 = at(lons, start) - west;
      const y0 = at(lats, start) - south;
      const x1 = at(lons, start + 1) - west;
      const y1 = at(lats, start + 1) - south;
      const low = Math.min(y0, y1);
      const high = Math.max(y0, y1);
      const slope = y0 === y1 ? 0 : (x1 - x0) / (y1 - y0);
      const lastRow = Math.floor(high / CELL);
      for (let row = Math.floor(low / CELL); row <= lastRow; row++) {
        // The part of the line that is in this row. A millionth of a degree more on each side outweighs the rounding.
        const a = y0 === y1 ? x0 : x0 + slope * (Math.max(low, row * CELL) - y0);
        const b = y0 === y1 ? x1 : x0 + slope * (Math.min(high, (row + 1) * CELL) - y0);
        const lastColumn = Math.floor((Math.max(a, b) + 1) / CELL);
        for (let column = Math.floor((Math.min(a, b) - 1) / CELL); column <= lastColumn; column++) {
          if (pairs === cells.length) {
            cells = doubled(cells);
            starts = doubled(starts);
            arcs = doubled(arcs);
          }
          cells[pairs] = row * columns + column;
          starts[pairs] = start;
          arcs[pairs++] = arc;
        }
      }
    }
  }
  return { pairs, cells, starts, arcs };
}

function doubled(numbers: Int32Array): Int32Array {
  const longer = new Int32Array(2 * numbers.length);
  longer.set(numbers);
  return longer;
}

/** From west to east in each row: the first cell is outside the country. */
function fillCorners(cells: Grid): void {
  const { west, south, columns, rows, corner } = cells;
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const cell = row * columns + column;
      corner[cell] = faceInCell(cells, cell - 1, west + column * CELL, south + row * CELL);
    }
  }
}

/** The face at a point, in millionths of a degree. */
export function faceAt(lon: number, lat: number): number {
  const cells = grid();
  const column = Math.floor((lon - cells.west) / CELL);
  const row = Math.floor((lat - cells.south) / CELL);
  if (column < 0 || row < 0 || column >= cells.columns || row >= cells.rows) return outsideFace();
  return faceInCell(cells, row * cells.columns + column, lon, lat);
}

/**
 * Goes from the cell's corner north along its western side, then east to the point, and at each line that it crosses
 * adds the difference of the two faces. The sum is the face at the point, in whichever order the lines come.
 */
function faceInCell(cells: Grid, cell: number, lon: number, lat: number): number {
  const { first, lines } = cells;
  const end = at(first, cell + 1);
  let line = at(first, cell);
  let face = at(cells.corner, cell);
  if (line === end) return face;
  const side = cells.west + (cell % cells.columns) * CELL;
  const bottom = cells.south + Math.floor(cell / cells.columns) * CELL;
  for (; line < end; line += LINE) {
    const x0 = at(lines, line);
    const y0 = at(lines, line + 1);
    const x1 = at(lines, line + 2);
    const y1 = at(lines, line + 3);
    if (x0 <= side !== x1 <= side) {
      if (isNorth(x0, y0, x1, y1, side, lat) && !isNorth(x0, y0, x1, y1, side, bottom))
        face += (at(lines, line + 4) - at(lines, line + 5)) * (x0 < x1 ? 1 : -1);
    }
    if (y0 <= lat !== y1 <= lat) {
      if (isEast(x0, y0, x1, y1, lon, lat) && !isEast(x0, y0, x1, y1, side, lat))
        face += (at(lines, line + 5) - at(lines, line + 4)) * (y0 < y1 ? 1 : -1);
    }
  }
  return face;
}

/** Positive when a point is on the left of the way from the first position to the second, 0 when it is on the line. */
const turn = (x0: number, y0: number, x1: number, y1: number, x: number, y: number): number =>
  (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);

/** Whether a point is east of a line that its parallel crosses. A point on the line is. */
const isEast = (x0: number, y0: number, x1: number, y1: number, x: number, y: number): boolean =>
  y0 < y1 ? turn(x0, y0, x1, y1, x, y) <= 0 : turn(x0, y0, x1, y1, x, y) >= 0;

/**
 * Whether a point is north of a line that its meridian crosses. A point on the line counts as a little east of it,
 * which is south of a line that rises to the east.
 */
function isNorth(x0: number, y0: number, x1: number, y1: number, x: number, y: number): boolean {
  const side = x0 < x1 ? turn(x0, y0, x1, y1, x, y) : -turn(x0, y0, x1, y1, x, y);
  return side === 0 ? (x0 < x1 ? y0 >= y1 : y0 <= y1) : side > 0;
}
