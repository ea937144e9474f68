import { alphabetOf, orderTexts, type Texts } from "./texts.ts";

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

/** An array for so many numbers, each below a bound. */
export const numbersBelow = (bound: number, length: number): Uint16Array | Uint32Array =>
  bound <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);

/**
 * @param texts distinct.
 * @param order their indexes, in code unit order.
 */
export function makeTerms(texts: Texts, order: Uint32Array = orderTexts(texts)): Terms {
  const { numbers, size } = alphabetOf(texts);
  const starts = new Uint32Array(order.length + 1);
  for (let term = 0, end = 0; term < order.length; term++) {
    const text = order[term] as number;
    end += (texts.ends[text] as number) - (texts.starts[text] as number);
    starts[term + 1] = end;
  }
  const count = starts[order.length] as number;
  const letters = size < 2 ** 8 ? new Uint8Array(count) : new Uint16Array(count);
  for (let term = 0, to = 0; term < order.length; term++) {
    const text = order[term] as number;
    const end = texts.ends[text] as number;
    for (let at = texts.starts[text] as number; at < end; at++)
      letters[to++] = numbers[texts.codes[at] as number] as number;
  }
  return { count: order.length, numbers, alphabet: size, letters, starts };
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

/** How many letters a term has. */
export const lengthOf = ({ starts }: Terms, term: number): number =>
  (starts[term + 1] as number) - (starts[term] as number);

/** The terms that begin with the letters: from `from` up to, not including, `to`. */
export function findBeginning(
  terms: Terms,
  beginning: readonly number[],
): readonly [from: number, to: number] {
  const from = findFirst(terms, beginning, BEFORE, 0);
  return [from, findFirst(terms, beginning, BEGINS_WITH, from)];
}

/** The term that is the word, or -1. */
export function findTerm(terms: Terms, word: readonly number[]): number {
  const [from, to] = findBeginning(terms, word);
  return from < to && lengthOf(terms, from) === word.length ? from : -1;
}

const BEFORE = -1;
const BEGINS_WITH = 0;

/** The first term, from a term on, that comes later in the order than an order says. */
function findFirst(terms: Terms, beginning: readonly number[], order: number, from: number): number {
  let low = from;
  let high = terms.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareBeginning(terms, middle, beginning) > order) high = middle;
    else low = middle + 1;
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
