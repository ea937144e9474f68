/** What a process had at a moment, in MB. */
export interface Sample {
  readonly second: number;
  readonly megabytes: number;
  /** Of it, the answers that are kept: they have a bound of their own, and are ever more until then. */
  readonly kept: number;
}

/** In MB: what it may have at most under this load. */
const MOST = 350;
/** What may be added from the middle third of the time to the last: the collector is not exact. */
const MOST_GROWTH = { share: 0.1, megabytes: 16 };

const FEWEST = 12;

/**
 * What is wrong with the memory of a process, from samples of its whole time; undefined if it stays on a
 * plateau.
 */
export function growthOf(samples: readonly Sample[]): string | undefined {
  if (samples.length < FEWEST) return "it was looked at too rarely to say";
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  if (most > MOST) return `${most.toFixed(0)} MB are resident, at most ${MOST} may be`;
  const third = Math.floor(samples.length / 3);
  const mostIn = (from: number, to: number): number =>
    Math.max(...samples.slice(from, to).map(({ megabytes, kept }) => megabytes - kept));
  const [middle, last] = [mostIn(third, 2 * third), mostIn(2 * third, samples.length)];
  const allowed = middle * (1 + MOST_GROWTH.share) + MOST_GROWTH.megabytes;
  return last <= allowed
    ? undefined
    : `without the answers that are kept, from ${middle.toFixed(0)} MB in the middle of the time to ${last.toFixed(0)} MB at its end`;
}
