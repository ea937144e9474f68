import type { Borders } from "./read-lines.ts";
import type { Row } from "./rows.ts";
import { buildRow, CELL, type Frame, faceInCell, frameAround } from "./rows.ts";

/**
 * The border lines of one source, and the country in cells, in millionths of a degree. All numbers are whole
 * and all products below 2^53, so that every comparison is exact: a point is in exactly one face. On a border
 * it is in the eastern one, or in the northern one where the border runs along a parallel.
 */
export class BorderMap {
  readonly borders: Borders;
  /** The face that is everything outside the country. */
  readonly outside: number;
  /** The rectangle around each arc: west, south, east, north, four numbers an arc. */
  readonly boxes: Int32Array;
  readonly frame: Frame;
  readonly #rows: Row[] = [];
  #arcsOfFaces: readonly (readonly number[])[] | undefined;

  constructor(borders: Borders, outside: number) {
    this.borders = borders;
    this.outside = outside;
    this.boxes = boxesOfArcs(borders);
    this.frame = frameAround(this.boxes);
  }

  /**
   * A row of the frame, from the south. It is built when it is first needed: a form that looks up one point
   * does not wait for the other rows.
   */
  rowAt(row: number): Row {
    const rows = this.#rows;
    rows[row] ??= buildRow(this, row);
    return rows[row];
  }

  faceAt(lon: number, lat: number): number {
    const { west, south, columns, rows } = this.frame;
    const column = Math.floor((lon - west) / CELL);
    const row = Math.floor((lat - south) / CELL);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return this.outside;
    return faceInCell(this.rowAt(row), column, west + column * CELL, lon, lat);
  }

  arcsOfFace(face: number): readonly number[] {
    this.#arcsOfFaces ??= arcsByFace(this.borders, this.outside);
    return this.#arcsOfFaces[face] ?? [];
  }

  acrossArc(arc: number, face: number): number {
    const { left, right } = this.borders;
    return (left[arc] === face ? right[arc] : left[arc]) as number;
  }
}

function arcsByFace({ arcs, left, right }: Borders, outside: number): readonly (readonly number[])[] {
  const around = Array.from({ length: outside + 1 }, (): number[] => []);
  for (let arc = 0; arc < arcs; arc++) {
    around[left[arc] as number]?.push(arc);
    around[right[arc] as number]?.push(arc);
  }
  return around;
}

/**
 * The rectangle around each arc, in millionths of a degree: west, south, east, north, four numbers an arc.
 */
function boxesOfArcs({ arcs, first, lons, lats }: Borders): Int32Array {
  const boxes = new Int32Array(4 * arcs);
  for (let arc = 0; arc < arcs; arc++) {
    const from = first[arc] as number;
    const to = first[arc + 1] as number;
    let west = lons[from] as number;
    let south = lats[from] as number;
    let east = west;
    let north = south;
    for (let index = from + 1; index < to; index++) {
      const lon = lons[index] as number;
      const lat = lats[index] as number;
      if (lon < west) west = lon;
      else if (lon > east) east = lon;
      if (lat < south) south = lat;
      else if (lat > north) north = lat;
    }
    const box = 4 * arc;
    boxes[box] = west;
    boxes[box + 1] = south;
    boxes[box + 2] = east;
    boxes[box + 3] = north;
  }
  return boxes;
}
