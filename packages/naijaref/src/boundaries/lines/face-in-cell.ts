import { LINE, type Row } from "./row.ts";

const at = (numbers: Int32Array, index: number): number => numbers[index] as number;

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
