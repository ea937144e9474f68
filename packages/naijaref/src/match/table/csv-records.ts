import { CsvError, delimiterOfPreamble } from "./csv-text.ts";

/** A record as it stands in the file, byte for byte. It is valid until the next one is asked for. */
export interface CsvRecord {
  /** All its bytes, without the line end. */
  readonly bytes: Uint8Array;
  /** Its line end: none at the end of a file, or LF, CR, CRLF. */
  readonly end: Uint8Array;
  /** Where its fields begin and end in the bytes, quotes included. */
  readonly fields: readonly (readonly [from: number, to: number])[];
  /** It is the line `sep=;`, by which Excel says the delimiter. */
  readonly isPreamble: boolean;
}

/** The longest record that is read, so that a file without line ends does not fill the memory. */
const MAX_RECORD_BYTES = 2 ** 20;

const [QUOTE, CR, LF] = [0x22, 0x0d, 0x0a];
const ENDS = {
  none: Uint8Array.of(),
  lf: Uint8Array.of(LF),
  cr: Uint8Array.of(CR),
  crlf: Uint8Array.of(CR, LF),
};

/**
 * Splits a stream of bytes into records after RFC 4180, and as spreadsheets write it: any delimiter, LF, CR
 * or CRLF, quotes that are doubled inside quotes, and quotes that stand in the middle of a field as they are.
 * Works on the bytes of every encoding that has ASCII in it, and changes none.
 *
 * @param report called with each record that is whole; with the last, which may have no line end, by `finish`.
 * @throws CsvError for a record of more than a mebibyte, and for a quote that is not closed.
 */
export function readCsvRecords(delimiter: number, report: (record: CsvRecord) => void) {
  let record = new Uint8Array(4096);
  let length = 0;
  /** Where the field begins that is read. */
  let from = 0;
  let fields: [number, number][] = [];
  /** The number of the record in the file. */
  let number = 1;
  /** Whether a byte is inside quotes: a quote after the one that closes them opens them again. */
  let quoted: "no" | "open" | "closed" = "no";
  /** Whether a CR was read, which ends a record alone or with the LF that may follow. */
  let isAfterReturn = false;

  function push(byte: number): void {
    if (length === MAX_RECORD_BYTES)
      throw new CsvError(
        "row_too_long",
        `Row ${number} is longer than ${MAX_RECORD_BYTES / 2 ** 20} MB. Check that quotes are closed and that the file has line ends.`,
      );
    if (length === record.length) {
      const larger = new Uint8Array(length * 2);
      larger.set(record);
      record = larger;
    }
    record[length++] = byte;
  }

  function endRecord(end: Uint8Array): void {
    fields.push([from, length]);
    const bytes = record.subarray(0, length);
    report({ bytes, end, fields, isPreamble: number === 1 && delimiterOfPreamble(bytes) !== undefined });
    number++;
    [length, from, fields, quoted] = [0, 0, [], "no"];
  }

  function take(byte: number): void {
    if (isAfterReturn) {
      isAfterReturn = false;
      endRecord(byte === LF ? ENDS.crlf : ENDS.cr);
      if (byte === LF) return;
    }
    if (quoted === "open") {
      if (byte === QUOTE) quoted = "closed";
      push(byte);
    } else if (byte === LF) endRecord(ENDS.lf);
    else if (byte === CR) isAfterReturn = true;
    else if (byte === delimiter) {
      fields.push([from, length]);
      push(byte);
      from = length;
      quoted = "no";
    } else {
      // Quotes open at the start of a field, or by the second of two inside quotes. What else follows a closed
      // quote is a part of the field as it stands.
      quoted = byte === QUOTE && (quoted === "closed" || length === from) ? "open" : "no";
      push(byte);
    }
  }

  return {
    read(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; at++) take(chunk[at] as number);
    },
    finish(): void {
      if (isAfterReturn) endRecord(ENDS.cr);
      isAfterReturn = false;
      if (quoted === "open")
        throw new CsvError("unclosed_quote", `A quote in row ${number} is not closed before the file ends.`);
      if (length > 0) endRecord(ENDS.none);
    },
  };
}
