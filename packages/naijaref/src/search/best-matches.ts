/** The best score of each entry, and the key that reached it. Made once for an index, cleared after each query. */
export interface BestMatches {
  readonly offer: (entry: number, key: number, score: number) => void;
  /** How many entries reached a score. */
  readonly countFrom: (score: number) => number;
  /** The best entries so far, best first, the lower entry first among equals; forgets all of them. */
  readonly take: (limit: number) => Match[];
}

export interface Match {
  readonly entry: number;
  readonly key: number;
  readonly score: number;
}

export function makeBestMatches(entries: number): BestMatches {
  const scores = new Uint16Array(entries);
  const keys = new Uint32Array(entries);
  const touched: number[] = [];
  return {
    offer(entry, key, score) {
      const before = scores[entry] as number;
      if (before >= score) {
        if (before === score && key < (keys[entry] as number)) keys[entry] = key;
        return;
      }
      if (before === 0) touched.push(entry);
      scores[entry] = score;
      keys[entry] = key;
    },
    countFrom: (score) =>
      touched.reduce((count, entry) => count + ((scores[entry] as number) >= score ? 1 : 0), 0),
    take(limit) {
      const best: number[] = [];
      for (const entry of touched) {
        // One number orders by score downwards, then by entry upwards.
        const order = (1000 - (scores[entry] as number)) * 2 ** 20 + entry;
        if (best.length === limit && order >= (best[limit - 1] as number)) continue;
        let at = best.length === limit ? limit - 1 : best.length;
        for (; at > 0 && (best[at - 1] as number) > order; at--) best[at] = best[at - 1] as number;
        best[at] = order;
      }
      const matches = best.map((order) => {
        const entry = order % 2 ** 20;
        return { entry, key: keys[entry] as number, score: scores[entry] as number };
      });
      for (const entry of touched) scores[entry] = 0;
      touched.length = 0;
      return matches;
    },
  };
}
