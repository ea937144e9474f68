import { lazy } from "../../table/lazy.ts";

/** Why a file cannot be read as CSV. */
export type CsvReason =
  | "unknown_column"
  | "repeated_column"
  | "row_too_long"
  | "unclosed_quote"
  | "unsupported_encoding"
  | "unknown_delimiter"
  | "no_heading";

/** Thrown when a file cannot be read. What came out until then is as good as it was. */
export class CsvError extends Error {
  override readonly name = "CsvError";
  readonly reason: CsvReason;

  constructor(reason: CsvReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The encodings of CSV files: what spreadsheets write today, and what they wrote before. */
export type CsvEncoding = "utf-8" | "windows-1252";

declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

// Made when a file is read: React Native below 0.85 has no TextDecoder.
const strict = /* @__PURE__ */ lazy(() => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }));
const western = /* @__PURE__ */ lazy(() => new TextDecoder("windows-1252"));
const encoder = /* @__PURE__ */ lazy(() => new TextEncoder());

/** The text of a field without its quotes, in UTF-8 or, if it is not that, in Windows-1252. */
export function textOf(bytes: Uint8Array): { readonly text: string; readonly encoding: CsvEncoding } {
  const isQuoted = bytes[0] === 0x22 && bytes.length > 1 && bytes.at(-1) === 0x22;
  const inner = isQuoted ? bytes.subarray(1, -1) : bytes;
  const { text, encoding } = decode(inner);
  return { text: isQuoted ? text.replaceAll('""', '"') : text, encoding };
}

function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: CsvEncoding } {
  try {
    return { text: strict().decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: western().decode(bytes), encoding: "windows-1252" };
  }
}

/** Values as new fields behind others, in quotes where they need them. */
export function fieldsOf(values: readonly string[], delimiter: number): string {
  const between = String.fromCharCode(delimiter);
  const fields = values.map((value) => {
    const needsQuotes = /["\r\n]|^\s|\s$/.test(value) || value.includes(between);
    return between + (needsQuotes ? `"${value.replaceAll('"', '""')}"` : value);
  });
  return fields.join("");
}

/** Text as bytes. What Windows-1252 has no byte for is a question mark there. */
export function encode(text: string, encoding: CsvEncoding): Uint8Array {
  if (encoding === "utf-8") return encoder().encode(text);
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 || (code >= 0xa0 && code < 0x100) ? code : 0x3f;
  });
}

/** Delimiters in the order in which they are tried: where two are as many, the first is meant. */
export const DELIMITERS: readonly number[] = [",", ";", "\t", "|"].map((character) =>
  character.charCodeAt(0),
);

const QUOTE = 0x22;
const CR = 0x0d;
const LF = 0x0a;

/** The delimiter that the line `sep=;` says, by which Excel begins a file. */
export function delimiterOfPreamble(line: Uint8Array): number | undefined {
  const [s, e, p, equals, delimiter] = line;
  return line.length === 5 && s === 0x73 && e === 0x65 && p === 0x70 && equals === 0x3d
    ? delimiter
    : undefined;
}

/** The delimiter of a file: the one that its first line says, or that stands in it most, outside quotes. */
export function guessDelimiter(bytes: Uint8Array): number {
  const counts = DELIMITERS.map(() => 0);
  let isQuoted = false;
  let from = 0;
  let at = 0;
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const before = at === from ? undefined : (bytes[at - 1] as number);
    const opens = before === undefined || before === QUOTE || DELIMITERS.includes(before);
    if (byte === QUOTE && (isQuoted || opens)) isQuoted = !isQuoted;
    else if (!isQuoted && (byte === CR || byte === LF)) {
      if (at > from) break;
      from = at + 1;
    } else if (!isQuoted) {
      const which = DELIMITERS.indexOf(byte);
      if (which >= 0) counts[which] = (counts[which] as number) + 1;
    }
  }
  const said = delimiterOfPreamble(bytes.subarray(from, at));
  return said ?? (DELIMITERS[counts.indexOf(Math.max(...counts))] as number);
}

const BOM = [0xef, 0xbb, 0xbf];
/** How `.xlsx` and `.ods` begin, and `.xls` before them. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * The length of the byte order mark at the beginning of a file. UTF-16 is refused: its delimiters are no
 * bytes.
 */
export function byteOrderMark(bytes: Uint8Array): number {
  if (startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND))
    throw new CsvError(
      "unsupported_encoding",
      "The file is an Excel workbook or another archive, and no CSV. Save it as CSV in UTF-8, which spreadsheets offer.",
    );
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16 || bytes.subarray(0, 64).includes(0))
    throw new CsvError(
      "unsupported_encoding",
      "The file is in UTF-16 or is not text. Save it as CSV in UTF-8, which spreadsheets offer.",
    );
  return startsWith(bytes, BOM) ? BOM.length : 0;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);
