/**
 * Words in code unit order, kept as a trie without nodes: for each word, how many letters it shares with the
 * word before it, and where to go on when a shared beginning is given up. A walk reads every beginning once.
 */
export interface Terms {
  readonly count: number;
  /** Numbers of the letters, from 1 in code unit order; 0 is a letter that no word has. */
  readonly alphabet: ReadonlyMap<string, number>;
  /** The letters of all words. */
  readonly letters: Uint8Array;
  /** Where each word's letters start; one more at the end. */
  readonly starts: Uint32Array;
  /** How many letters each word shares with the one before it; 0 after the last. */
  readonly shared: Uint8Array;
  /** The next word that shares no more letters with the word before it than this one does. */
  readonly sibling: Uint16Array;
  /** The next word that shares fewer. */
  readonly shallower: Uint16Array;
  /** At `first * (alphabet.size + 1) + second`: the first word not before those two letters (0: only one). */
  readonly pairs: Uint16Array;
}

/** Longer words and queries are compared by their beginnings. */
export const LONGEST = 62;

/** @param words distinct, in code unit order, at most 65,534, of at most 254 different letters. */
export function makeTerms(words: readonly string[]): Terms {
  const count = words.length;
  const alphabet = numberLetters(words);
  const starts = new Uint32Array(count + 1);
  words.forEach((word, term) => {
    starts[term + 1] = (starts[term] as number) + Math.min(word.length, LONGEST);
  });
  const letters = new Uint8Array(starts[count] as number);
  const shared = new Uint8Array(count + 1);
  let before = "";
  words.forEach((word, term) => {
    const start = starts[term] as number;
    const length = (starts[term + 1] as number) - start;
    let same = 0;
    while (same < length && same < before.length && word[same] === before[same]) same++;
    shared[term] = same;
    for (let at = 0; at < length; at++) letters[start + at] = alphabet.get(word.charAt(at)) as number;
    before = word;
  });
  const list = { count, alphabet, letters, starts, shared };
  return { ...list, ...linkTerms(list), pairs: indexPairs(list) };
}

type Listed = Pick<Terms, "count" | "alphabet" | "letters" | "starts" | "shared">;

const numberLetters = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(words.join(""))].sort().map((letter, at) => [letter, at + 1]));

function linkTerms({ count, shared }: Listed) {
  const sibling = new Uint16Array(count);
  const shallower = new Uint16Array(count);
  for (let term = count - 1; term >= 0; term--) {
    const depth = shared[term] as number;
    let next = term + 1;
    while (next < count && (shared[next] as number) > depth) next = shallower[next] as number;
    sibling[term] = next;
    shallower[term] = next < count && (shared[next] as number) === depth ? (shallower[next] as number) : next;
  }
  return { sibling, shallower };
}

function indexPairs({ count, alphabet, letters, starts }: Listed): Uint16Array {
  const row = alphabet.size + 1;
  const pairs = new Uint16Array(row * row + 1);
  let written = 0;
  for (let term = 0; term <= count; term++) {
    const start = starts[term] as number;
    const second = (starts[term + 1] as number) - start > 1 ? (letters[start + 1] as number) : 0;
    const pair = term === count ? row * row : (letters[start] as number) * row + second;
    while (written <= pair) pairs[written++] = term;
  }
  return pairs;
}

/** The letters of a word as the terms number them. */
export function encode(terms: Terms, word: string): Uint8Array {
  const length = Math.min(word.length, LONGEST);
  const encoded = new Uint8Array(length);
  for (let at = 0; at < length; at++) encoded[at] = terms.alphabet.get(word.charAt(at)) ?? 0;
  return encoded;
}

/** The words that begin with the encoded letters: from the first to before the second. */
export function findBeginning(terms: Terms, beginning: Uint8Array): readonly [from: number, to: number] {
  if (beginning.includes(0)) return [0, 0];
  const from = findFirst(terms, beginning, 0);
  return [from, findFirst(terms, beginning, 1)];
}

/** The first word that is not before the letters or, with `after`, beyond all words that begin with them. */
function findFirst({ count, letters, starts }: Terms, beginning: Uint8Array, after: 0 | 1): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle] as number;
    const length = Math.min((starts[middle + 1] as number) - start, beginning.length);
    let at = 0;
    while (at < length && letters[start + at] === beginning[at]) at++;
    const before =
      at === beginning.length
        ? after === 1
        : at === length || (letters[start + at] as number) < (beginning[at] as number);
    if (before) low = middle + 1;
    else high = middle;
  }
  return low;
}
