import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** A file's rows by column name, cells as text. Throws on a byte order mark, ragged rows or a wrong header. */
export function readCsv(content: string, columns: readonly string[]): Record<string, string>[] {
  if (content.startsWith("\uFEFF"))
    throw new Error("starts with a byte order mark: save as UTF-8 without BOM");
  const [header, ...rows] = parse(content, { relax_column_count: false }) as string[][];
  if (header?.join(",") !== columns.join(",")) {
    throw new Error(`has the columns "${header?.join(",")}": they must be "${columns.join(",")}"`);
  }
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ""])));
}

/** Rows as the canonical file: UTF-8 in NFC, LF, quotes only where CSV needs them. */
export function writeCsv(rows: readonly Record<string, string>[], columns: readonly string[]): string {
  const cells = rows.map((row) => columns.map((column) => (row[column] ?? "").normalize("NFC")));
  return stringify([[...columns], ...cells], { record_delimiter: "unix" });
}
