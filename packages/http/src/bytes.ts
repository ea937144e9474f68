interface BytesOf {
  from(text: string): Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/**
 * Node and runtimes like it write their own kind of bytes as they are, and wrap any other kind anew for
 * every response.
 */
const buffer = (globalThis as { readonly Buffer?: BytesOf }).Buffer;

/** A text in UTF-8. */
export const toBytes: (text: string) => Uint8Array<ArrayBuffer> =
  buffer === undefined ? (text) => encoder.encode(text) : (text) => buffer.from(text);

/**
 * In bytes: up to here Node joins a body to its head, and keeps both as one text. That is faster than to have
 * the socket write two things; above it is no gain.
 */
export const LONGEST_JOINED = 4096;

/** The content of a body. A text has only ASCII, so it has as many bytes as characters. */
export type Content = string | Uint8Array<ArrayBuffer>;

/**
 * A short text in ASCII, such as nearly all JSON of this service, as it is: Node writes it together with its
 * head, and nobody needs its bytes. Any other text in UTF-8.
 */
export const toContent = (text: string): Content => (isShortAscii(text) ? text : toBytes(text));

/** Every text that fits has as many bytes as characters. */
const fitting = new Uint8Array(LONGEST_JOINED);

function isShortAscii(text: string): boolean {
  if (text.length > LONGEST_JOINED) return false;
  const { read, written } = encoder.encodeInto(text, fitting);
  return read === text.length && written === text.length;
}
