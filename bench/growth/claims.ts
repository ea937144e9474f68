import type { Claim } from "../claims.ts";
import type { Grown } from "./measure.ts";

/**
 * A look-up reads as many places in memory at every size. In a large table they are further from the
 * processor, as those of a `Map` are: beside one, a look-up takes hardly more. What remains is noise.
 */
const LOOK_UP_MARGIN = 1.5;
const SEARCH_POWER = 1 / 2;
/** What memory may take more than in proportion: tables have sizes that are powers of two. */
const MEMORY_MARGIN = 1.3;
/** And where the numbers of words, names and entries take 32 bits in place of 16, from so many on. */
const WIDE = 2 ** 16;
const WIDENED_MARGIN = 2;

/** What we say of each size beside the first, and of its memory beside that of the size before. */
export function checkGrowth([first, ...larger]: readonly Grown[]): Claim[] {
  if (first === undefined) return [];
  return larger.flatMap((one, at) => {
    const times = one.times / first.times;
    const before = larger[at - 1] ?? first;
    const widens = before.records <= WIDE && one.records > WIDE;
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
      claim(
        `the index, beside that of ${before.times / first.times} times the records, takes`,
        one.memory / before.memory,
        (one.times / before.times) * (widens ? WIDENED_MARGIN : MEMORY_MARGIN),
      ),
    ];
  });
}
