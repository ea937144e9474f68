import type { BorderMap } from "./border-map.ts";
import { type Scale, scaleAt, squareToLine } from "./metres.ts";
import { CELL, LINE } from "./rows.ts";

/** A face and how far it is, as the square of metres. */
export interface NearFace {
  readonly face: number;
  square: number;
}

export interface Surroundings {
  /** The square of the distance in metres to the border of the face that the point is in. */
  readonly border: number;
  /** The faces whose border is near, in no order, that of the point among them. */
  readonly near: readonly NearFace[];
}

const NOTHING: readonly NearFace[] = Object.freeze([]);

/** A point in a face, and how long a millionth of a degree is there. */
interface Place {
  readonly face: number;
  readonly lon: number;
  readonly lat: number;
  readonly scale: Scale;
}

/** The border of a point's face, however far it is, and the other faces within some metres. */
export function surroundingsOf(
  map: BorderMap,
  face: number,
  lon: number,
  lat: number,
  metres: number,
): Surroundings {
  const place: Place = { face, lon, lat, scale: scaleAt(lat) };
  const near = facesWithin(map, place, metres);
  for (const other of near) if (other.face === face) return { border: other.square, near };
  return { border: squareToBorder(map, place), near: NOTHING };
}

function facesWithin(map: BorderMap, { lon, lat, scale }: Place, metres: number): readonly NearFace[] {
  const { west, south, columns, rows } = map.frame;
  const x = lon - west;
  const y = lat - south;
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
    const { first, lines } = map.rowAt(row);
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
function squareToBorder(map: BorderMap, place: Place): number {
  const { west, south, columns, rows } = map.frame;
  const x = place.lon - west;
  const y = place.lat - south;
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  let nearest = nearestInCells(map, place, row, column, column, Number.POSITIVE_INFINITY);
  // One ring of cells after the other, until no cell outside the last ring can have a nearer line.
  for (let ring = 0; ring < columns; ring++) {
    const left = column - ring;
    const bottom = row - ring;
    const side = (2 * ring + 1) * CELL;
    const across = Math.min(x - left * CELL, left * CELL + side - x) * place.scale.lon;
    const along = Math.min(y - bottom * CELL, bottom * CELL + side - y) * place.scale.lat;
    const reach = Math.min(across, along);
    if (nearest <= reach * reach) break;
    const from = Math.max(0, left - 1);
    const to = Math.min(columns - 1, column + ring + 1);
    for (let other = Math.max(0, bottom - 1); other <= row + ring + 1 && other < rows; other++) {
      if (other < bottom || other > row + ring) {
        nearest = nearestInCells(map, place, other, from, to, nearest);
      } else {
        if (left > 0) nearest = nearestInCells(map, place, other, from, from, nearest);
        if (column + ring + 1 < columns) nearest = nearestInCells(map, place, other, to, to, nearest);
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
  map: BorderMap,
  { face, lon, lat, scale }: Place,
  row: number,
  fromColumn: number,
  toColumn: number,
  below: number,
): number {
  let nearest = below;
  let reachLon = Math.sqrt(below) / scale.lon;
  let reachLat = Math.sqrt(below) / scale.lat;
  const x = lon - map.frame.west;
  const y = lat - map.frame.south;
  if ((row + 1) * CELL < y - reachLat || row * CELL > y + reachLat) return below;
  // Most cells are too far away, as soon as one line is found.
  const from = Math.max(fromColumn, Math.floor((x - reachLon) / CELL));
  const to = Math.min(toColumn, Math.floor((x + reachLon) / CELL));
  if (from > to) return below;
  const { first, lines } = map.rowAt(row);
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
