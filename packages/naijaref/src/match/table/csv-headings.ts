import { BYTES, requireArgument } from "../../arguments.ts";
import { guessHeading } from "./csv-shape.ts";

/** The columns of a CSV file. */
export interface CsvHeadings {
  readonly headings: readonly string[];
  readonly delimiter: string;
  /** The row that they are in, as spreadsheets count: 1, or more below titles. */
  readonly row: number;
}

/**
 * The headings of a CSV file, so that a person can choose the column for `matchCsv`. They are in its first
 * row, or below titles in the first that is as wide as the table.
 *
 * @param start the first bytes of the file: so many that its heading ends in them, or all.
 * @throws CsvError when there is no heading, or the file is in UTF-16.
 */
export function readCsvHeadings(start: Uint8Array): CsvHeadings {
  requireArgument("readCsvHeadings", "start", start, BYTES);
  const { headings, delimiter, above } = guessHeading(start);
  return { headings, delimiter: String.fromCharCode(delimiter), row: above + 1 };
}
