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

/** Reads chunks up to a number of bytes, and asks for no more when there are more. */
export async function readAtMost(
  chunks: AsyncIterable<Uint8Array>,
  { most, held }: BodyBounds,
): Promise<BodyResult> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const fail = (reason: "too_long" | "too_much_at_once" | "broken_off"): BodyResult => {
    held.release(length);
    return { ok: false, reason };
  };
  try {
    for await (const chunk of chunks) {
      if (length + chunk.length > most) return fail("too_long");
      if (!held.take(chunk.length)) return fail("too_much_at_once");
      length += chunk.length;
      parts.push(chunk);
    }
  } catch {
    return fail("broken_off");
  }
  const value = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    value.set(part, at);
    at += part.length;
  }
  return { ok: true, value };
}

/** Whether the length that a request says is too long already; a length that cannot be read is ignored. */
export const saysTooLong = (contentLength: string | undefined, most: number): boolean =>
  contentLength !== undefined && Number(contentLength) > most;
