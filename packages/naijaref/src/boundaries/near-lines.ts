import { CELL, type Frame, frame } from "./frame.ts";
import { rowAt } from "./grid.ts";
import { type Scale, squareToLine } from "./metres.ts";
import { LINE } from "./row.ts";

/** A face and how far it is, as the square of metres. */
export interface NearFace {
  readonly face: number;
  square: number;
}

/** What is around a point. */
export interface Surroundings {
  /** The square of the distance in metres to the border of the face that the point is in. */
  readonly border: number;
  /** The faces whose border is near, in no order, that of the point among them. */
  readonly near: readonly NearFace[];
}

const NOTHING: readonly NearFace[] = Object.freeze([]);

/** The border of a point's face, however far it is, and the other faces within some metres. */
export function surroundingsOf(
  face: number,
  lon: number,
  lat: number,
  scale: Scale,
  metres: number,
): Surroundings {
  const cells = frame();
  const near = facesWithin(cells, lon, lat, scale, metres);
  for (const other of near) if (other.face === face) return { border: other.square, near };
  return { border: squareToBorder(cells, face, lon, lat, scale), near: NOTHING };
}

/** The faces whose border is within some metres. */
function facesWithin(
  cells: Frame,
  lon: number,
  lat: number,
  scale: Scale,
  metres: number,
): readonly NearFace[] {
  const { columns, rows } = cells;
  const x = lon - cells.west;
  const y = lat - cells.south;
  const limit = metres * metres;
  const reachLon = metres / scale.lon;
  const reachLat = metres / scale.lat;
  const fromColumn = Math.max(0, Math.floor((x - reachLon) / CELL));
  const toColumn = Math.min(columns - 1, Math.floor((x + reachLon) / CELL));
  const fromRow = Math.max(0, Math.floor((y - reachLat) / CELL));
  const toRow = Math.min(rows - 1, Math.floor((y + reachLat) / CELL));
  let found: NearFace[] | undefined;
  for (let row = fromRow; row <= toRow; row++) {
    // The cells of a row follow each other, and so do their lines.
    const { first, lines } = rowAt(row);
    const end = first[toColumn + 1] as number;
    for (let line = first[fromColumn] as number; line < end; line += LINE) {
      if (isBeyond(lines, line, lon - reachLon, lat - reachLat, lon + reachLon, lat + reachLat)) continue;
      const square = squareToGridLine(lines, line, lon, lat, scale);
      if (square > limit) continue;
      found ??= [];
      add(found, lines[line + 4] as number, square);
      add(found, lines[line + 5] as number, square);
    }
  }
  return found ?? NOTHING;
}

function add(found: NearFace[], face: number, square: number): void {
  for (const near of found) {
    if (near.face !== face) continue;
    if (square < near.square) near.square = square;
    return;
  }
  found.push({ face, square });
}

/** The square of the distance from a point in a face to the border of that face. */
function squareToBorder(cells: Frame, face: number, lon: number, lat: number, scale: Scale): number {
  const { columns, rows } = cells;
  const x = lon - cells.west;
  const y = lat - cells.south;
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  let nearest = nearestInCells(cells, row, column, column, face, lon, lat, scale, Number.POSITIVE_INFINITY);
  // One frame of cells after the other, until no cell outside the last frame can have a nearer line.
  for (let frame = 0; frame < columns; frame++) {
    const west = column - frame;
    const south = row - frame;
    const side = (2 * frame + 1) * CELL;
    const across = Math.min(x - west * CELL, west * CELL + side - x) * scale.lon;
    const along = Math.min(y - south * CELL, south * CELL + side - y) * scale.lat;
    const reach = Math.min(across, along);
    if (nearest <= reach * reach) break;
    const fromColumn = Math.max(0, west - 1);
    const toColumn = Math.min(columns - 1, column + frame + 1);
    for (let other = Math.max(0, south - 1); other <= row + frame + 1 && other < rows; other++) {
      if (other < south || other > row + frame) {
        nearest = nearestInCells(cells, other, fromColumn, toColumn, face, lon, lat, scale, nearest);
      } else {
        if (west > 0)
          nearest = nearestInCells(cells, other, fromColumn, fromColumn, face, lon, lat, scale, nearest);
        if (column + frame + 1 < columns)
          nearest = nearestInCells(cells, other, toColumn, toColumn, face, lon, lat, scale, nearest);
      }
    }
  }
  return nearest;
}

/**
 * The square of the distance to the nearest line of a face in some cells of a row, if it is below another
 * square.
 */
function nearestInCells(
  cells: Frame,
  row: number,
  fromColumn: number,
  toColumn: number,
  face: number,
  lon: number,
  lat: number,
  scale: Scale,
  below: number,
): number {
  let nearest = below;
  let reachLon = Math.sqrt(below) / scale.lon;
  let reachLat = Math.sqrt(below) / scale.lat;
  const x = lon - cells.west;
  const y = lat - cells.south;
  if ((row + 1) * CELL < y - reachLat || row * CELL > y + reachLat) return below;
  // Most cells are too far away, as soon as one line is found.
  const from = Math.max(fromColumn, Math.floor((x - reachLon) / CELL));
  const to = Math.min(toColumn, Math.floor((x + reachLon) / CELL));
  if (from > to) return below;
  const { first, lines } = rowAt(row);
  const end = first[to + 1] as number;
  for (let line = first[from] as number; line < end; line += LINE) {
    if (lines[line + 4] !== face && lines[line + 5] !== face) continue;
    if (isBeyond(lines, line, lon - reachLon, lat - reachLat, lon + reachLon, lat + reachLat)) continue;
    const square = squareToGridLine(lines, line, lon, lat, scale);
    if (square >= nearest) continue;
    nearest = square;
    reachLon = Math.sqrt(square) / scale.lon;
    reachLat = Math.sqrt(square) / scale.lat;
  }
  return nearest;
}

/** Whether both ends of a line are on the same side of a rectangle, so that the line cannot enter it. */
function isBeyond(
  lines: Int32Array,
  line: number,
  west: number,
  south: number,
  east: number,
  north: number,
): boolean {
  const x0 = lines[line] as number;
  const y0 = lines[line + 1] as number;
  const x1 = lines[line + 2] as number;
  const y1 = lines[line + 3] as number;
  return (
    (x0 < west && x1 < west) ||
    (x0 > east && x1 > east) ||
    (y0 < south && y1 < south) ||
    (y0 > north && y1 > north)
  );
}

const squareToGridLine = (lines: Int32Array, line: number, lon: number, lat: number, scale: Scale): number =>
  squareToLine(
    (lines[line] as number) - lon,
    (lines[line + 1] as number) - lat,
    (lines[line + 2] as number) - lon,
    (lines[line + 3] as number) - lat,
    scale,
  );
