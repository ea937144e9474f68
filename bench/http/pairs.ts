import { median } from "./results.ts";

/** Pairs to begin with, and at most. */
const FEWEST = 5;
const MOST = 15;

/** Measures one of the two that are compared, for a second: requests a second of CPU time. */
export type Measure = () => Promise<number>;

/**
 * How many times as many requests one serves as another: the median of pairs, in which each is measured right
 * after the other. So a busy moment of the machine is in both, and not in one of them. The order changes from
 * pair to pair. If not all of the first five pairs are on the same side of a claim, ten more decide.
 */
export async function compareInPairs(own: Measure, other: Measure, claimed: number): Promise<number> {
  const ratios: number[] = [];
  const disagree = (): boolean => new Set(ratios.map((ratio) => ratio >= claimed)).size > 1;
  while (ratios.length < FEWEST || (disagree() && ratios.length < MOST)) {
    const isOwnFirst = ratios.length % 2 === 0;
    const first = await (isOwnFirst ? own : other)();
    const second = await (isOwnFirst ? other : own)();
    ratios.push(isOwnFirst ? first / second : second / first);
  }
  return median(ratios);
}
