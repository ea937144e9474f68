interface BytesOf {
  from(text: string): Uint8Array<ArrayBuffer>;
  allocUnsafeSlow(length: number): Uint8Array<ArrayBuffer>;
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

/** Bytes of any content, to be written over, that share their memory with no others. */
const allocate: (length: number) => Uint8Array<ArrayBuffer> =
  buffer === undefined ? (length) => new Uint8Array(length) : (length) => buffer.allocUnsafeSlow(length);

/** The parts of a body as one. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = allocate(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/**
 * In bytes: up to here Node joins a body to its head, and keeps both as one text. That is faster than to have
 * the socket write two things; above it is no gain.
 */
export const MAX_LENGTH_JOINED = 4096;

/** The content of a body. A text has only ASCII, so it has as many bytes as characters. */
export type Content = string | Uint8Array<ArrayBuffer>;

/** Short texts are copied here. Used again for each, which is safe because nothing waits in between. */
const copied = new Uint8Array(MAX_LENGTH_JOINED);

/** The bytes of a short text in ASCII, until the next text is asked about; undefined for any other text. */
function shortAscii(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > MAX_LENGTH_JOINED) return undefined;
  const { read, written } = encoder.encodeInto(text, copied);
  return read === text.length && written === text.length ? copied : undefined;
}

/**
 * A short text in ASCII, such as nearly all JSON of this service, as it is: Node writes it together with its
 * head, and nobody needs its bytes. Any other text in UTF-8.
 */
export const toContent = (text: string): Content => (shortAscii(text) === undefined ? toBytes(text) : text);

/**
 * A body as it is written (see `toContent`), with a weak entity tag, which is the same in every encoding (RFC
 * 9110, 8.8.1). The copy that shows whether a text is in ASCII is the one that is hashed.
 */
export function toTagged(body: Content): { readonly content: Content; readonly tag: string } {
  const ascii = typeof body === "string" ? shortAscii(body) : undefined;
  if (ascii !== undefined) return { content: body, tag: tagOf(ascii, body.length) };
  const content = typeof body === "string" ? toBytes(body) : body;
  return { content, tag: tagOf(content, content.length) };
}

/**
 * A weak entity tag: how many bytes a body has, and a hash of 32 bits, like FNV-1a over four bytes at a time.
 * Only bodies of one path are compared, from one release to the next: a change that leaves the length as it
 * was goes unseen once in four thousand million times.
 */
function tagOf(body: Uint8Array, length: number): string {
  // Words must begin at a multiple of four.
  const aligned = body.byteOffset % 4 === 0 ? body : new Uint8Array(body.subarray(0, length));
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, length >> 2);
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = mix(hash, words[at] as number);
  for (let at = words.length * 4; at < length; at++) hash = mix(hash, aligned[at] as number);
  return `W/"${length.toString(36)}-${(hash >>> 0).toString(36)}"`;
}

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x01000193);
  return mixed ^ (mixed >>> 13);
}

/**
 * Whether If-None-Match names the tag: `*`, or a list in which the weak comparison finds it (RFC 9110,
 * 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return listed.includes(opaque);
}
