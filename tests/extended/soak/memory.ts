export interface Memory {
  /** All that it had, at many moments. */
  readonly resident: readonly number[];
  /**
   * What was left when its garbage had been collected, at several moments, without the answers that are kept:
   * they have a bound of their own, and are ever more until then.
   */
  readonly live: readonly number[];
}

/**
 * In MB: what it may have at most. The heap has 256 MB, what is young in it three times 16, what is outside
 * of it about 100 (answers that are kept or not taken, contents), and the program 60. V8 takes what it may
 * before it collects, so a bound below the sum would be crossed by chance. A container of 512 MB has it.
 */
const MAX = 470;
const MAX_GROWTH = { share: 0.1, megabytes: 8 };

/** Collections of garbage, with fewer of which nothing can be said. */
const MIN = 6;

/** What is wrong with the memory of a process; undefined if it stays on a plateau. */
export function growthOf({ resident, live }: Memory): string | undefined {
  if (live.length < MIN) return `its garbage was collected ${live.length} times, too rarely to say`;
  const most = Math.max(...resident);
  if (most > MAX) return `${most.toFixed(0)} MB are resident, at most ${MAX} may be`;
  const third = Math.floor(live.length / 3);
  // The least, because requests in flight only add.
  const middle = Math.min(...live.slice(third, 2 * third));
  const last = Math.min(...live.slice(2 * third));
  return last <= middle * (1 + MAX_GROWTH.share) + MAX_GROWTH.megabytes
    ? undefined
    : `when garbage is collected, and without the answers that are kept, from ${middle.toFixed(0)} MB in the middle of the time to ${last.toFixed(0)} MB at its end`;
}
