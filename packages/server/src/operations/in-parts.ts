/**
 * Waits until more may be made of something long, while other requests are answered. Undefined where nothing
 * else waits, as in a program that serves one caller.
 */
export type Pause = (() => Promise<void>) | undefined;

/** In milliseconds: what is made in one go. */
const PART = 5;

/** What is made of each item, in order, with a pause whenever that has taken a while. */
export async function makeInParts<T, U>(
  items: readonly T[],
  make: (item: T) => U,
  pause: Pause,
): Promise<U[]> {
  const made: U[] = [];
  let started = performance.now();
  for (const item of items) {
    if (pause !== undefined && performance.now() - started > PART) {
      await pause();
      started = performance.now();
    }
    made.push(make(item));
  }
  return made;
}
