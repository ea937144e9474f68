import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** A file's lines as lists of cells, the header first. Throws where the text is no CSV file in UTF-8. */
function parseCsv(content: string, columns: readonly string[]): string[][] {
  if (content.startsWith("\uFEFF"))
    throw new Error("starts with a byte order mark: save it as UTF-8 without BOM");
  if (/[\0\uFFFD]/.test(content.slice(0, 1000)))
    throw new Error("is not UTF-8, probably UTF-16: save it as UTF-8");
  if (content.trim() === "") throw new Error(`is empty: its first line must be "${columns.join(",")}"`);
  return parse(content) as string[][];
}

function headerProblem(header: readonly string[], columns: readonly string[]): string | undefined {
  if (header.join() === columns.join()) return undefined;
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !columns.includes(column));
  const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
  if (missing.length === 1 && unknown.length === 1) {
    return `has the column ${listed(unknown)}, which should be ${listed(missing)}`;
  }
  if (unknown.length > 0) {
    return `has unknown columns (${listed(unknown)}): its columns are "${columns.join(",")}"`;
  }
  if (missing.length > 0)
    return `has no column ${listed(missing)}: run npm run fix:data, which adds it empty`;
  return "has its columns in another order, or twice: run npm run fix:data";
}

/** What is read of a file of the dataset, whose name an error has before it. */
export function inFile<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`data/${path} ${(error as Error).message}`);
  }
}

/** A file's rows, each as its cells in the order of the columns. Throws on ragged rows or a wrong header. */
export function readCells(content: string, columns: readonly string[]): string[][] {
  const [header = [], ...rows] = parseCsv(content, columns);
  const problem = headerProblem(header, columns);
  if (problem !== undefined) throw new Error(problem);
  return rows;
}

/** The rows of a file that stands beside a module, by the file's own heading. */
export const readCsvBeside = (name: string, module: string): Readonly<Record<string, string>>[] =>
  parse(readFileSync(new URL(name, module), "utf8"), { columns: true });

/**
 * A file with its columns in order, and those that it lacked added empty. Unknown columns are left to
 * `readCells`.
 */
export function addColumns(content: string, columns: readonly string[]): string {
  const [header = [], ...rows] = parseCsv(content, columns);
  if (header.some((column) => !columns.includes(column))) return content;
  const places = columns.map((column) => header.indexOf(column));
  return writeCells(
    rows.map((row) => places.map((at) => row[at] ?? "")),
    columns,
  );
}

/** Rows as the canonical file: UTF-8 in NFC, LF, quotes only where CSV needs them. */
export const writeCells = (rows: readonly (readonly string[])[], columns: readonly string[]): string =>
  stringify([[...columns], ...rows.map((row) => [...row])]).normalize("NFC");
