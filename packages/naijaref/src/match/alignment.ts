import { editCost, FAR } from "./edit-cost.ts";
import { costOfLess, type Letters, leastChanged, ROUNDING } from "./letters.ts";
import { MOST_SHORT, type Outline, outlineOf, pieceOf } from "./outlines.ts";

/** How the words of two names stand for each other, whatever their order. */
export interface Alignment {
  /** What is wrong with the words that stand for each other, in mistakes. */
  readonly cost: number;
  /**
   * Letters of the words that found one in the other name, and of those that did not: typed, then of the
   * name.
   */
  readonly matched: number;
  readonly extra: number;
  readonly missing: number;
}

/** A word may have this share of mistakes. */
export const WORST = 0.34;
/** Words with fewer letters have no mistakes. */
export const FEWEST_LETTERS = 4;
/** "B/Kudu" for "Birnin Kudu": the beginning of a word for the word, in mistakes. */
export const ABBREVIATED = 0.5;
/** Words written together that are two, or apart that are one. */
export const OTHER_SPACES = 0.1;
export const MOST_WORDS = 12;

const noneTyped = /* @__PURE__ */ new Uint8Array(MOST_WORDS);
const noneNamed = /* @__PURE__ */ new Uint8Array(MOST_WORDS);

/** The words of a name, and their outline. */
export interface Outlined {
  readonly words: readonly string[];
  readonly outline: Outline;
}

/**
 * Finds for each typed word the word of the name that it stands for. Undefined when there are too many words.
 */
export function align(typed: Outlined, words: readonly string[]): Alignment | undefined {
  if (typed.words.length > MOST_WORDS || words.length > MOST_WORDS) return undefined;
  const named = { words, outline: outlineOf(words) };
  const typedUsed = noneTyped.fill(0);
  const namedUsed = noneNamed.fill(0);
  let cost = 0;
  let matched = 0;
  const use = (at: number, count: number, other: number, otherCount: number, wrong: number): void => {
    for (let i = at; i < at + count; i++) {
      typedUsed[i] = 1;
      matched += (typed.words[i] as string).length;
    }
    for (let j = other; j < other + otherCount; j++) namedUsed[j] = 1;
    cost += wrong;
  };
  pairWords(typed, named, sameWord, typedUsed, namedUsed, use);
  pairWords(typed, named, pieceCost, typedUsed, namedUsed, use);
  pairRuns(typed, named, typedUsed, namedUsed, use);
  pairWords(typed, named, abbreviationCost, typedUsed, namedUsed, use);
  let extra = 0;
  let missing = 0;
  typed.words.forEach((word, at) => {
    if (typedUsed[at] === 0) extra += word.length;
  });
  words.forEach((word, at) => {
    if (namedUsed[at] === 0) missing += word.length;
  });
  return { cost, matched, extra, missing };
}

type Use = (at: number, count: number, other: number, otherCount: number, wrong: number) => void;
type CostOf = (typed: Outlined, at: number, named: Outlined, place: number) => number;

function pairWords(
  typed: Outlined,
  named: Outlined,
  costOf: CostOf,
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  for (let i = 0; i < typed.words.length; i++) {
    if (typedUsed[i] === 1) continue;
    let best = FAR;
    let place = -1;
    for (let j = 0; j < named.words.length; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = costOf(typed, i, named, j);
      if (wrong >= best) continue;
      best = wrong;
      place = j;
    }
    if (place >= 0) use(i, 1, place, 1, best);
  }
}

const sameWord: CostOf = (typed, at, named, place) => (typed.words[at] === named.words[place] ? 0 : FAR);

/** What it costs to write a piece of one name as one of another. */
const pieceCost: CostOf = (typed, at, named, place) => {
  const one = typed.outline.pieces[at] as Letters;
  const other = named.outline.pieces[place] as Letters;
  if (Math.min(one.length, other.length) < FEWEST_LETTERS || leastCostOfPiece(one, other) === FAR) return FAR;
  return editCost(
    pieceOf(typed.words, at),
    pieceOf(named.words, place),
    Math.max(one.length, other.length) * WORST,
  );
};

const abbreviationCost: CostOf = (typed, at, named, place) => {
  const one = typed.words[at] as string;
  const other = named.words[place] as string;
  const isShort = one.length < other.length;
  const short = isShort ? one : other;
  const long = isShort ? other : one;
  return short.length <= MOST_SHORT && long.length > short.length && long.startsWith(short)
    ? ABBREVIATED
    : FAR;
};

/** Pairs two words next to each other with one of the other name that they are together. */
function pairRuns(
  typed: Outlined,
  named: Outlined,
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  for (let i = 0; i + 1 < typed.words.length; i++) {
    for (let j = 0; j < named.words.length && typedUsed[i] === 0 && typedUsed[i + 1] === 0; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = pieceCost(typed, typed.words.length + i, named, j);
      if (wrong < FAR) use(i, 2, j, 1, wrong + OTHER_SPACES);
    }
  }
  for (let j = 0; j + 1 < named.words.length; j++) {
    for (let i = 0; i < typed.words.length && namedUsed[j] === 0 && namedUsed[j + 1] === 0; i++) {
      if (typedUsed[i] === 1) continue;
      const wrong = pieceCost(typed, i, named, named.words.length + j);
      if (wrong < FAR) use(i, 1, j, 2, wrong + OTHER_SPACES);
    }
  }
}

/**
 * Whether the words of two names may stand for each other, by the letters that they have: false of most
 * names, and cheap.
 *
 * @param ofWhole the most mistakes if each word of one stands for one of the other.
 * @param ofPart the most mistakes for each typed letter, if words of the name are left.
 * @param ofMore the most mistakes for each typed letter that is matched, if typed words are left.
 */
export function mayAlign(
  typed: Outline,
  named: Outline,
  ofWhole: number,
  ofPart: number,
  ofMore: number,
): boolean {
  const { length } = typed.letters;
  if (
    typed.words <= 2 * named.words &&
    mayCover(typed, named, { share: 0, most: Math.max(ofWhole, ofPart * length), fewest: 0 })
  )
    return true;
  return (
    named.words <= 2 * typed.words && mayCover(named, typed, { share: ofMore, most: 0, fewest: length / 2 })
  );
}

/** The letters of the longest piece. */
export function longestPiece({ words, pieces }: Outline): number {
  let longest = 0;
  for (let at = 0; at < 2 * words - 1; at++) longest = Math.max(longest, (pieces[at] as Letters).length);
  return longest;
}

/**
 * Whether each word of a name may stand for a word of another or two, or with its neighbour for one.
 *
 * @param share the mistakes that each letter of the other allows, beside the most mistakes in all.
 * @param fewest the fewest letters of the other for which they stand.
 */
function mayCover(
  name: Outline,
  other: Outline,
  { share, most, fewest }: { share: number; most: number; fewest: number },
): boolean {
  // The others stand for no more than the longest each.
  const least = fewest === 0 ? 0 : fewest - (name.words - 1) * longestPiece(other);
  let cost = 0;
  let letters = 0;
  for (let at = 0; at < name.words; at++) {
    nearest.cost = FAR;
    nearest.letters = 0;
    findNearest(name.pieces[at] as Letters, 1, other, share, least);
    if (at > 0) findNearest(name.pieces[name.words + at - 1] as Letters, 2, other, share, least);
    if (at + 1 < name.words) findNearest(name.pieces[name.words + at] as Letters, 2, other, share, least);
    if (nearest.cost === FAR) return false;
    cost += nearest.cost;
    letters += nearest.letters;
  }
  return cost <= most + ROUNDING && letters >= fewest;
}

/** For a word: what it costs at least, and of how many letters the longest is that it may stand for. */
const nearest = { cost: FAR, letters: 0 };

/** Looks for what a piece of so many words may stand for: a word, or two if it is one. */
function findNearest(piece: Letters, words: number, other: Outline, share: number, fewest: number): void {
  const count = words === 1 ? 2 * other.words - 1 : other.words;
  for (let at = 0; at < count; at++) {
    const stood = other.pieces[at] as Letters;
    const letters = stood.length / words;
    if (letters < fewest) continue;
    const cost = leastCostOfPiece(piece, stood);
    if (cost === FAR) continue;
    nearest.cost = Math.min(nearest.cost, cost / words - share * letters);
    nearest.letters = Math.max(nearest.letters, letters);
  }
}

/** What it costs at least that a piece stands for another; FAR if it does not. */
function leastCostOfPiece(one: Letters, other: Letters): number {
  const isShorter = one.length < other.length;
  const longer = isShorter ? other : one;
  const shorter = isShorter ? one : other;
  const lost = longer.length - shorter.length;
  if (shorter.length < FEWEST_LETTERS) {
    if (lost === 0) return one.once === other.once ? 0 : FAR;
    return shorter.length <= MOST_SHORT ? ABBREVIATED : FAR;
  }
  const bound = longer.length * WORST + ROUNDING;
  const less = costOfLess(lost, longer);
  if (less > bound) return FAR;
  const cost = less + leastChanged(shorter.once, longer.once, lost);
  return cost > bound ? FAR : cost;
}
