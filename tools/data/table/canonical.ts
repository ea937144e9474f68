import type { Cell } from "./cells.ts";
import type { Row } from "./dataset.ts";

/**
 * A row as it should be written: single spaces, NFC, lists without repeats, unverified fields in the record's
 * order.
 */
export function canonicalRow(columns: readonly string[], row: Row): Row {
  const cells = columns.map((column): [string, Cell] => {
    const cell = canonicalCell(row[column] ?? null);
    return [column, column === "unverified_fields" && isList(cell) ? inOrder(cell, columns) : cell];
  });
  return Object.fromEntries(cells);
}

const isList = (cell: Cell): cell is readonly string[] => Array.isArray(cell);

function canonicalCell(cell: Cell): Cell {
  if (typeof cell === "string") return canonicalText(cell);
  return isList(cell) ? [...new Set(cell.map(canonicalText).filter((item) => item !== ""))] : cell;
}

const canonicalText = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const inOrder = (fields: readonly string[], columns: readonly string[]): string[] =>
  fields.toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b));
