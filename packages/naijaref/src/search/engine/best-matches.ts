/** An entry, the key by which it matches best, and how well. */
export interface Match {
  readonly entry: number;
  readonly key: number;
  readonly score: number;
}

/**
 * The best match of each entry. Reused across queries so that a query does not allocate. Safe because
 * searches are synchronous.
 */
export interface BestMatches {
  /** Offers an entry by a key. A score below 1 is no match. */
  readonly offer: (entry: number, key: number, score: number) => void;
  /** How many entries have at least this score. */
  readonly countFrom: (score: number) => number;
  /**
   * The best, at least one if there is one, best first and the lower entry first among equals. Empties the
   * list.
   */
  readonly take: (limit: number) => Match[];
}

/** More than the number of entries, so that one number can order by score and then by entry. */
const ENTRIES = 2 ** 20;

export function makeBestMatches(entries: number): BestMatches {
  const scores = new Uint16Array(entries);
  const keys = new Uint32Array(entries);
  const offered: number[] = [];
  return {
    offer(entry, key, score) {
      const best = scores[entry] as number;
      if (score < 1 || score < best || (score === best && key >= (keys[entry] as number))) return;
      if (best === 0) offered.push(entry);
      scores[entry] = score;
      keys[entry] = key;
    },
    countFrom(score) {
      let count = 0;
      for (const entry of offered) if ((scores[entry] as number) >= score) count++;
      return count;
    },
    take(asked) {
      const limit = Math.max(1, Math.floor(asked));
      const best: number[] = [];
      for (const entry of offered) {
        const order = (1000 - (scores[entry] as number)) * ENTRIES + entry;
        const isFull = best.length >= limit;
        if (isFull && order > (best.at(-1) ?? 0)) continue;
        let at = isFull ? limit - 1 : best.length;
        for (; at > 0 && (best[at - 1] as number) > order; at--) best[at] = best[at - 1] as number;
        best[at] = order;
      }
      const matches = best.map((order) => {
        const entry = order % ENTRIES;
        return { entry, key: keys[entry] as number, score: scores[entry] as number };
      });
      for (const entry of offered) scores[entry] = 0;
      offered.length = 0;
      return matches;
    },
  };
}
