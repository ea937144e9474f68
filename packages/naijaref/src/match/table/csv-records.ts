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

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;
const ENDS = {
  none: new Uint8Array(0),
  lf: Uint8Array.of(LF),
  cr: Uint8Array.of(CR),
  crlf: Uint8Array.of(CR, LF),
};

/** Whether a byte is inside quotes: a quote after the one that closes them opens them again. */
type Quoted = "no" | "open" | "closed";

type Report = (record: CsvRecord) => void;

export interface CsvRecords {
  /** Reads on, and reports each record that is whole. */
  readonly read: (chunk: Uint8Array, report: Report) => void;
  /** Reports the last record, if the file does not end with a line end. */
  readonly finish: (report: Report) => void;
}

/**
 * Splits a stream of bytes into records after RFC 4180, and as spreadsheets write it: any delimiter, LF, CR
 * or CRLF, quotes that are doubled inside quotes, and quotes that stand in the middle of a field as they are.
 * Works on the bytes of every encoding that has ASCII in it, and changes none.
 *
 * @throws CsvError for a record of more than a mebibyte, and for a quote that is not closed.
 */
export const readCsvRecords = (delimiter: number): CsvRecords => new Reader(delimiter);

class Reader implements CsvRecords {
  readonly #delimiter: number;
  #record = new Uint8Array(4096);
  #length = 0;
  /** Where the field begins that is read. */
  #from = 0;
  #fields: [number, number][] = [];
  /** The number of the record in the file. */
  #number = 1;
  #quoted: Quoted = "no";
  /** Whether a CR was read, which ends a record alone or with the LF that may follow. */
  #isAfterReturn = false;

  constructor(delimiter: number) {
    this.#delimiter = delimiter;
  }

  read(chunk: Uint8Array, report: Report): void {
    for (const byte of chunk) {
      if (!this.#isAfterReturn) this.#take(byte, report);
      else {
        this.#isAfterReturn = false;
        this.#end(byte === LF ? ENDS.crlf : ENDS.cr, report);
        if (byte !== LF) this.#take(byte, report);
      }
    }
  }

  finish(report: Report): void {
    if (this.#isAfterReturn) {
      this.#isAfterReturn = false;
      this.#end(ENDS.cr, report);
    }
    if (this.#quoted === "open")
      throw new CsvError(
        "unclosed_quote",
        `A quote in row ${this.#number} is not closed before the file ends.`,
      );
    if (this.#length > 0) this.#end(ENDS.none, report);
  }

  #take(byte: number, report: Report): void {
    if (this.#quoted === "open") {
      if (byte === QUOTE) this.#quoted = "closed";
      this.#push(byte);
    } else if (byte === QUOTE && (this.#quoted === "closed" || this.#length === this.#from)) {
      // At the start of a field, or the second of two inside quotes.
      this.#quoted = "open";
      this.#push(byte);
    } else if (byte === LF) this.#end(ENDS.lf, report);
    else if (byte === CR) this.#isAfterReturn = true;
    else if (byte === this.#delimiter) this.#endField(byte);
    else {
      // What follows a closed quote is a part of the field as it stands.
      this.#quoted = "no";
      this.#push(byte);
    }
  }

  #push(byte: number): void {
    if (this.#length === MAX_RECORD_BYTES)
      throw new CsvError(
        "row_too_long",
        `Row ${this.#number} is longer than ${MAX_RECORD_BYTES / 2 ** 20} MB. Check that quotes are closed and that the file has line ends.`,
      );
    if (this.#length === this.#record.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#record);
      this.#record = larger;
    }
    this.#record[this.#length++] = byte;
  }

  #endField(delimiter: number): void {
    this.#fields.push([this.#from, this.#length]);
    this.#push(delimiter);
    this.#from = this.#length;
    this.#quoted = "no";
  }

  #end(how: Uint8Array, report: Report): void {
    this.#fields.push([this.#from, this.#length]);
    const bytes = this.#record.subarray(0, this.#length);
    const isPreamble = this.#number === 1 && delimiterOfPreamble(bytes) !== undefined;
    report({ bytes, end: how, fields: this.#fields, isPreamble });
    this.#number++;
    this.#length = 0;
    this.#from = 0;
    this.#fields = [];
    this.#quoted = "no";
  }
}
