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

/** Bytes of any content, to be written over. */
const allocate: (length: number) => Uint8Array<ArrayBuffer> =
  buffer === undefined ? (length) => new Uint8Array(length) : (length) => buffer.allocUnsafeSlow(length);

const SLACK = 1.05;

/** A long text in UTF-8, which is written piece by piece into one place. */
export class GrowingBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** @param length in bytes: a first guess. */
  constructor(length: number) {
    this.#bytes = allocate(length);
  }

  /** @param part of the whole: what is written with this text, to 1. */
  add(text: string, part: number): void {
    let rest = text;
    for (;;) {
      const { read, written } = encoder.encodeInto(rest, this.#bytes.subarray(this.#length));
      this.#length += written;
      if (read === rest.length) return;
      rest = rest.slice(read);
      this.#grow(((this.#length + rest.length) / part) * SLACK);
    }
  }

  /** All of it; the object is not used afterwards. */
  take(): Uint8Array<ArrayBuffer> {
    const all = this.#bytes.subarray(0, this.#length);
    return this.#length * SLACK >= this.#bytes.length ? all : copy(all);
  }

  #grow(length: number): void {
    const grown = allocate(Math.ceil(Math.max(length, this.#bytes.length * SLACK)));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copied = allocate(bytes.length);
  copied.set(bytes);
  return copied;
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
export function shortAscii(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > MAX_LENGTH_JOINED) return undefined;
  const { read, written } = encoder.encodeInto(text, copied);
  return read === text.length && written === text.length ? copied : undefined;
}

/**
 * A short text in ASCII, such as nearly all JSON of this service, as it is: Node writes it together with its
 * head, and nobody needs its bytes. Any other text in UTF-8.
 */
export const toContent = (text: string): Content => (shortAscii(text) === undefined ? toBytes(text) : text);
