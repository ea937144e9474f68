import { slugify } from "../text/slugify.ts";
import type { CellKind, PackedCells, PackedColumn, PackedTable } from "./packed.ts";

type Value = string | number | boolean | null | readonly string[];

const NOTHING: readonly string[] = Object.freeze([]);

function decode(cell: string, kind: CellKind): Value {
  if (kind === "list") return cell === "" ? NOTHING : Object.freeze(cell.split("|"));
  if (cell === "") return null;
  if (kind === "number") return Number(cell);
  return kind === "flag" ? cell === "true" : cell;
}

/** The index of each row's cell in the list of distinct cells. */
function* indexes(cells: Extract<PackedCells, { words: string }>): Generator<number> {
  if ("at" in cells) {
    const { at, width } = cells;
    for (let i = 0; i < at.length; i += width) yield Number.parseInt(at.slice(i, i + width), 36);
    return;
  }
  let next = 0;
  for (const run of cells.runs.split(",")) {
    const [step, length] = run.split(":");
    const index = next + Number(step);
    for (let row = Number(length ?? 1); row > 0; row--) yield index;
    next = index + 1;
  }
}

/** Equal cells of a word list become one value, so that a thousand rows share one list of sources. */
function* wordValues(cells: Extract<PackedCells, { words: string }>, kind: CellKind): Generator<Value> {
  const values = cells.words.split("\n").map((word) => decode(word, kind));
  for (const index of indexes(cells)) yield values[index] ?? null;
}

function* frontCells(lines: string): Generator<string> {
  let above = "";
  for (const line of lines.split("\n")) {
    above = above.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    yield above;
  }
}

function* slugCells(lines: string, names: Iterable<Value>): Generator<string> {
  const written = lines.split("\n");
  let row = 0;
  for (const name of names) yield written[row++] || slugify(String(name));
}

function cellsOf(
  cells: Exclude<PackedCells, { words: string }>,
  names: () => Iterable<Value>,
): Iterable<string> {
  if ("plain" in cells) return cells.plain.split("\n");
  return "front" in cells ? frontCells(cells.front) : slugCells(cells.slugs, names());
}

function* columnValues(column: PackedColumn, table: PackedTable): Generator<Value> {
  const { cells, kind } = column;
  if ("words" in cells) return yield* wordValues(cells, kind);
  const names = () => {
    const name = table.columns.find((other) => other.name === "name");
    return name === undefined ? [] : columnValues(name, table);
  };
  for (const cell of cellsOf(cells, names)) yield decode(cell, kind);
}

/** The table's records, frozen, in the table's order. */
export function unpack<T extends object>(table: PackedTable): readonly T[] {
  const records = Array.from({ length: table.rows }, (): Record<string, Value> => ({}));
  for (const column of table.columns) {
    let row = 0;
    for (const value of columnValues(column, table)) {
      const record = records[row++];
      if (record !== undefined) record[column.name] = value;
    }
  }
  return Object.freeze(records.map((record) => Object.freeze(record) as T));
}
