/** The content of a request, or why there is none to read. */
export type BodyResult =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly reason: "too_long" | "too_much_at_once" | "broken_off" };

/** Bounds the bytes that the contents of all requests together take at the same time. */
export class HeldContents {
  readonly #most: number;
  #held = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is place for some bytes more; then they count until they are released. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#held -= bytes;
  }
}

export interface BodyBounds {
  /** In bytes, of one content. */
  readonly most: number;
  /** The caller releases a content that was read when it is not needed any more. */
  readonly held: HeldContents;
}

/** In bytes: what is taken for a content at first. It doubles whenever more is needed. */
const FIRST = 4096;
/** Each piece costs time, however short it is. Clients send some hundred, of a kilobyte or more. */
const MOST_PIECES = 16_384;

/** Why a content is not read. */
type Problem = Exclude<BodyResult, { ok: true }>["reason"];

/** A content that comes in pieces, up to a number of bytes. */
export class ComingContent {
  readonly #bounds: BodyBounds;
  // Pieces are copied, because one of one byte would keep all alive that came with it.
  #bytes = new Uint8Array(0);
  #length = 0;
  #pieces = 0;

  constructor(bounds: BodyBounds) {
    this.#bounds = bounds;
  }

  /** Undefined if the piece was taken; otherwise why not. */
  add(piece: Uint8Array): Problem | undefined {
    const { most, held } = this.#bounds;
    const length = this.#length + piece.length;
    if (length > most || ++this.#pieces > MOST_PIECES) return "too_long";
    if (length > this.#bytes.length) {
      const size = Math.min(most, Math.max(length, 2 * this.#bytes.length, FIRST));
      if (!held.take(size - this.#bytes.length)) return "too_much_at_once";
      const longer = new Uint8Array(size);
      longer.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = longer;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = length;
    return undefined;
  }

  /** When all has come. The caller releases the bytes of the content when they are not needed any more. */
  end(): BodyResult {
    this.#bounds.held.release(this.#bytes.length - this.#length);
    return { ok: true, value: this.#bytes.slice(0, this.#length) };
  }

  fail(reason: Problem): BodyResult {
    this.#bounds.held.release(this.#bytes.length);
    return { ok: false, reason };
  }
}

/** Reads chunks up to a number of bytes, and asks for no more when there are more. */
export async function readAtMost(chunks: AsyncIterable<Uint8Array>, bounds: BodyBounds): Promise<BodyResult> {
  const content = new ComingContent(bounds);
  try {
    for await (const chunk of chunks) {
      const problem = content.add(chunk);
      if (problem !== undefined) return content.fail(problem);
    }
  } catch {
    return content.fail("broken_off");
  }
  return content.end();
}

/** Whether the length that a request says is too long already; a length that cannot be read is ignored. */
export const saysTooLong = (contentLength: string | undefined, most: number): boolean =>
  contentLength !== undefined && Number(contentLength) > most;
