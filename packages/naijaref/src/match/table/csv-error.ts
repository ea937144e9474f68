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
