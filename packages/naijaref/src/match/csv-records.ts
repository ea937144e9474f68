import { CsvError } from "./csv-error.ts";
import { guessDelimiter, mayDelimit } from "./csv-text.ts";

/** A record as it stands in the file, byte for byte. It is valid until the next one is asked for. */
export interface CsvRecord {
  /** All its bytes, without the line end. */
  readonly bytes: Uint8Array;
  /** Its line end: none at the end of a file, or LF, CR, CRLF. */
  readonly end: Uint8Array;
  /** Where its fields begin and end in the bytes, quotes included. */
  readonly fields: readonly (readonly [from: number, to: number])[];
  readonly delimiter: number;
  /** It is the line `sep=;`, by which Excel says the delimiter. */
  readonly isPreamble: boolean;
}

/** The longest record that is read, so that a file without line ends does not fill the memory. */
const MOST_RECORD_BYTES = 2 ** 20;

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;
const COMMA = 0x2c;
const ENDS = {
  none: new Uint8Array(0),
  lf: Uint8Array.of(LF),
  cr: Uint8Array.of(CR),
  crlf: Uint8Array.of(CR, LF),
};

/** Whether a byte is inside quotes: a quote after the one that closes them opens them again. */
type Quoted = "no" | "open" | "closed";

export interface CsvRecords {
  /** Reads on, and reports each record that is whole. */
  readonly read: (chunk: Uint8Array, report: (record: CsvRecord) => void) => void;
  /** Reports the last record, if the file does not end with a line end. */
  readonly finish: (report: (record: CsvRecord) => void) => void;
}

/**
 * Splits a stream of bytes into records after RFC 4180, and as spreadsheets write it: any delimiter, LF, CR
 * or CRLF, quotes that are doubled inside quotes, and quotes that stand in the middle of a field as they are.
 * Works on the bytes of every encoding that has ASCII in it, and changes none.
 *
 * @param given the delimiter; if left out, the first record shows it.
 * @throws CsvError for a record of more than a mebibyte, and for a quote that is not closed.
 */
export function readCsvRecords(given?: number): CsvRecords {
  let delimiter = given;
  let record = new Uint8Array(4096);
  let length = 0;
  let from = 0;
  let fields: [number, number][] = [];
  let number = 1;
  let quoted: Quoted = "no";
  let isAfterReturn = false;

  /** Until the delimiter is known, a field starts after each byte that may be it. */
  const isAtStart = (): boolean =>
    length === from || (delimiter === undefined && mayDelimit(record[length - 1] as number));

  function push(byte: number): void {
    if (length === MOST_RECORD_BYTES)
      throw new CsvError(
        "row_too_long",
        `Row ${number} is longer than ${MOST_RECORD_BYTES / 2 ** 20} MB. Check that quotes are closed and that the file has line ends.`,
      );
    if (length === record.length) {
      const larger = new Uint8Array(length * 2);
      larger.set(record);
      record = larger;
    }
    record[length++] = byte;
  }

  function end(how: Uint8Array, report: (record: CsvRecord) => void): void {
    fields.push([from, length]);
    const bytes = record.subarray(0, length);
    const preamble = number === 1 ? delimiterOfPreamble(bytes) : undefined;
    if (preamble !== undefined) delimiter ??= preamble;
    else if (delimiter === undefined && length > 0) {
      delimiter = guessDelimiter(bytes);
      fields = divide(bytes, delimiter);
    }
    report({
      bytes,
      end: how,
      fields,
      delimiter: delimiter ?? COMMA,
      isPreamble: preamble !== undefined,
    });
    number++;
    length = 0;
    from = 0;
    fields = [];
    quoted = "no";
  }

  return {
    read(chunk, report) {
      for (const byte of chunk) {
        if (isAfterReturn) {
          isAfterReturn = false;
          if (byte === LF) {
            end(ENDS.crlf, report);
            continue;
          }
          end(ENDS.cr, report);
        }
        if (quoted === "open") {
          if (byte === QUOTE) quoted = "closed";
        } else if (byte === QUOTE && (quoted === "closed" || isAtStart())) {
          // At the start of a field, or the second of two inside quotes.
          quoted = "open";
        } else if (byte === LF) {
          end(ENDS.lf, report);
          continue;
        } else if (byte === CR) {
          isAfterReturn = true;
          continue;
        } else if (byte === delimiter) {
          fields.push([from, length]);
          push(byte);
          from = length;
          quoted = "no";
          continue;
        } else if (quoted === "closed") {
          // What follows a closed quote is a part of the field as it stands.
          quoted = "no";
          push(byte);
          continue;
        }
        push(byte);
      }
    },
    finish(report) {
      if (isAfterReturn) {
        isAfterReturn = false;
        end(ENDS.cr, report);
      }
      if (quoted === "open")
        throw new CsvError("unclosed_quote", `A quote in row ${number} is not closed before the file ends.`);
      if (length > 0) end(ENDS.none, report);
    },
  };
}

/** The fields of a record that was read before its delimiter was known. */
function divide(bytes: Uint8Array, delimiter: number): [number, number][] {
  const fields: [number, number][] = [];
  let from = 0;
  let quoted: Quoted = "no";
  for (const [at, byte] of bytes.entries()) {
    if (quoted === "open") {
      if (byte === QUOTE) quoted = "closed";
    } else if (byte === QUOTE && (quoted === "closed" || at === from)) quoted = "open";
    else {
      quoted = "no";
      if (byte !== delimiter) continue;
      fields.push([from, at]);
      from = at + 1;
    }
  }
  return [...fields, [from, bytes.length]];
}

/** The delimiter that a line says which is `sep=;`. */
function delimiterOfPreamble(bytes: Uint8Array): number | undefined {
  const [s, e, p, equals, delimiter] = bytes;
  return bytes.length === 5 && s === 0x73 && e === 0x65 && p === 0x70 && equals === 0x3d
    ? delimiter
    : undefined;
}
