import type { Claim } from "../claims.ts";
import type { Grown } from "./measure.ts";

/**
 * A look-up reads as many places in memory at every size. In a large table they are further from the
 * processor, as those of a `Map` are: beside one, a look-up takes hardly more. What remains is noise.
 */
const LOOK_UP_MARGIN = 1.5;
const SEARCH_POWER = 1 / 2;
/**
 * What memory may take more than in proportion: tables have sizes that are powers of two, and the numbers of
 * more than 65,536 words take 32 bits each in place of 16.
 */
const MEMORY_MARGIN = 2;

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
      claim(
        "a look-up, beside that of a Map, takes",
        one.lookUp / one.plain / (first.lookUp / first.plain),
        LOOK_UP_MARGIN,
      ),
      claim("a search takes", one.search / first.search, times ** SEARCH_POWER),
      claim("the index takes", one.memory / first.memory, times * MEMORY_MARGIN),
    ];
  });
}
