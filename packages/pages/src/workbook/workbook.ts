import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from "read-excel-file/universal";
import { quoted } from "../client/csv-cells.ts";

/**
 * A workbook in Excel's format `.xlsx` as CSV, a sheet at a time: for the page and the command that match.
 */

export interface Sheet {
  readonly name: string;
  /** Its cells as CSV in UTF-8 with a byte order mark, by which spreadsheets know it again. */
  readonly csv: Uint8Array<ArrayBuffer>;
}

/** Thrown when a workbook cannot be read, with what to do. */
export class WorkbookError extends Error {
  override readonly name = "WorkbookError";
}

/** A workbook is read whole, and is ten times as large in the memory. */
const MAX_WORKBOOK_BYTES = 50 * 2 ** 20;

export { isWorkbook } from "../client/csv-cells.ts";

/**
 * The sheets of a workbook that have cells, in its order.
 *
 * @throws WorkbookError when it is too large, is no workbook, or has no cell.
 */
export async function readWorkbook(file: ArrayBuffer): Promise<readonly [Sheet, ...Sheet[]]> {
  if (file.byteLength > MAX_WORKBOOK_BYTES)
    throw new WorkbookError("The workbook is larger than 50 MB. Save the sheet as CSV in UTF-8.");
  const [first, ...others] = (await readSheets(file)).flatMap(({ sheet, data }) =>
    data.length === 0 ? [] : [{ name: sheet, csv: asCsv(data) }],
  );
  if (first === undefined) throw new WorkbookError("The workbook is empty: no sheet has a cell.");
  return [first, ...others];
}

async function readSheets(file: ArrayBuffer) {
  try {
    return await readXlsxFile(file, { trim: false, parseNumber: textOfNumber });
  } catch (error) {
    const isOther = error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError;
    throw new WorkbookError(
      isOther
        ? "We cannot open this file. In Excel, save it as CSV and try again."
        : "The workbook cannot be read. Save the sheet as CSV in UTF-8.",
    );
  }
}

/**
 * As a person sees it: files have 0.30000000000000004. Codes that are numbers have lost their zeros before.
 */
function textOfNumber(written: string): string {
  const number = Number(written);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : written;
}

type Cell = unknown;

export function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$|\.000Z$/, "");
  return String(cell);
}

/** Rows as lines. An empty row is an empty line, so that the rows keep their numbers. */
function asCsv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const width = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map((row) =>
    row.every((cell) => textOf(cell) === "")
      ? ""
      : Array.from({ length: width }, (_, at) => quoted(textOf(row[at]))).join(","),
  );
  return new TextEncoder().encode(`\ufeff${lines.join("\r\n")}\r\n`);
}
