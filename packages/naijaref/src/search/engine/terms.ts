/** Distinct words in code unit order, as numbers: a word is its index, a letter its index in the alphabet. */
export interface Terms {
  readonly count: number;
  /** The numbers of the letters, from 1 in code unit order. 0 is a letter that no word has. */
  readonly alphabet: ReadonlyMap<string, number>;
  /** The letters of all words, one after the other. */
  readonly letters: Uint8Array | Uint16Array;
  /** Where the letters of each word start, and where those of the last end. */
  readonly starts: Uint32Array;
}

/** An array for so many numbers, each below a bound. */
export const numbersBelow = (bound: number, length: number): Uint16Array | Uint32Array =>
  bound <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);

/** @param words distinct, in code unit order. */
export function makeTerms(words: readonly string[]): Terms {
  const all = words.join("");
  const numbers = new Uint16Array(2 ** 16);
  for (let at = 0; at < all.length; at++) numbers[all.charCodeAt(at)] = 1;
  const alphabet = new Map<string, number>();
  numbers.forEach((used, code) => {
    if (used === 1) alphabet.set(String.fromCharCode(code), alphabet.size + 1);
  });
  for (const [letter, number] of alphabet) numbers[letter.charCodeAt(0)] = number;
  const letters = alphabet.size < 2 ** 8 ? new Uint8Array(all.length) : new Uint16Array(all.length);
  for (let at = 0; at < all.length; at++) letters[at] = numbers[all.charCodeAt(at)] as number;
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, term) => {
    starts[term + 1] = (starts[term] as number) + word.length;
  });
  return { count: words.length, alphabet, letters, starts };
}

/** The letters of a word as the terms number them. */
export function encode({ alphabet }: Terms, word: string): number[] {
  const letters: number[] = [];
  for (let at = 0; at < word.length; at++) letters.push(alphabet.get(word.charAt(at)) ?? 0);
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
