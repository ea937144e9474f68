interface BytesOf {
  from(text: string): Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/**
 * Node, and who is like it, writes its own kind of bytes as they are and wraps any other anew for every
 * answer.
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
