import { slugify } from "../names/fold.ts";
import {
  BASE,
  type CellKind,
  FIRST,
  type PackedCells,
  type PackedColumn,
  type PackedTable,
  SHORT,
} from "./packed.ts";

type Value = string | number | boolean | null | readonly string[];

const NOTHING: readonly string[] = Object.freeze([]);

function decode(cell: string, kind: CellKind): Value {
  if (kind === "list") return cell === "" ? NOTHING : Object.freeze(cell.split("|"));
  if (cell === "") return null;
  if (kind === "number") return Number(cell);
  return kind === "flag" ? cell === "true" : cell;
}

type ReadCell = (row: number) => Value;

/** Texts from what each shares with the one above. */
function frontCells(lines: string): readonly string[] {
  const cells = lines.split("\n");
  let above = "";
  for (let row = 0; row < cells.length; row++) {
    const line = cells[row] ?? "";
    above = above.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    cells[row] = above;
  }
  return cells;
}

/** Equal cells of a word list are one value, so that a thousand rows share one list of sources. */
function readWords(cells: Extract<PackedCells, { words: string }>, kind: CellKind, rows: number): ReadCell {
  const words = frontCells(cells.words).map((word) => decode(word, kind));
  // Half the memory of an array.
  const indexes = new Uint32Array(rows);
  for (let at = 0, row = 0; at < cells.at.length; at++) {
    let index = cells.at.charCodeAt(at) - FIRST;
    if (index >= SHORT) index = SHORT + (index - SHORT) * BASE + cells.at.charCodeAt(++at) - FIRST;
    indexes[row++] = index;
  }
  return (row) => words[indexes[row] as number] as Value;
}

/** @param read reads each column's cells: slugs are made from those of the column `name`. */
function readColumn(
  { cells, kind }: PackedColumn,
  rows: number,
  read: Readonly<Record<string, ReadCell>>,
): ReadCell {
  if ("words" in cells) return readWords(cells, kind, rows);
  if ("slugs" in cells) {
    const slugs = cells.slugs.split("\n");
    return (row) => {
      if (slugs[row]) return slugs[row];
      let slug = slugify(String(read["name"]?.(row)));
      for (const [part, by] of cells.replaced ?? []) slug = slug.replace(part, by);
      return slug;
    };
  }
  const texts = "plain" in cells ? cells.plain.split("\n") : frontCells(cells.front);
  return (row) => decode(texts[row] as string, kind);
}

/** The records of a table. Each is frozen, made when it is first used, and the same object from then on. */
export interface Table<T extends object> {
  /** Reads a field of a row whose record may not be needed. */
  readonly read: { readonly [Field in keyof T & string]: (row: number) => T[Field] };
  /** The record of a row of the table. */
  readonly at: (row: number) => T;
  /** All records, in the table's order. */
  readonly all: () => readonly T[];
}

export function openTable<T extends object>({ rows, columns }: PackedTable): Table<T> {
  const read: Record<string, ReadCell> = {};
  // A column is read when it is first asked for: most who need names need no sources.
  for (const column of columns)
    Object.defineProperty(read, column.name, {
      enumerable: true,
      configurable: true,
      get(): ReadCell {
        const value = readColumn(column, rows, read);
        Object.defineProperty(read, column.name, { value, enumerable: true });
        return value;
      },
    });
  const records: T[] = new Array(rows);
  function make(row: number): T {
    const record: Record<string, Value> = {};
    for (const name in read) record[name] = (read[name] as ReadCell)(row);
    return Object.freeze(record) as T;
  }
  const at = (row: number): T => (records[row] ??= make(row));
  function all(): readonly T[] {
    for (let row = 0; row < rows; row++) at(row);
    return Object.freeze(records);
  }
  return { read: read as Table<T>["read"], at, all };
}

/** The table's records, frozen, in the table's order. */
export const unpack = <T extends object>(table: PackedTable): readonly T[] => openTable<T>(table).all();
