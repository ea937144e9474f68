import { GrowingBytes } from "@naijaref/http/bytes";
import type { Pause } from "../operations/in-parts.ts";

export interface ListText<T> {
  readonly first: string;
  readonly write: (item: T, at: number) => string;
  readonly last: string;
}

/** A list in one go. */
export function writeWhole<T>(items: readonly T[], { first, write, last }: ListText<T>): string {
  let text = first;
  for (let at = 0; at < items.length; at++) text += write(items[at] as T, at);
  return text + last;
}

/** In milliseconds: what is written in one go. */
const PART = 5;
/** The clock is looked at once for so many items. */
const ITEMS = 16;
/** In bytes: about what is written in one go. */
const BYTES = 256 * 1024;

/** The same in UTF-8, with a pause whenever that has taken a while. */
export async function writeInParts<T>(
  items: readonly T[],
  { first, write, last }: ListText<T>,
  pause: Pause,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new GrowingBytes(BYTES);
  let text = first;
  let started = performance.now();
  for (let at = 0; at < items.length; at++) {
    text += write(items[at] as T, at);
    if (at % ITEMS === 0 && performance.now() - started > PART) {
      bytes.add(text, (at + 1) / items.length);
      text = "";
      await pause?.();
      started = performance.now();
    }
  }
  bytes.add(text + last, 1);
  // Whatever is then done with the whole takes as long as a part.
  await pause?.();
  return bytes.take();
}
