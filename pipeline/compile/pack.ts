import { camelCase, type Field, type TableDefinition, typesOf } from "@naijaref/records";
import type { CellKind, PackedCells, PackedTable } from "../../packages/naijaref/src/table/packed.ts";
import { slugify } from "../../packages/naijaref/src/text/slugify.ts";
import { type Row, writeCell } from "../table/index.ts";

/** Rows by column, each column in whichever writing is smallest. `unpack` in the library is the inverse. */
export function pack(rows: readonly Row[], table: Pick<TableDefinition, "record">): PackedTable {
  const columns = Object.entries(table.record.fields).map(([column, field]) => {
    const cells = rows.map((row) => writeCell(row[column] ?? null));
    const names = column === "slug" ? rows.map((row) => String(row["name"])) : undefined;
    return {
      name: camelCase(column),
      kind: kindOf(field),
      cells: packCells(cells, names),
    };
  });
  return { rows: rows.length, columns };
}

function kindOf(field: Field): CellKind {
  const types = typesOf(field);
  if (types.includes("array")) return "list";
  if (types.includes("number") || types.includes("integer")) return "number";
  return types.includes("boolean") ? "flag" : "text";
}

function packCells(cells: readonly string[], names: readonly string[] | undefined): PackedCells {
  const writings: PackedCells[] = [{ plain: cells.join("\n") }, asWords(cells)];
  if (cells.every((cell) => cell !== "")) writings.push({ front: asFront(cells) });
  if (names !== undefined) writings.push({ slugs: asSlugs(cells, names) });
  return writings.reduce((best, next) => (sizeOf(next) < sizeOf(best) ? next : best));
}

const sizeOf = (cells: PackedCells): number => JSON.stringify(cells).length;

function asWords(cells: readonly string[]): PackedCells {
  const words = [...new Set(cells)];
  const places = new Map(words.map((word, at) => [word, at]));
  const width = Math.max(1, (words.length - 1).toString(36).length);
  const at = cells.map((cell) => (places.get(cell) ?? 0).toString(36).padStart(width, "0")).join("");
  return { words: words.join("\n"), width, at };
}

function asFront(cells: readonly string[]): string {
  return cells
    .map((cell, row) => {
      const shared = sharedPrefix(cell, cells[row - 1] ?? "");
      return shared.toString(36) + cell.slice(shared);
    })
    .join("\n");
}

function sharedPrefix(cell: string, above: string): number {
  const most = Math.min(cell.length, above.length, 35);
  let shared = 0;
  while (shared < most && cell[shared] === above[shared]) shared++;
  return shared;
}

const asSlugs = (cells: readonly string[], names: readonly string[]): string =>
  cells.map((cell, row) => (cell === slugify(names[row] ?? "") ? "" : cell)).join("\n");
