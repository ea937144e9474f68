/**
 * The letters of a text as numbers from 1 in code unit order, by their code, up to the highest code. The
 * codes of other letters are 0.
 */
function numberLetters(text: string): Uint16Array {
  const numbers = new Uint16Array(2 ** 16);
  for (let at = 0; at < text.length; at++) numbers[text.charCodeAt(at)] = 1;
  let size = 0;
  let end = 0;
  for (let code = 0; code < numbers.length; code++) {
    if (numbers[code] === 0) continue;
    numbers[code] = ++size;
    end = code + 1;
  }
  return numbers.slice(0, end);
}

/** Distinct words in code unit order, as numbers: a word is its index, a letter its index in the alphabet. */
export interface Terms {
  readonly count: number;
  /** The numbers of the letters by their code, from 1 in code unit order. 0 is a letter that no word has. */
  readonly numbers: Uint16Array;
  /** How many letters have a number. */
  readonly alphabet: number;
  /** The letters of all words, one after the other. */
  readonly letters: Uint8Array | Uint16Array;
  /** Where the letters of each word start, and where those of the last end. */
  readonly starts: Uint32Array;
}

/** Whole numbers in as little memory as the largest of them allows. */
export type Numbers = Uint16Array | Uint32Array;

/** An array for so many numbers, or for the numbers given, each below a bound. */
export const numbersBelow = (bound: number, numbers: number | ArrayLike<number>): Numbers =>
  bound <= 2 ** 16 ? new Uint16Array(numbers as number) : new Uint32Array(numbers as number);

/** Adds one to a number, and returns what it was before. */
export function count(numbers: Numbers, at: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + 1;
  return before;
}

/** @param words distinct, in code unit order. */
export function makeTerms(words: readonly string[]): Terms {
  const all = words.join("");
  const numbers = numberLetters(all);
  const alphabet = numbers.at(-1) ?? 0;
  const letters = alphabet < 2 ** 8 ? new Uint8Array(all.length) : new Uint16Array(all.length);
  for (let at = 0; at < all.length; at++) letters[at] = numbers[all.charCodeAt(at)] as number;
  const count = words.length;
  const starts = new Uint32Array(count + 1);
  for (let term = 0, end = 0; term < count; term++) {
    end += (words[term] as string).length;
    starts[term + 1] = end;
  }
  return { count, numbers, alphabet, letters, starts };
}

/** The letters of a word as the terms number them. */
export function encode({ numbers }: Terms, word: string): number[] {
  const letters: number[] = [];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    letters.push(code < numbers.length ? (numbers[code] as number) : 0);
  }
  return letters;
}

export const lengthOf = ({ starts }: Terms, term: number): number =>
  (starts[term + 1] as number) - (starts[term] as number);

/** The terms that begin with the letters: from `from` up to, not including, `to`. */
export function findBeginning(
  terms: Terms,
  beginning: readonly number[],
): readonly [from: number, to: number] {
  const from = findFirst(terms, beginning);
  let to = from;
  // Few terms begin alike, so the end is looked for near the start.
  for (let step = 1; step > 0; ) {
    const next = to + step;
    if (next <= terms.count && compareBeginning(terms, next - 1, beginning) === BEGINS_WITH) {
      to = next;
      step *= 2;
    } else step >>= 1;
  }
  return [from, to];
}

const BEFORE = -1;
const BEGINS_WITH = 0;

/** The first term that does not come before the words with a beginning. */
function findFirst(terms: Terms, beginning: readonly number[]): number {
  let low = 0;
  let high = terms.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareBeginning(terms, middle, beginning) === BEFORE) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** -1 if a term comes before the words with a beginning, 0 if it begins with it, 1 if it comes after them. */
function compareBeginning({ letters, starts }: Terms, term: number, beginning: readonly number[]): number {
  const start = starts[term] as number;
  const length = (starts[term + 1] as number) - start;
  for (let at = 0; at < beginning.length; at++) {
    if (at === length) return BEFORE;
    const difference = (letters[start + at] as number) - (beginning[at] as number);
    if (difference !== 0) return difference < 0 ? BEFORE : 1;
  }
  return BEGINS_WITH;
}
