import { camelCase } from "@naijaref/records";

const CRLF = "\r\n";

/** A cell as RFC 4180 writes it: in quotes if it has a comma, a quote or a line break. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Null is empty, and a list is joined by `|` as in the data files. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("|");
  // A record inside a record is written as its code, a bank as its id.
  if (typeof value === "object" && value !== null && "code" in value) return String(value.code);
  if (typeof value === "object" && value !== null && "id" in value) return String(value.id);
  return String(value ?? "");
}

/**
 * Records as CSV (RFC 4180), the header first. A null among them is a row of empty cells.
 *
 * @param columns names in snake_case.
 */
export function writeCsv(
  records: readonly (Readonly<Record<string, unknown>> | null)[],
  columns: readonly string[],
): string {
  const names = columns.map(camelCase);
  const rows = records.map((record) => names.map((name) => cellOf(record?.[name])).join(","));
  return `${[columns.join(","), ...rows].join(CRLF)}${CRLF}`;
}
