/** How `.xlsx` begins, as every zip file does. */
export const isWorkbook = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03 && start[3] === 0x04;

/** A cell as CSV has it, in quotation marks where it needs them (RFC 4180). */
export const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * The cells of a small CSV file, line by line; empty lines are left out.
 *
 * @param delimiters each of them divides fields
 */
export function readCells(text: string, delimiters: string): string[][] {
  const [between, outside] = [`[${delimiters}]`, `[^${delimiters}\\r\\n]`];
  const field = new RegExp(`(?:^|${between}|\\r?\\n)(?:"((?:[^"]|"")*)"|(${outside}*))`, "gy");
  const rows: string[][] = [[]];
  for (const match of text.replace(/^\ufeff/, "").matchAll(field)) {
    if (/^\r?\n/.test(match[0])) rows.push([]);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
  }
  return rows.filter((row) => row.some((cell) => cell !== ""));
}
