import {
  BYTES,
  FLAG,
  FUNCTION,
  OBJECT,
  type Rule,
  type Rules,
  requireArgument,
  requireOptions,
  someOf,
  TEXT,
} from "../../arguments.ts";
import { IDS, KIND, type Matcher, type MatcherOptions, requireMatcherOptions, WITHIN } from "../matcher.ts";
import {
  CSV_ADDED,
  type CsvFormOptions,
  type CsvSummary,
  type MatchCsvOptions,
  OPTION_OF,
} from "./csv-options.ts";
import { readCsvRecords } from "./csv-records.ts";
import { readShape } from "./csv-shape.ts";
import { CsvError } from "./csv-text.ts";
import { rewriteRecords } from "./rewrite-records.ts";

/** Bytes are handed on when there are so many. */
const PIECE = 2 ** 16;
/** So much is read before the first row is written. */
const BEGINNING = 2 ** 18;
/** Chunks are read in parts, so that what comes out of a large one is handed on in time. */
const PART = 2 ** 16;

/**
 * Matches a column of a CSV file as it streams by. Every byte of the file stays as it was, in its order: the
 * results are added at the end of each row. The memory that it needs does not grow with the file.
 *
 * @param file the bytes of the file, in chunks of any size.
 * @returns the pieces of the new file and, when it is done, a summary.
 * @throws CsvError when a column is not there, a row is longer than a mebibyte, a quote is not closed, or the
 * file is in UTF-16.
 */
export async function* matchCsv(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: MatchCsvOptions,
): AsyncGenerator<Uint8Array, CsvSummary> {
  requireCsvOptions(options);
  requireArgument("matchCsv", "file", file, FILE);
  const given = options.delimiter === undefined ? undefined : delimiterOf(options.delimiter);
  const written = new Pieces();
  const chunks = eachChunk(file);
  const { bytes, isWhole } = await readBeginning(chunks);
  const shape = readShape(bytes, isWhole, options, given);
  const rewriting = rewriteRecords(options, shape, (piece) => written.add(piece));
  const records = readCsvRecords(shape.delimiter, rewriting.rewrite);
  written.add(bytes.subarray(0, shape.mark));
  let rest: Uint8Array | undefined = bytes.subarray(shape.mark);
  while (rest !== undefined) {
    for (let at = 0; at < rest.length; at += PART) {
      records.read(rest.subarray(at, at + PART));
      if (written.length >= PIECE) yield written.take();
    }
    const next: IteratorResult<Uint8Array, void> = await chunks.next();
    rest = next.done === true ? undefined : next.value;
  }
  records.finish();
  if (written.length > 0) yield written.take();
  return rewriting.finish();
}

async function* eachChunk(
  file: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of file) {
    requireArgument("matchCsv", "file", chunk, FILE_CHUNK);
    yield chunk;
  }
}

/** Bytes that are collected, and taken as one. */
class Pieces {
  length = 0;
  #parts: Uint8Array[] = [];

  /** Their owner may write the next ones over them. */
  add(bytes: Uint8Array): void {
    this.#parts.push(bytes.slice());
    this.length += bytes.length;
  }

  take(): Uint8Array {
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    this.#parts = [];
    this.length = 0;
    return whole;
  }
}

/** The first bytes of a file, in which its headings are. */
async function readBeginning(
  chunks: AsyncGenerator<Uint8Array, void>,
): Promise<{ readonly bytes: Uint8Array; readonly isWhole: boolean }> {
  const read = new Pieces();
  while (read.length < BEGINNING) {
    const next = await chunks.next();
    if (next.done === true) return { bytes: read.take(), isWhole: true };
    read.add(next.value);
  }
  return { bytes: read.take(), isWhole: false };
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
    ...Object.fromEntries(Object.values(OPTION_OF).map((option) => [option, TEXT])),
    add: someOf(CSV_ADDED),
    fillDown: FLAG,
    delimiter: TEXT,
    decide: FUNCTION,
  };
  if (OBJECT.is(options) && "matcher" in options) {
    requireOptions("matchCsv", options, { ...rules, matcher: MATCHER });
    requireArgument("matchCsv", "matcher", options.matcher, MATCHER);
  } else if (OBJECT.is(options) && options.kindColumn !== undefined) {
    requireOptions("matchCsv", options, { ...rules, kind: KIND, within: WITHIN, ids: IDS });
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
