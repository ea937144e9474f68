/**
 * Waits until more may be made of something long, while other requests are answered. Undefined where nothing
 * else waits, as in a program that serves one caller.
 */
export type Pause = (() => Promise<void>) | undefined;

/** In milliseconds, and in items: what is made or written in one go. Whoever asks meanwhile waits for that. */
export const PART = 2;
const MAX_ITEMS = 8;

export async function makeInParts<T, U>(
  items: readonly T[],
  make: (item: T) => U,
  pause: Pause,
): Promise<U[]> {
  const made: U[] = [];
  let started = performance.now();
  let first = 0;
  for (const [at, item] of items.entries()) {
    if (pause !== undefined && (at - first === MAX_ITEMS || performance.now() - started > PART)) {
      await pause();
      started = performance.now();
      first = at;
    }
    made.push(make(item));
  }
  return made;
}
