/** The start of a word, letters and digits; other letters are put among those. */
const SIGNS = 37;
const PAIRS = SIGNS * SIGNS;
const MAX_LENGTH = 200;

/** A name must have so much of the pairs of a text, or the text of those of the name. */
const LEAST_SHARED = 0.2;

const LEAST_OF_BEST = 0.6;

/** So many names are looked at again at most. */
const MAX_FOUND = 64;

/** When so many names with a pair were read, the commoner pairs only decide among the best of them. */
const MAX_READ = 3000;
/** So many for each that was asked for. */
const AGAIN = 4;

/** Weights are whole numbers, in so many steps for each time that a pair is half as common. */
const STEPS = 8;

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? code - 21 : 1 + (code % 26);
}

/**
 * The pairs of one text, each once: those of its letters without blanks, and the first letter of each word.
 */
const pairs = new Uint16Array(2 * MAX_LENGTH);
const MAX_PAIRS = 128;
/** The pairs of a text, rare ones first, and the runs of the names that have them. */
const ordered = new Uint16Array(MAX_PAIRS);
const begins = new Uint32Array(MAX_PAIRS);
const ends = new Uint32Array(MAX_PAIRS);
const again = new Uint16Array(MAX_FOUND);
const seen = new Uint32Array(PAIRS);
let stamp = 0;

function readPairs(folded: string): number {
  stamp++;
  let count = 0;
  let last = 0;
  let starts = true;
  const length = Math.min(folded.length, MAX_LENGTH);
  for (let at = 0; at < length; at++) {
    const code = folded.charCodeAt(at);
    if (code === 32) {
      starts = true;
      continue;
    }
    const sign = signOf(code);
    if (starts && seen[sign] !== stamp) {
      seen[sign] = stamp;
      pairs[count++] = sign;
    }
    starts = false;
    const pair = last * SIGNS + sign;
    if (last > 0 && seen[pair] !== stamp) {
      seen[pair] = stamp;
      pairs[count++] = pair;
    }
    last = sign;
  }
  return count;
}

/**
 * Finds in a list the names that may be like a text, by the pairs of letters that they share: a slip of one
 * letter leaves most pairs as they are. Rare pairs count more, and are read first. Nothing is compared letter
 * by letter, and nothing is allocated for a search.
 *
 * Names are added, at most 65,535; then it is closed; then they are found.
 */
export class CandidateIndex {
  /** The places of what was found last, best first. */
  readonly found: Int32Array = new Int32Array(MAX_FOUND);
  private readonly scores = new Float64Array(MAX_FOUND);
  /** The pairs of each name, one name after the other, and where those of each begin. */
  private pairsOfNames = new Uint16Array(0);
  private readonly added: number[] = [];
  private readonly rows: number[] = [0];
  private firsts = new Uint32Array(1);
  private readonly starts = new Uint32Array(PAIRS + 1);
  private readonly weights = new Uint8Array(PAIRS);
  private postings = new Uint16Array(0);
  /** The weight of all pairs of each name. */
  private whole = new Uint16Array(0);
  private shared = new Uint16Array(0);
  private touched = new Uint16Array(0);

  /** @param name folded, words with blanks between. */
  add(name: string): void {
    const count = readPairs(name);
    for (let one = 0; one < count; one++) {
      const pair = pairs[one] as number;
      this.added.push(pair);
      (this.starts[pair + 1] as number)++;
    }
    this.rows.push(this.added.length);
  }

  /** No name is added from now on. */
  close(): void {
    const rows = Uint32Array.from(this.rows);
    this.firsts = rows;
    this.pairsOfNames = Uint16Array.from(this.added);
    this.added.length = 0;
    const { starts, weights, pairsOfNames } = this;
    const size = rows.length - 1;
    for (let pair = 0; pair < PAIRS; pair++) {
      const having = starts[pair + 1] as number;
      weights[pair] = Math.round(STEPS * Math.log2(1 + (size + 1) / (having + 1)));
      starts[pair + 1] = having + (starts[pair] as number);
    }
    const next = starts.slice();
    this.postings = new Uint16Array(rows[size] as number);
    this.whole = new Uint16Array(size);
    this.shared = new Uint16Array(size);
    this.touched = new Uint16Array(size);
    for (let at = 0; at < size; at++) {
      let sum = 0;
      for (let one = rows[at] as number; one < (rows[at + 1] as number); one++) {
        const pair = pairsOfNames[one] as number;
        sum += weights[pair] as number;
        const place = next[pair] as number;
        this.postings[place] = at;
        next[pair] = place + 1;
      }
      this.whole[at] = sum;
    }
  }

  /**
   * How many names are found of those that share most with a text, at most as many as asked. Their places
   * stand in `found`.
   */
  find(folded: string, most: number): number {
    const count = Math.min(readPairs(folded), MAX_PAIRS);
    const { starts, postings, weights, shared, touched, whole, scores, found } = this;
    let all = 0;
    for (let one = 0; one < count; one++) {
      const pair = pairs[one] as number;
      all += weights[pair] as number;
      const low = starts[pair] as number;
      const high = starts[pair + 1] as number;
      // Rare ones first.
      let place = one;
      while (place > 0 && (ends[place - 1] as number) - (begins[place - 1] as number) > high - low) {
        begins[place] = begins[place - 1] as number;
        ends[place] = ends[place - 1] as number;
        ordered[place] = ordered[place - 1] as number;
        place--;
      }
      begins[place] = low;
      ends[place] = high;
      ordered[place] = pair;
    }
    let many = 0;
    let read = 0;
    let one = 0;
    for (; one < count && (one === 0 || read < MAX_READ); one++) {
      const weight = weights[ordered[one] as number] as number;
      const end = ends[one] as number;
      read += end - (begins[one] as number);
      for (let place = begins[one] as number; place < end; place++) {
        const at = postings[place] as number;
        const before = shared[at] as number;
        if (before === 0) touched[many++] = at;
        shared[at] = before + weight;
      }
    }
    const isWhole = one === count;
    const limit = Math.min(isWhole ? most : AGAIN * most, MAX_FOUND);
    let kept = 0;
    let least = 0;
    let leastOfAll = 0;
    for (let place = 0; place < many; place++) {
      const at = touched[place] as number;
      const its = shared[at] as number;
      shared[at] = 0;
      const own = whole[at] as number;
      if (isWhole && its < LEAST_SHARED * (own < all ? own : all)) continue;
      // Most are less than the last that is kept: that is known without a division.
      if (kept === limit && its * (own + all) < leastOfAll * own) continue;
      const score = its / all + its / own;
      if (kept === limit && score <= least) continue;
      kept = this.put(at, score, kept, limit);
      least = scores[kept - 1] as number;
      leastOfAll = least * all * (1 - 1e-9);
    }
    // Those that may be the best are read again, with their commoner pairs.
    const some = isWhole ? 0 : kept;
    for (let place = 0; place < some; place++) again[place] = found[place] as number;
    if (!isWhole) kept = 0;
    for (let place = 0; place < some; place++) {
      const at = again[place] as number;
      const its = this.sharedWith(at);
      const own = whole[at] as number;
      if (its < LEAST_SHARED * (own < all ? own : all)) continue;
      kept = this.put(at, its / all + its / own, kept, Math.min(most, MAX_FOUND));
    }
    while (kept > 0 && (scores[kept - 1] as number) < LEAST_OF_BEST * (scores[0] as number)) kept--;
    return kept;
  }

  /** The weight of the pairs that a name shares with the text whose pairs were read last. */
  private sharedWith(at: number): number {
    const { firsts, pairsOfNames, weights } = this;
    const end = firsts[at + 1] as number;
    let sum = 0;
    for (let next = firsts[at] as number; next < end; next++) {
      const pair = pairsOfNames[next] as number;
      if (seen[pair] === stamp) sum += weights[pair] as number;
    }
    return sum;
  }

  /** Puts a name among those found, best first; how many there are then. */
  private put(at: number, score: number, kept: number, limit: number): number {
    const { scores, found } = this;
    let place = kept < limit ? kept : limit - 1;
    if (kept === limit && score <= (scores[place] as number)) return kept;
    while (place > 0 && (scores[place - 1] as number) < score) {
      scores[place] = scores[place - 1] as number;
      found[place] = found[place - 1] as number;
      place--;
    }
    scores[place] = score;
    found[place] = at;
    return kept < limit ? kept + 1 : kept;
  }
}
