/** Costs are counted in tenths of a mistake, as whole numbers. */
const TENTHS = 10;
/** A letter that stands twice for once, or once for twice, in mistakes. */
const HALF = 5;
/** A vowel or an h left out or put in, but not at the beginning. */
const LIGHT = 8;
/** Letters that people write for one another: vowels, and consonants that sound alike. */
const ALIKE = 6;

/** Too far apart to be compared. */
export const FAR = Number.POSITIVE_INFINITY;

const GROUPS = ["aeiou", "bpvf", "dt", "kgcq", "szx", "mn", "lr", "yi", "wu", "jgy", "ckh"];

const LETTERS = 128;
const substitutions = /* @__PURE__ */ makeSubstitutions();

function makeSubstitutions(): Uint8Array {
  const costs = new Uint8Array(LETTERS * LETTERS).fill(TENTHS);
  for (const group of GROUPS) {
    for (const a of group) for (const b of group) costs[a.charCodeAt(0) * LETTERS + b.charCodeAt(0)] = ALIKE;
  }
  for (let letter = 0; letter < LETTERS; letter++) costs[letter * LETTERS + letter] = 0;
  return costs;
}

/** What each letter costs where it is left out or put in, but not at the beginning. */
const steps = /* @__PURE__ */ Uint8Array.from({ length: LETTERS }, (_, code) =>
  "aeiouh".includes(String.fromCharCode(code)) ? LIGHT : TENTHS,
);

function stepCost(letter: number, before: number): number {
  if (letter === before) return HALF;
  return before === 0 || letter >= LETTERS ? TENTHS : (steps[letter] as number);
}

/** The longest text that is compared letter by letter. */
export const MAX_LENGTH = 96;
const rows = [0, 1, 2].map(() => new Int32Array(MAX_LENGTH + 1));
/** The letters of the second text, and what each costs to be put in. */
const letters = new Uint8Array(MAX_LENGTH);
const puts = new Uint8Array(MAX_LENGTH);

/**
 * What it costs to write one word as another, in mistakes: letters left out, put in, changed, and neighbours
 * swapped, less where people mistake them easily. FAR if it is more than the bound. Both are folded:
 * lower-case ASCII.
 */
export function editCost(a: string, b: string, bound: number): number {
  if (a === b) return 0;
  // Sums in floating point may be a little less than what is meant.
  const limit = Math.floor(bound * TENTHS + 1e-6);
  if (a.length > MAX_LENGTH || b.length > MAX_LENGTH || Math.abs(a.length - b.length) * HALF > limit)
    return FAR;
  let from = 0;
  const shorter = Math.min(a.length, b.length);
  while (from < shorter && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let aEnd = a.length;
  let bEnd = b.length;
  while (aEnd > from && bEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--;
    bEnd--;
  }
  const width = bEnd - from;
  const height = aEnd - from;
  let twoAbove = rows[0] as Int32Array;
  let above = rows[1] as Int32Array;
  let row = rows[2] as Int32Array;
  above[0] = 0;
  const start = from === 0 ? 0 : a.charCodeAt(from - 1);
  let previous = start;
  for (let j = 0; j < width; j++) {
    const letter = b.charCodeAt(from + j);
    const put = stepCost(letter, previous);
    letters[j] = letter & 127;
    puts[j] = put;
    above[j + 1] = (above[j] as number) + put;
    previous = letter;
  }
  previous = start;
  let last = 0;
  for (let i = 0; i < height; i++) {
    const code = a.charCodeAt(from + i);
    const leaving = stepCost(code, previous);
    previous = code;
    const letter = code & 127;
    let beside = (above[0] as number) + leaving;
    row[0] = beside;
    let least = beside;
    let other = 0;
    for (let j = 0; j < width; j++) {
      const before = other;
      other = letters[j] as number;
      let best = (above[j] as number) + (substitutions[letter * LETTERS + other] as number);
      const left = (above[j + 1] as number) + leaving;
      if (left < best) best = left;
      const put = beside + (puts[j] as number);
      if (put < best) best = put;
      if (letter === before && last === other && j > 0 && i > 0) {
        const swapped = (twoAbove[j - 1] as number) + TENTHS;
        if (swapped < best) best = swapped;
      }
      beside = best;
      row[j + 1] = best;
      if (best < least) least = best;
    }
    if (least > limit) return FAR;
    last = letter;
    const oldest = twoAbove;
    twoAbove = above;
    above = row;
    row = oldest;
  }
  const cost = above[width] as number;
  return cost > limit ? FAR : cost / TENTHS;
}
