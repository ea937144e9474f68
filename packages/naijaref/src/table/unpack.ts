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

/**
 * Columns are arrays, filled by loops over indexes: at the start of a program, iterators take twice the time.
 *
 * @param names the cells of the column `name`, from which slugs are made.
 */
function cellsOf(cells: Exclude<PackedCells, { words: string }>, names: () => readonly Value[]): string[] {
  if ("plain" in cells) return cells.plain.split("\n");
  if ("front" in cells) return frontCells(cells.front);
  const slugs = cells.slugs.split("\n");
  const named = names();
  for (let row = 0; row < slugs.length; row++) slugs[row] ||= slugify(String(named[row]));
  return slugs;
}

function frontCells(lines: string): string[] {
  const cells = lines.split("\n");
  let above = "";
  for (let row = 0; row < cells.length; row++) {
    const line = cells[row] ?? "";
    above = above.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    cells[row] = above;
  }
  return cells;
}

/** Equal cells of a word list become one value, so that a thousand rows share one list of sources. */
function wordValues(cells: Extract<PackedCells, { words: string }>, kind: CellKind): Value[] {
  const words = cells.words.split("\n").map((word) => decode(word, kind));
  const values: Value[] = [];
  if ("at" in cells) {
    const { at, width } = cells;
    for (let start = 0; start < at.length; start += width)
      values.push(words[Number.parseInt(at.slice(start, start + width), 36)] ?? null);
    return values;
  }
  let next = 0;
  for (const run of cells.runs.split(",")) {
    const [step, length = 1] = run.split(":");
    const index = next + Number(step);
    const end = values.length + Number(length);
    while (values.length < end) values.push(words[index] ?? null);
    next = index + 1;
  }
  return values;
}

function valuesOf({ cells, kind }: PackedColumn, names: () => readonly Value[]): readonly Value[] {
  if ("words" in cells) return wordValues(cells, kind);
  return cellsOf(cells, names).map((cell) => decode(cell, kind));
}

/** The table's records, frozen, in the table's order. */
export function unpack<T extends object>({ rows, columns }: PackedTable): readonly T[] {
  const records: Record<string, Value>[] = [];
  for (let row = 0; row < rows; row++) records.push({});
  const names = (): readonly Value[] => {
    const column = columns.find(({ name }) => name === "name");
    return column === undefined ? [] : valuesOf(column, () => []);
  };
  for (const column of columns) {
    const { name } = column;
    const values = valuesOf(column, names);
    for (let row = 0; row < rows; row++) (records[row] as Record<string, Value>)[name] = values[row] as Value;
  }
  for (const record of records) Object.freeze(record);
  return Object.freeze(records as unknown as T[]);
}
