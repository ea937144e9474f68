import { faceInCell } from "./face-in-cell.ts";
import { CELL, type Frame } from "./frame.ts";
import type { Borders } from "./read-lines.ts";
import { LINE, type Row } from "./row.ts";

const at = (numbers: Int32Array | readonly number[], index: number): number => numbers[index] as number;

/** The border lines of one source in their frame, as `BorderMap` has them. */
interface FramedBorders {
  readonly borders: Borders;
  readonly outside: number;
  readonly boxes: Int32Array;
  readonly frame: Frame;
}

/** A row of the frame, counted from the south. */
export function buildRow(map: FramedBorders, row: number): Row {
  const { west, south, columns } = map.frame;
  const corner = new Int32Array(columns).fill(map.outside);
  const lines = linesByCell(map.borders, pairsOfRow(map, row), columns);
  const built: Row = { south: south + row * CELL, ...lines, corner };
  // The first cell is outside the country. Each other corner is found from the cell west of it.
  for (let column = 1; column < columns; column++) {
    const east = west + column * CELL;
    corner[column] = faceInCell(built, column - 1, east - CELL, east, built.south);
  }
  return built;
}

/** The column of a cell, the place of a line's first end in the coordinate lists, and the line's arc. */
const PAIR = 3;

/**
 * Each line with every cell of the row that it touches: `PAIR` numbers each. A cell too many does no harm.
 */
function pairsOfRow({ borders, boxes, frame }: FramedBorders, row: number): readonly number[] {
  const { first, lons, lats, arcs } = borders;
  const { west, south } = frame;
  const bottom = south + row * CELL;
  const top = bottom + CELL;
  const pairs: number[] = [];
  for (let arc = 0; arc < arcs; arc++) {
    if (at(boxes, 4 * arc + 1) >= top || at(boxes, 4 * arc + 3) < bottom) continue;
    const last = at(first, arc + 1) - 1;
    for (let start = at(first, arc); start < last; start++) {
      const y0 = at(lats, start);
      const y1 = at(lats, start + 1);
      const low = y0 < y1 ? y0 : y1;
      const high = y0 < y1 ? y1 : y0;
      if (low >= top || high < bottom) continue;
      const x0 = at(lons, start) - west;
      const x1 = at(lons, start + 1) - west;
      // The part of the line that is in this row. A millionth of a degree more on each side outweighs the
      // rounding.
      const slope = y0 === y1 ? 0 : (x1 - x0) / (y1 - y0);
      const a = y0 === y1 ? x0 : x0 + slope * (Math.max(low, bottom) - y0);
      const b = y0 === y1 ? x1 : x0 + slope * (Math.min(high, top) - y0);
      const lastColumn = Math.floor((Math.max(a, b) + 1) / CELL);
      for (let column = Math.floor((Math.min(a, b) - 1) / CELL); column <= lastColumn; column++)
        pairs.push(column, start, arc);
    }
  }
  return pairs;
}

/** Sorts the lines by cell. */
function linesByCell(
  { lons, lats, left, right }: Borders,
  pairs: readonly number[],
  columns: number,
): Pick<Row, "first" | "lines"> {
  const first = new Int32Array(columns + 1);
  for (let pair = 0; pair < pairs.length; pair += PAIR) {
    const after = at(pairs, pair) + 1;
    first[after] = at(first, after) + LINE;
  }
  for (let cell = 1; cell < first.length; cell++) first[cell] = at(first, cell) + at(first, cell - 1);
  const next = first.slice();
  const lines = new Int32Array((pairs.length / PAIR) * LINE);
  for (let pair = 0; pair < pairs.length; pair += PAIR) {
    const column = at(pairs, pair);
    const start = at(pairs, pair + 1);
    const arc = at(pairs, pair + 2);
    const line = at(next, column);
    lines[line] = at(lons, start);
    lines[line + 1] = at(lats, start);
    lines[line + 2] = at(lons, start + 1);
    lines[line + 3] = at(lats, start + 1);
    lines[line + 4] = at(left, arc);
    lines[line + 5] = at(right, arc);
    next[column] = line + LINE;
  }
  return { first, lines };
}
