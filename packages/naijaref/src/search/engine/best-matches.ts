import { numbersBelow } from "./terms.ts";

/** An entry, the key by which it matches best, and how well. */
export interface Match {
  readonly entry: number;
  readonly key: number;
  readonly score: number;
}

/**
 * The best match of each entry, of which the first few are listed. Reused across queries so that a query does
 * not allocate. Safe because searches are synchronous.
 */
export interface BestMatches {
  /**
   * Empties the list. At least one match is listed, if there is one that has the lowest score asked for: the
   * best of other lists have it already.
   */
  readonly start: (limit: number, lowest: number) => void;
  /** Offers an entry by a key. A score below 1 is no match. */
  readonly offer: (entry: number, key: number, score: number) => void;
  /** A match with a lower score than this is not listed, because there are enough that are not worse. */
  readonly leastScore: () => number;
  /** The highest score; 0 if there is no match. */
  readonly highestScore: () => number;
  /** The best, best first and the lower entry first among equals. */
  readonly list: () => Match[];
}

/** More than the number of entries, so that one number can order by score and then by entry. */
const ENTRIES = 2 ** 21;
const HIGHEST = 1000;

/** @param keyCount how many keys there are. */
export function makeBestMatches(entries: number, keyCount: number): BestMatches {
  const scores = new Uint16Array(entries);
  const keys = numbersBelow(keyCount, entries);
  const offered: number[] = [];
  let offeredCount = 0;
  /** How many entries have each score. */
  const counts = new Uint32Array(HIGHEST + 1);
  let limit = 1;
  let least = 1;
  let lowest = 1;
  let highest = 0;
  /** How many entries have a score above the least. */
  let above = 0;

  /** Counts that an entry's score rises. The least score rises while enough entries are above it. */
  function count(before: number, score: number): void {
    if (before > 0) counts[before] = (counts[before] as number) - 1;
    counts[score] = (counts[score] as number) + 1;
    if (before <= least && score > least) above++;
    while (above >= limit) {
      least++;
      above -= counts[least] as number;
    }
    if (score > highest) highest = score;
  }

  /** What is found first counts, however low its score: it says that the looser ways need not be tried. */
  const leastScore = (): number => (highest === 0 || least > lowest ? least : lowest);

  return {
    start(asked, lowestAsked) {
      while (offeredCount > 0) {
        const entry = offered[--offeredCount] as number;
        counts[scores[entry] as number] = 0;
        scores[entry] = 0;
      }
      limit = Math.max(1, Math.floor(asked));
      least = 1;
      lowest = lowestAsked;
      highest = 0;
      above = 0;
    },
    offer(entry, key, score) {
      if (score < leastScore()) return;
      const best = scores[entry] as number;
      if (score < best || (score === best && key >= (keys[entry] as number))) return;
      if (best === 0) offered[offeredCount++] = entry;
      if (score > best) count(best, score);
      scores[entry] = score;
      keys[entry] = key;
    },
    leastScore,
    highestScore: () => highest,
    list() {
      const best: number[] = [];
      for (let nth = 0; nth < offeredCount; nth++) {
        const entry = offered[nth] as number;
        if ((scores[entry] as number) < Math.max(least, lowest)) continue;
        const order = (HIGHEST - (scores[entry] as number)) * ENTRIES + entry;
        const isFull = best.length >= limit;
        if (isFull && order > (best.at(-1) ?? 0)) continue;
        let at = isFull ? limit - 1 : best.length;
        for (; at > 0 && (best[at - 1] as number) > order; at--) best[at] = best[at - 1] as number;
        best[at] = order;
      }
      const matches: Match[] = [];
      for (const order of best) {
        const entry = order % ENTRIES;
        matches.push({ entry, key: keys[entry] as number, score: scores[entry] as number });
      }
      return matches;
    },
  };
}
