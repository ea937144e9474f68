import type { BorderMap } from "./border-map.ts";
import { nearestArc, scaleAt, squareToLine } from "./metres.ts";
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

/** The border of a point's face, however far it is, and the other faces within some metres. */
export function surroundingsOf(
  map: BorderMap,
  face: number,
  lon: number,
  lat: number,
  metres: number,
): Surroundings {
  const near = facesWithin(map, lon, lat, metres);
  for (const other of near) if (other.face === face) return { border: other.square, near };
  return { border: nearestArc(map, map.arcsOfFace(face), lon, lat).square, near: NOTHING };
}

function facesWithin(map: BorderMap, lon: number, lat: number, metres: number): readonly NearFace[] {
  const scale = scaleAt(lat);
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
      const square = squareToLine(
        (lines[line] as number) - lon,
        (lines[line + 1] as number) - lat,
        (lines[line + 2] as number) - lon,
        (lines[line + 3] as number) - lat,
        scale,
      );
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
