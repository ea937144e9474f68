import { BYTES, requireArgument } from "../../arguments.ts";
import type { MatchWithin } from "../area.ts";
import { type CsvFormOptions, type CsvPlaces, findPlaces, hasColumns, textsOf } from "./csv-options.ts";
import { readCsvRecords } from "./csv-records.ts";
import { byteOrderMark, CsvError, DELIMITERS, guessDelimiter } from "./csv-text.ts";

export interface CsvShape {
  /** Bytes before the first record. */
  readonly mark: number;
  readonly delimiter: number;
  /** How many records stand above the heading: empty lines, titles, the line that says the delimiter. */
  readonly above: number;
  /** The columns in which an empty cell means the one above. */
  readonly filled: readonly FilledColumn[];
}

/** So many lines may stand above the heading. */
const MAX_ABOVE = 20;

/** So many rows show whether a column is filled down. */
const MAX_ROWS = 5000;

interface Records {
  readonly delimiter: number;
  readonly records: readonly (readonly string[])[];
}

/** The first records of a file as texts. What is cut at the end of the bytes is left out. */
function readStart(bytes: Uint8Array, isWhole: boolean, most: number, given?: number): Records {
  const records: string[][] = [];
  const delimiter = given ?? guessDelimiter(bytes);
  const reader = readCsvRecords(delimiter, (record) => {
    if (records.length === most) return;
    // The line that says the delimiter is no heading, whatever columns are asked for.
    records.push(record.bytes.length === 0 || record.isPreamble ? [] : textsOf(record));
  });
  try {
    reader.read(bytes);
    if (isWhole) reader.finish();
  } catch (error) {
    // A later row is refused when it is read.
    if (!(error instanceof CsvError) || (given === undefined && records.length === 0)) throw error;
  }
  return { delimiter, records };
}

/**
 * The first lines with the delimiter that is given or likeliest, and then with the others: a title above the
 * heading shows none, or another.
 */
function* readingsOf(bytes: Uint8Array, isWhole: boolean, given?: number): Generator<Records> {
  const first = readStart(bytes, isWhole, MAX_ABOVE, given);
  yield first;
  for (const one of given === undefined ? DELIMITERS : [])
    if (one !== first.delimiter) yield readStart(bytes, isWhole, MAX_ABOVE, one);
}

const isEmpty = (cells: readonly string[]): boolean => cells.length === 0;

/**
 * How the file of some columns begins: its heading is the first of the first lines that has them. Where none
 * has, it is the first, of which `findPlaces` then says what it lacks.
 *
 * @param given the code of the delimiter, if the caller says it.
 */
export function readShape(
  start: Uint8Array,
  isWhole: boolean,
  options: CsvFormOptions,
  given: number | undefined,
): CsvShape {
  const mark = byteOrderMark(start);
  const bytes = start.subarray(mark);
  for (const { records, delimiter } of readingsOf(bytes, isWhole, given)) {
    const above = records.findIndex((cells) => !isEmpty(cells) && hasColumns(cells, options));
    if (above < 0) continue;
    const places = findPlaces(records[above] as readonly string[], options);
    const rows = (): Records["records"] =>
      readStart(bytes, isWhole, above + 1 + MAX_ROWS, delimiter).records.slice(above + 1);
    return { mark, delimiter, above, filled: filledColumns(places, options.fillDown, rows) };
  }
  const { records, delimiter } = readStart(bytes, isWhole, MAX_ABOVE, given);
  const above = records.findIndex((cells) => !isEmpty(cells));
  return { mark, delimiter, above: Math.max(0, above), filled: [] };
}

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === "";

const filledCells = (cells: readonly string[]): number => cells.filter((cell) => !isBlank(cell)).length;

const widthOf = ({ records }: Records): number => Math.max(0, ...records.map(filledCells));

/** The columns of a CSV file. */
export interface CsvHeadings {
  readonly headings: readonly string[];
  readonly delimiter: string;
  /** The row that they are in, as spreadsheets count: 1, or more below titles. */
  readonly row: number;
}

/**
 * The headings of a CSV file, so that a person can choose the column for `matchCsv`. They are in its first
 * row, or below titles in the first that has at least half as many cells filled as the fullest.
 *
 * @param start the first bytes of the file: so many that its heading ends in them, or all.
 * @throws CsvError when there is no heading, or the file is in UTF-16.
 */
export function readCsvHeadings(start: Uint8Array): CsvHeadings {
  requireArgument("readCsvHeadings", "start", start, BYTES);
  const bytes = start.subarray(byteOrderMark(start));
  let best = readStart(bytes, true, MAX_ABOVE);
  const top = best.records.find((cells) => !isEmpty(cells));
  if (top === undefined) throw new CsvError("no_heading", "The file is empty: it has no row of headings.");
  if (filledCells(top) < 2)
    for (const other of readingsOf(bytes, true)) if (widthOf(other) > widthOf(best)) best = other;
  const width = widthOf(best);
  const isTitle = (cells: readonly string[]): boolean =>
    width > 1 && filledCells(cells) < Math.max(2, width / 2);
  const above = best.records.findIndex((cells) => !isEmpty(cells) && !isTitle(cells));
  return {
    headings: best.records[above] as readonly string[],
    delimiter: String.fromCharCode(best.delimiter),
    row: above + 1,
  };
}

/** A column that says where a row is, from the widest to the narrowest. */
export type FilledColumn = (typeof COLUMNS)[number];

const COLUMNS = ["state", "lga", "ward"] as const;

/** Fewer empty cells may be forgotten ones; below a single name more are asked for. */
const LEAST_EMPTY = { several: 2, single: 5 };

/**
 * The columns in which an empty cell means the one above: those that there are, or if nobody says so those that
 * show it. Spreadsheets merge cells so: each state is written once, and at least as many cells below are empty.
 *
 * @param rows the texts of the first rows.
 */
function filledColumns(
  places: CsvPlaces,
  fillsDown: boolean | undefined,
  rows: () => Records["records"],
): readonly FilledColumn[] {
  const there = fillsDown === false ? [] : COLUMNS.filter((column) => places[column] !== undefined);
  if (fillsDown === true || there.length === 0) return there;
  const read = rows().filter((cells) => !cells.every(isBlank));
  return there.filter((column) => showsFilled(read, places, column));
}

function showsFilled(rows: readonly (readonly string[])[], places: CsvPlaces, column: FilledColumn): boolean {
  const wider = COLUMNS.slice(0, COLUMNS.indexOf(column)).map((one) => places[one]);
  const seen = new Set<string>();
  const last: string[] = wider.map(() => "");
  let empty = 0;
  for (const cells of rows) {
    wider.forEach((place, at) => {
      const cell = place === undefined ? undefined : cells[place];
      if (!isBlank(cell)) last[at] = cell as string;
    });
    const cell = cells[places[column] as number];
    if (isBlank(cell)) {
      // Above the first there is nothing to fill from.
      if (seen.size === 0) return false;
      empty++;
      continue;
    }
    const key = [...last, (cell as string).trim().toLowerCase()].join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
  }
  // One ward, and rows below that have none, is what tables of codes look like.
  if (seen.size < 2) return column === "state" && empty >= LEAST_EMPTY.single;
  return empty >= Math.max(LEAST_EMPTY.several, seen.size);
}

/** Fills empty cells from the rows above, one row after the other. */
export function fillDown(filled: readonly FilledColumn[]): (row: MatchWithin) => {
  readonly within: MatchWithin;
  readonly isFilled: boolean;
} {
  const above: { [K in FilledColumn]?: string } = {};
  return (row) => {
    if (filled.length === 0) return { within: row, isFilled: false };
    const within: { -readonly [K in keyof MatchWithin]: MatchWithin[K] } = { ...row };
    let isFilled = false;
    for (const [at, column] of COLUMNS.entries()) {
      if (!filled.includes(column)) continue;
      if (isBlank(row[column])) {
        if (above[column] !== undefined) {
          within[column] = above[column];
          isFilled = true;
        }
        continue;
      }
      if (above[column] !== row[column]) for (const narrower of COLUMNS.slice(at + 1)) delete above[narrower];
      above[column] = row[column] as string;
    }
    return { within, isFilled };
  };
}
