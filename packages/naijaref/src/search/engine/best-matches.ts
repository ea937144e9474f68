import { type Numbers, numbersBelow } from "./terms.ts";

/** More than the number of entries, so that one number can order by score and then by entry. */
const ENTRIES = 2 ** 21;
const HIGHEST = 1000;

/**
 * The best match of each entry, of which the first few are listed. Reused across queries. Safe because
 * searches are synchronous.
 */
export class BestMatches {
  /** The score of each entry that is listed, or 0, and the key by which it matches so. */
  private readonly scores: Uint16Array;
  private readonly keys: Numbers;
  /** Each listed entry and its score as one number, the best first. */
  private readonly order: number[] = [];
  private count = 0;
  private limit = 1;
  /** A match with a lower score than this is not listed, because there are enough that are not worse. */
  least = 1;
  /** The highest score; 0 if there is no match. */
  highest = 0;

  /** @param keyCount how many keys there are. */
  constructor(entries: number, keyCount: number) {
    this.scores = new Uint16Array(entries);
    this.keys = numbersBelow(keyCount, entries);
  }

  /** Empties the list, which has at most `limit` entries then. */
  start(limit: number): void {
    for (let at = 0; at < this.count; at++) this.scores[(this.order[at] as number) % ENTRIES] = 0;
    this.count = 0;
    this.limit = Math.max(1, Math.floor(limit));
    this.least = 1;
    this.highest = 0;
  }

  /** Offers an entry by a key. A score below 1 is no match. */
  offer(entry: number, key: number, score: number): void {
    if (score < this.least) return;
    const { scores, keys, order } = this;
    const before = scores[entry] as number;
    if (score < before || (score === before && key >= (keys[entry] as number))) return;
    const place = (HIGHEST - score) * ENTRIES + entry;
    let at = this.count;
    if (before > 0) {
      at = order.indexOf((HIGHEST - before) * ENTRIES + entry);
    } else if (at === this.limit) {
      const last = order[at - 1] as number;
      if (place > last) return;
      scores[last % ENTRIES] = 0;
      at--;
    } else this.count++;
    for (; at > 0 && (order[at - 1] as number) > place; at--) order[at] = order[at - 1] as number;
    order[at] = place;
    scores[entry] = score;
    keys[entry] = key;
    if (score > this.highest) this.highest = score;
    if (this.count === this.limit) this.least = scores[(order[this.count - 1] as number) % ENTRIES] as number;
  }

  /** Calls back for each of the best, the best first and the lower entry first among equals. */
  list<Result>(describe: (entry: number, key: number, score: number) => Result): Result[] {
    const results: Result[] = [];
    for (let at = 0; at < this.count; at++) {
      const entry = (this.order[at] as number) % ENTRIES;
      results.push(describe(entry, this.keys[entry] as number, this.scores[entry] as number));
    }
    return results;
  }
}
