import { BYTES, requireArgument } from "../arguments.ts";
import { textsOf } from "./csv-columns.ts";
import { CsvError } from "./csv-error.ts";
import { readCsvRecords } from "./csv-records.ts";
import { byteOrderMark } from "./csv-text.ts";

/** The columns of a CSV file. */
export interface CsvHeadings {
  readonly headings: readonly string[];
  readonly delimiter: string;
}

/**
 * The headings of a CSV file, so that a person can choose the column for `matchCsv`.
 *
 * @param start the first bytes of the file: so many that its heading ends in them, or all.
 * @throws CsvError when there is no heading, or the file is in UTF-16.
 */
export function readCsvHeadings(start: Uint8Array): CsvHeadings {
  requireArgument("readCsvHeadings", "start", start, BYTES);
  const records = readCsvRecords();
  let found: CsvHeadings | undefined;
  const report: Parameters<typeof records.read>[1] = (record) => {
    if (found !== undefined || record.bytes.length === 0 || record.isPreamble) return;
    found = { headings: textsOf(record), delimiter: String.fromCharCode(record.delimiter) };
  };
  records.read(start.subarray(byteOrderMark(start)), report);
  if (found === undefined) records.finish(report);
  if (found === undefined) throw new CsvError("no_heading", "The file is empty: it has no row of headings.");
  return found;
}
