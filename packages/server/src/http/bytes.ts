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
