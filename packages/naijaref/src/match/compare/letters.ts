import { ALIKE, HALF, LIGHT } from "../../names/edit.ts";
/** What a text has of each letter. It shows of most texts, without a comparison, that they are far apart. */
export interface Letters {
  readonly length: number;
  /** The letters that it has, that it has twice, and that it has three times: one bit each. */
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  /** How many letters are the same as the one before. */
  readonly doubled: number;
}

export function lettersOf(text: string): Letters {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let doubled = 0;
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === last) doubled++;
    last = code;
    // What is not ASCII is compared by its last seven bits.
    const letter = (code & 127) - 97;
    if (letter < 0 || letter > 25) continue;
    const bit = 1 << letter;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  return { length: text.length, once, twice, thrice, doubled };
}

/** How many letters of one the other lacks. */
export const lacking = (one: Letters, other: Letters): number =>
  countBits(one.once & ~other.once) +
  countBits(one.twice & ~other.twice) +
  countBits(one.thrice & ~other.thrice);

/** What it costs at least to change, leave out or put in so many letters of a text. */
export const costOfOther = (letters: number, { doubled }: Letters): number =>
  letters * ALIKE - Math.min(letters, doubled) * (ALIKE - HALF);

/** What it costs at least that a text has so many letters less. */
export const costOfLess = (letters: number, { doubled }: Letters): number =>
  letters * LIGHT - Math.min(letters, doubled) * (LIGHT - HALF);

/**
 * The fewest letters that are left of so many of a text, if a share of them at most is lost in mistakes.
 */
export const lettersLeft = (letters: number, { doubled }: Letters, share: number): number =>
  (letters * (LIGHT - share) - doubled * (LIGHT - HALF)) / LIGHT;

/**
 * What it costs at least to write one text as another: what is longer loses letters, and others change.
 *
 * @param lackedByOther how many letters of one the other lacks.
 */
export function leastCost(one: Letters, other: Letters, lackedByOther: number, lackedByOne: number): number {
  const lost = one.length - other.length;
  return lost < 0
    ? Math.max(lackedByOther, lackedByOne + lost) * ALIKE + costOfLess(-lost, other)
    : Math.max(lackedByOne, lackedByOther - lost) * ALIKE + costOfLess(lost, one);
}

/** What it costs at least that letters change besides those that are lost. The letters are one bit each. */
export const leastChanged = (shorter: number, longer: number, lost: number): number =>
  ALIKE * Math.max(countBits(shorter & ~longer), countBits(longer & ~shorter) - lost);

/** How many letters only one of them has. */
export const differentLetters = (one: Letters, other: Letters): number => countBits(one.once ^ other.once);

/** How many bits are set. */
function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
