import type { Claim } from "../claims.ts";
import type { Grown } from "./measure.ts";

/** A look-up reads as many places in memory at every size: in a large table they are further away. */
const LOOK_UP_POWER = 1 / 3;
const SEARCH_POWER = 1 / 2;
/** What memory may take more than in proportion: tables have sizes that are powers of two. */
const MEMORY_MARGIN = 1.3;

/** What we say of each size beside the first. */
export function checkGrowth([first, ...larger]: readonly Grown[]): Claim[] {
  if (first === undefined) return [];
  return larger.flatMap((one) => {
    const times = one.times / first.times;
    const claim = (what: string, ratio: number, most: number): Claim => ({
      sentence: `${times} times the records: ${what} ${ratio.toFixed(1)} times, at most ${most.toFixed(1)}`,
      holds: ratio <= most,
    });
    return [
      claim("a look-up takes", one.lookUp / first.lookUp, times ** LOOK_UP_POWER),
      claim("a search takes", one.search / first.search, times ** SEARCH_POWER),
      claim("the index takes", one.memory / first.memory, times * MEMORY_MARGIN),
    ];
  });
}
