/**
 * Finds in a list the names that may be like a text, by the pairs of letters that they share: a slip of one
 * letter leaves most pairs as they are. Rare pairs count more. Nothing is compared letter by letter, and
 * nothing is allocated for a search.
 */
export interface CandidateIndex {
  /**
   * The places of the names that share most with a text, at most as many as asked, best first. The array is
   * the same each time; the count is what is returned.
   */
  readonly find: (folded: string, most: number, isLeftOut?: (at: number) => boolean) => number;
  readonly found: Int32Array;
}

/** The start of a word, letters, and one for all digits; other letters are put among those. */
const SIGNS = 28;
const PAIRS = SIGNS * SIGNS;
const LONGEST = 200;

/** A name must have so much of the pairs of a text, or the text of those of the name. */
const LEAST_SHARED = 0.2;

/** What shares so much less than the best is left out. */
const LEAST_OF_BEST = 0.5;

/** So many names are looked at again at most. */
const MOST_FOUND = 64;

function signOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? 27 : 1 + (code % 26);
}

/**
 * The pairs of one text, each once: those of its letters without blanks, and the first letter of each word.
 */
const pairs = new Uint16Array(2 * LONGEST);
const seen = new Uint32Array(PAIRS);
let stamp = 0;

function readPairs(folded: string): number {
  stamp++;
  let count = 0;
  let last = 0;
  let starts = true;
  const length = Math.min(folded.length, LONGEST);
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

/** @param names folded, words with blanks between. */
export function indexCandidates(names: readonly string[]): CandidateIndex {
  const starts = new Uint32Array(PAIRS + 1);
  for (const name of names) {
    const count = readPairs(name);
    for (let at = 0; at < count; at++) (starts[(pairs[at] as number) + 1] as number)++;
  }
  for (let pair = 0; pair < PAIRS; pair++)
    starts[pair + 1] = (starts[pair + 1] as number) + (starts[pair] as number);
  const postings = new Uint16Array(starts[PAIRS] as number);
  const next = starts.slice();
  const weights = new Float64Array(PAIRS);
  for (let pair = 0; pair < PAIRS; pair++) {
    const having = (starts[pair + 1] as number) - (starts[pair] as number);
    weights[pair] = Math.log2(1 + (names.length + 1) / (having + 1));
  }
  /** The weight of all pairs of each name. */
  const whole = new Float64Array(names.length);
  names.forEach((name, at) => {
    const count = readPairs(name);
    let sum = 0;
    for (let one = 0; one < count; one++) {
      const pair = pairs[one] as number;
      sum += weights[pair] as number;
      const place = next[pair] as number;
      postings[place] = at;
      next[pair] = place + 1;
    }
    whole[at] = sum;
  });
  const shared = new Float64Array(names.length);
  const touched = new Uint16Array(names.length);
  const found = new Int32Array(MOST_FOUND);
  const scores = new Float64Array(MOST_FOUND);
  return {
    found,
    find(folded, most, isLeftOut) {
      const count = readPairs(folded);
      let all = 0;
      let many = 0;
      for (let one = 0; one < count; one++) {
        const pair = pairs[one] as number;
        const weight = weights[pair] as number;
        all += weight;
        const end = starts[pair + 1] as number;
        for (let place = starts[pair] as number; place < end; place++) {
          const at = postings[place] as number;
          if (shared[at] === 0) touched[many++] = at;
          shared[at] = (shared[at] as number) + weight;
        }
      }
      const limit = Math.min(most, MOST_FOUND);
      let kept = 0;
      let least = 0;
      for (let one = 0; one < many; one++) {
        const at = touched[one] as number;
        const its = shared[at] as number;
        shared[at] = 0;
        const own = whole[at] as number;
        if (its < LEAST_SHARED * (own < all ? own : all)) continue;
        const score = its / all + its / own;
        if (kept === limit && score <= least) continue;
        if (isLeftOut?.(at) === true) continue;
        let place = kept < limit ? kept++ : limit - 1;
        while (place > 0 && (scores[place - 1] as number) < score) {
          scores[place] = scores[place - 1] as number;
          found[place] = found[place - 1] as number;
          place--;
        }
        scores[place] = score;
        found[place] = at;
        least = scores[kept - 1] as number;
      }
      while (kept > 0 && (scores[kept - 1] as number) < LEAST_OF_BEST * (scores[0] as number)) kept--;
      return kept;
    },
  };
}
