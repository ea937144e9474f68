/** How `.xlsx` begins, as every zip file does. */
export const isWorkbook = (start: Uint8Array): boolean =>
  start[0] === 0x50 && start[1] === 0x4b && start[2] === 0x03 && start[3] === 0x04;

/** A cell as CSV has it, in quotation marks where it needs them (RFC 4180). */
export const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
