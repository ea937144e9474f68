import {
  BYTES,
  FUNCTION,
  OBJECT,
  type Rule,
  type Rules,
  requireArgument,
  requireOptions,
  someOf,
  TEXT,
} from "../arguments.ts";
import type { MatchRow } from "./area.ts";
import {
  addFields,
  type ColumnNames,
  type CsvPlaces,
  findPlaces,
  freeHeadings,
  readRow,
  textsOf,
} from "./csv-columns.ts";
import { CsvError } from "./csv-error.ts";
import { collectPieces } from "./csv-pieces.ts";
import { type CsvRecord, readCsvRecords } from "./csv-records.ts";
import { byteOrderMark, type CsvEncoding } from "./csv-text.ts";
import type { DamageKind } from "./damage.ts";
import { type Matcher, type MatcherOptions, makeMatcher, requireMatcherOptions } from "./matcher.ts";
import type { MatchResult, MatchStatus } from "./result.ts";

/** What each row is given, in a column of its own. */
export const CSV_COLUMNS = ["status", "code", "name", "confidence", "why"] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

/**
 * A matcher or its options, and the headings of the columns with the names, and with the state, LGA and ward
 * of each row.
 */
export type MatchCsvOptions = CsvFormOptions & (MatcherOptions | { readonly matcher: Matcher });

export interface CsvFormOptions extends ColumnNames {
  /**
   * The columns to add, in this order; all if left out. Their headings are `match_status`, `match_code` and
   * so on.
   */
  readonly add?: readonly CsvColumn[] | undefined;
  /** The delimiter; if left out, the one of `,` `;` tab and `|` that the heading has most. */
  readonly delimiter?: string | undefined;
  /**
   * Called with the result of each row. What it returns is written and counted: the result, or what a person
   * decided.
   */
  readonly decide?: ((result: MatchResult, row: CsvRow) => MatchResult) | undefined;
}

/** What a row says, and its number: 1 is the first below the heading. Empty lines are not counted. */
export interface CsvRow extends MatchRow {
  readonly number: number;
}

/** What was done to a file. */
export interface CsvSummary {
  /** Rows below the heading. Empty lines are kept and not counted. */
  readonly rows: number;
  /** How many rows have each status. */
  readonly statuses: Readonly<Record<MatchStatus, number>>;
  /** How many names a spreadsheet seems to have changed, by what it did. They are said, not repaired. */
  readonly damages: Readonly<Record<DamageKind, number>>;
  /** Rows with more fields than the heading: there the added fields are not below their headings. */
  readonly longRows: number;
  readonly delimiter: string;
  readonly encoding: CsvEncoding;
}

/** Bytes are handed on when there are so many. */
const PIECE = 2 ** 16;
/** Chunks are read in parts, so that what comes out of a large one is handed on in time. */
const PART = 2 ** 16;

/**
 * Matches a column of a CSV file as it streams by. Every byte of the file stays as it was, in its order: the
 * results are added at the end of each row. The memory that it needs does not grow with the file.
 *
 * @param file the bytes of the file, in chunks of any size.
 * @returns the pieces of the new file and, when it is done, a summary.
 * @throws CsvError when a column is not there, a row is longer than a mebibyte, a quote is not closed, or the
 * file is in
 *   UTF-16.
 */
export async function* matchCsv(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: MatchCsvOptions,
): AsyncGenerator<Uint8Array, CsvSummary> {
  requireCsvOptions(options);
  requireArgument("matchCsv", "file", file, FILE);
  const pieces = collectPieces();
  const rewriting = rewriteRecords(options, pieces.write);
  const delimiter = options.delimiter === undefined ? undefined : delimiterOf(options.delimiter);
  // The first record is read with no delimiter at all, then divided by the one that it shows.
  const records = readCsvRecords(delimiter);
  let head: Uint8Array | undefined = new Uint8Array(0);
  const readHead = (bytes: Uint8Array): Uint8Array => {
    const mark = byteOrderMark(bytes);
    pieces.write(bytes.subarray(0, mark));
    head = undefined;
    return bytes.subarray(mark);
  };
  for await (const chunk of file) {
    requireArgument("matchCsv", "file", chunk, FILE_CHUNK);
    let rest = chunk;
    if (head !== undefined) {
      head = joinBytes(head, chunk);
      if (head.length < 4) continue;
      rest = readHead(head);
    }
    for (let at = 0; at < rest.length; at += PART) {
      records.read(rest.subarray(at, at + PART), rewriting.rewrite);
      const piece = pieces.take(PIECE);
      if (piece !== undefined) yield piece;
    }
  }
  if (head !== undefined) records.read(readHead(head), rewriting.rewrite);
  records.finish(rewriting.rewrite);
  const last = pieces.take(1);
  if (last !== undefined) yield last;
  return rewriting.finish();
}

const FILE: Rule = {
  is: (value) =>
    typeof value === "object" &&
    value !== null &&
    (Symbol.asyncIterator in value || Symbol.iterator in value),
  must: "be the bytes of the file, in chunks",
};

const FILE_CHUNK: Rule = { ...BYTES, must: "be chunks of bytes, each a Uint8Array" };

const MATCHER: Rule = {
  is: (value) => OBJECT.is(value) && typeof (value as Matcher).match === "function",
  must: "be a matcher",
};

function requireCsvOptions(options: MatchCsvOptions): void {
  const rules: Rules = {
    column: TEXT,
    stateColumn: TEXT,
    lgaColumn: TEXT,
    wardColumn: TEXT,
    add: someOf(CSV_COLUMNS),
    delimiter: TEXT,
    decide: FUNCTION,
  };
  if (OBJECT.is(options) && "matcher" in options) {
    requireOptions("matchCsv", options, { ...rules, matcher: MATCHER });
    requireArgument("matchCsv", "matcher", options.matcher, MATCHER);
  } else requireMatcherOptions("matchCsv", options as CsvFormOptions & MatcherOptions, rules);
  requireArgument("matchCsv", "column", options.column, TEXT);
}

function delimiterOf(text: string): number {
  const code = text.charCodeAt(0);
  if (text.length !== 1 || code > 0x7f || text === '"' || text === "\n" || text === "\r")
    throw new CsvError(
      "unknown_delimiter",
      "The delimiter must be one ASCII character, and no quote or line end.",
    );
  return code;
}

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Adds the results to each record, and counts. */
function rewriteRecords(options: MatchCsvOptions, write: (bytes: Uint8Array) => void) {
  const matcher: Matcher = "matcher" in options ? options.matcher : makeMatcher(options);
  const columns = options.add ?? CSV_COLUMNS;
  const statuses = { exact: 0, alias: 0, typo: 0, ambiguous: 0, none: 0 };
  const damages = { lost_zero: 0, date: 0, number: 0, missing: 0 };
  let places: CsvPlaces | undefined;
  let encoding: CsvEncoding = "utf-8";
  let delimiter = 0x2c;
  let rows = 0;
  let longRows = 0;

  function writeHeading(record: CsvRecord): CsvPlaces {
    const headings = textsOf(record);
    const found = findPlaces(headings, options);
    const added = freeHeadings(
      headings,
      columns.map((column) => `match_${column}`),
    );
    for (const bytes of addFields(record, 0, added, delimiter, "utf-8")) write(bytes);
    return found;
  }

  function writeRow(record: CsvRecord, found: CsvPlaces, result: MatchResult, own: CsvEncoding): void {
    const values = columns.map((column) => String(result[column] ?? ""));
    for (const bytes of addFields(record, found.width, values, delimiter, own)) write(bytes);
  }

  return {
    rewrite(record: CsvRecord): void {
      delimiter = record.delimiter;
      // Empty lines, and the line by which a spreadsheet says its delimiter, are no rows.
      if (record.bytes.length === 0 || record.isPreamble) {
        write(record.bytes);
        write(record.end);
        return;
      }
      if (places === undefined) {
        places = writeHeading(record);
        return;
      }
      const { name, within, encoding: own } = readRow(record, places);
      if (own !== "utf-8") encoding = own;
      rows++;
      const matched = matcher.match(name, within);
      const result: MatchResult = options.decide?.(matched, { name, ...within, number: rows }) ?? matched;
      statuses[result.status]++;
      if (result.damage !== null) damages[result.damage]++;
      if (record.fields.length > places.width) longRows++;
      writeRow(record, places, result, encoding);
    },
    finish(): CsvSummary {
      if (places === undefined)
        throw new CsvError("no_heading", "The file is empty: it has no row of headings.");
      return { rows, statuses, damages, longRows, delimiter: String.fromCharCode(delimiter), encoding };
    },
  };
}
