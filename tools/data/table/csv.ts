import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** A file's lines as lists of cells, the header first. Throws where the text is no CSV file in UTF-8. */
function parseCsv(content: string, columns: readonly string[]): string[][] {
  if (content.startsWith("\uFEFF"))
    throw new Error("starts with a byte order mark: save it as UTF-8 without BOM");
  if (/[\0\uFFFD]/.test(content.slice(0, 1000)))
    throw new Error("is not UTF-8, probably UTF-16: save it as UTF-8");
  if (content.trim() === "") throw new Error(`is empty: its first line must be "${columns.join(",")}"`);
  return splitRows(content) ?? (parse(content, { relax_column_count: false }) as string[][]);
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

/**
 * A file's rows by column name, cells as text. Throws on a byte order mark, ragged rows or a wrong header.
 */
export function readCsv(content: string, columns: readonly string[]): Record<string, string>[] {
  return readCells(content, columns).map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""])),
  );
}

/** The same, each row as its cells in the order of the columns: for files of many thousand rows. */
export function readCells(content: string, columns: readonly string[]): string[][] {
  const [header = [], ...rows] = parseCsv(content, columns);
  const problem = headerProblem(header, columns);
  if (problem !== undefined) throw new Error(problem);
  return rows;
}

/**
 * The rows of a file that has each row on one line, or undefined for what must be parsed as a whole. Most
 * lines have no quote and are split at their commas: that takes a fifth of the time.
 */
function splitRows(content: string): string[][] | undefined {
  if (content.includes("\r") || !content.endsWith("\n")) return undefined;
  const lines = content.slice(0, -1).split("\n");
  const quoted = lines.filter((line) => line.includes('"'));
  if (quoted.some((line) => line.split('"').length % 2 === 0)) return undefined;
  const parsed = parse(quoted.join("\n"), { relax_column_count: true }) as string[][];
  let next = 0;
  const rows = lines.map((line) => (line.includes('"') ? (parsed[next++] ?? []) : line.split(",")));
  return rows.every((row) => row.length === rows[0]?.length) ? rows : undefined;
}

/**
 * A file with its columns in order, and those that it lacked added empty. Unknown columns are left to
 * `readCsv`.
 */
export function addColumns(content: string, columns: readonly string[]): string {
  const [header = [], ...rows] = parseCsv(content, columns);
  if (header.some((column) => !columns.includes(column))) return content;
  const cells = rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ""])));
  return writeCsv(cells, columns);
}

/** Rows as the canonical file: UTF-8 in NFC, LF, quotes only where CSV needs them. */
export function writeCsv(rows: readonly Record<string, string>[], columns: readonly string[]): string {
  return writeCells(
    rows.map((row) => columns.map((column) => row[column] ?? "")),
    columns,
  );
}

/** Between rows while they are quoted, all in one call. No cell has it: a file with it is refused. */
const END = "\0";

/** The same, from each row's cells in the order of the columns. */
export function writeCells(rows: readonly (readonly string[])[], columns: readonly string[]): string {
  const all = [columns, ...rows];
  const joined = all.map((cells) => cells.join(","));
  const isQuoted = joined.map((line, at) => needsQuotes(line, all[at]?.length ?? 0));
  const quoted = stringify(
    all.filter((_, at) => isQuoted[at]).map((cells) => [...cells]),
    { record_delimiter: END },
  ).split(END);
  let next = 0;
  const lines = joined.map((line, at) => (isQuoted[at] ? quoted[next++] : line));
  return `${lines.join("\n")}\n`.normalize("NFC");
}

/**
 * Whether a cell of a row has what must be quoted: a quote, an end of line, or a comma beside those between
 * cells.
 */
function needsQuotes(line: string, cells: number): boolean {
  let commas = 0;
  for (let at = line.indexOf(","); at >= 0; at = line.indexOf(",", at + 1)) commas++;
  return commas >= cells || /["\n\r]/.test(line);
}
