/** The content of a request, or why there is none to read. */
export type BodyResult =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly reason: "too_long" | "broken_off" };

/** Reads chunks up to a number of bytes, and asks for no more when there are more. */
export async function readAtMost(chunks: AsyncIterable<Uint8Array>, most: number): Promise<BodyResult> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > most) return { ok: false, reason: "too_long" };
      parts.push(chunk);
    }
  } catch {
    return { ok: false, reason: "broken_off" };
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
