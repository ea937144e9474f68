/** Too far apart to be compared. */
export const FAR = Number.POSITIVE_INFINITY;

/** A letter that stands twice for once, or once for twice. */
const HALF = 0.5;
/** A vowel or an h left out or put in, but not at the beginning. */
const LIGHT = 0.8;
/** Letters that people write for one another: vowels, and consonants that sound alike. */
const ALIKE = 0.6;
const GROUPS = ["aeiou", "bpvf", "dt", "kgcq", "szx", "mn", "lr", "yi", "wu", "jgy", "ckh"];

const LETTERS = 128;
const substitutions = /* @__PURE__ */ makeSubstitutions();

function makeSubstitutions(): Float64Array {
  const costs = new Float64Array(LETTERS * LETTERS).fill(1);
  for (const group of GROUPS) {
    for (const a of group) for (const b of group) costs[a.charCodeAt(0) * LETTERS + b.charCodeAt(0)] = ALIKE;
  }
  for (let letter = 0; letter < LETTERS; letter++) costs[letter * LETTERS + letter] = 0;
  return costs;
}

const isLight = (letter: number): boolean =>
  letter === 97 || letter === 101 || letter === 105 || letter === 111 || letter === 117 || letter === 104;

/** The longest text that is compared letter by letter. */
export const LONGEST = 96;
const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * What it costs to write one word as another, in mistakes: letters left out, put in, changed, and neighbours
 * swapped, less where people mistake them easily. FAR if it is more than the bound. Both are folded:
 * lower-case ASCII.
 */
export function editCost(a: string, b: string, bound: number): number {
  if (a === b) return 0;
  if (a.length > LONGEST || b.length > LONGEST || Math.abs(a.length - b.length) * HALF > bound) return FAR;
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
  let [before, above, row] = rows as [Float64Array, Float64Array, Float64Array];
  above[0] = 0;
  for (let j = 1; j <= width; j++) above[j] = (above[j - 1] as number) + stepCost(b, from + j - 1);
  let last = 0;
  for (let i = from; i < aEnd; i++) {
    const letter = a.charCodeAt(i) & 127;
    const leaving = stepCost(a, i);
    row[0] = (above[0] as number) + leaving;
    let least = row[0] as number;
    let other = 0;
    for (let j = 1; j <= width; j++) {
      const previous = other;
      other = b.charCodeAt(from + j - 1) & 127;
      let best = (above[j - 1] as number) + (substitutions[letter * LETTERS + other] as number);
      const left = (above[j] as number) + leaving;
      if (left < best) best = left;
      const put = (row[j - 1] as number) + stepCost(b, from + j - 1);
      if (put < best) best = put;
      if (j > 1 && i > from && letter === previous && last === other) {
        const swapped = (before[j - 2] as number) + 1;
        if (swapped < best) best = swapped;
      }
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > bound) return FAR;
    last = letter;
    [before, above, row] = [above, row, before];
  }
  const cost = above[width] as number;
  return cost > bound ? FAR : cost;
}

/** What it costs to leave out or put in the letter at a place. */
function stepCost(word: string, at: number): number {
  const letter = word.charCodeAt(at);
  if (at > 0 && word.charCodeAt(at - 1) === letter) return HALF;
  return at > 0 && isLight(letter) ? LIGHT : 1;
}
