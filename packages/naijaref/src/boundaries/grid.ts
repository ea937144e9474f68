import { buildRow } from "./build-row.ts";
import { faceInCell } from "./face-in-cell.ts";
import { outsideFace } from "./faces.ts";
import { CELL, frame } from "./frame.ts";
import type { Row } from "./row.ts";

/**
 * The country in cells, in millionths of a degree. All numbers are whole and all products below 2^53, so that
 * every comparison is exact: a point is in exactly one face. On a border it is in the eastern one, or in the
 * northern one where the border runs along a parallel.
 *
 * A row is built when it is first needed: a form that looks up one point does not wait for the other rows.
 */
const rows: Row[] = [];

/** A row of the frame, from the south. */
export function rowAt(row: number): Row {
  rows[row] ??= buildRow(row);
  return rows[row];
}

/** The face at a point, in millionths of a degree. */
export function faceAt(lon: number, lat: number): number {
  const { west, south, columns, rows: count } = frame();
  const column = Math.floor((lon - west) / CELL);
  const row = Math.floor((lat - south) / CELL);
  if (column < 0 || row < 0 || column >= columns || row >= count) return outsideFace();
  return faceInCell(rowAt(row), column, west + column * CELL, lon, lat);
}
