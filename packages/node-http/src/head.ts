import { STATUS_CODES } from "node:http";

/** Header fields, names and values in turn, as they go over the socket (RFC 9112, 5). */
export function fieldLines(fields: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < fields.length; at += 2) lines += `${fields[at]}: ${fields[at + 1]}\r\n`;
  return lines;
}

/**
 * A status line and header fields, without the empty line that ends them; joined, because V8 keeps a
 * concatenated string as its parts, which take ten times the memory.
 */
export const headOf = (status: number, fields: readonly string[]): string =>
  [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`, fieldLines(fields)].join("");

/**
 * The value of a header field by its lower-case name, in names and values as they came; of several, joined.
 */
export function fieldValue(fields: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < fields.length; at += 2) {
    const field = fields[at] ?? "";
    if (field.length !== name.length || field.toLowerCase() !== name) continue;
    value = value === undefined ? fields[at + 1] : `${value}, ${fields[at + 1]}`;
  }
  return value;
}
