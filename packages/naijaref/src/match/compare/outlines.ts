import type { Steps } from "../../search/engine/steps.ts";
import { type Letters, lettersOf } from "./letters.ts";
import { forEachInSteps } from "./steps.ts";

/** What is compared of a name before its letters are read in order. */
export interface Outline {
  /** Of all words. */
  readonly letters: Letters;
  readonly words: number;
  /** A word has one letter or two. */
  readonly hasShort: boolean;
  /** The letters of each word, and then of each two words side by side. */
  readonly pieces: readonly Letters[];
}

/** Words of so few letters may stand for any that begins so. */
export const MOST_SHORT = 2;

/** The words that a piece of a name is made of, written together. */
export const pieceOf = (words: readonly string[], at: number): string =>
  words[at] ?? `${words[at - words.length]}${words[at - words.length + 1]}`;

export function outlineOf(words: readonly string[]): Outline {
  const pieces = Array.from({ length: Math.max(0, 2 * words.length - 1) }, (_, at) =>
    lettersOf(pieceOf(words, at)),
  );
  return {
    letters: lettersOf(words.join("")),
    words: words.length,
    hasShort: words.some(({ length }) => length <= MOST_SHORT),
    pieces,
  };
}

/** Of each text: the letters that it has once, twice and three times, and the rest in one number. */
const NUMBERS = 4;
const LENGTH_BITS = 9;
const MOST = 2 ** LENGTH_BITS - 1;
const WORDS = 2 * LENGTH_BITS;
const SHORT = 1 << 30;

/**
 * The outlines of many names, packed, so that thousands are compared without a look at as many places in
 * memory.
 */
export interface Outlines {
  readonly numbers: Int32Array;
  /** Where each begins. */
  readonly starts: Int32Array;
}

/** @param names the words of each name. */
export function* packOutlines(names: readonly (readonly string[])[]): Steps<Outlines> {
  const numbers: number[] = [];
  const starts = new Int32Array(names.length);
  const pack = ({ once, twice, thrice, length, doubled }: Letters, more: number): number =>
    numbers.push(once, twice, thrice, length | (doubled << LENGTH_BITS) | more);
  yield* forEachInSteps(names, (name, at) => {
    starts[at] = numbers.length;
    const { letters, words, hasShort, pieces } = outlineOf(name);
    pack(letters, (words << WORDS) | (hasShort ? SHORT : 0));
    // Of one word, they are the same.
    if (words > 1) for (const piece of pieces) pack(piece, 0);
  });
  return { numbers: Int32Array.from(numbers), starts };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const noLetters = (): Writable<Letters> => ({ length: 0, once: 0, twice: 0, thrice: 0, doubled: 0 });

/** What was read last: reused, so that reading thousands does not allocate. */
const letters = noLetters();
const pieces: Writable<Letters>[] = [];
const outline: Writable<Outline> = { letters, words: 0, hasShort: false, pieces };

function unpack(numbers: Int32Array, start: number, into: Writable<Letters>): void {
  const rest = numbers[start + 3] as number;
  into.once = numbers[start] as number;
  into.twice = numbers[start + 1] as number;
  into.thrice = numbers[start + 2] as number;
  into.length = rest & MOST;
  into.doubled = (rest >> LENGTH_BITS) & MOST;
}

/** Reads the outline of a name, without its pieces. It is the same object each time. */
export function outlineAt({ numbers, starts }: Outlines, at: number): Outline {
  const start = starts[at] as number;
  const rest = numbers[start + 3] as number;
  unpack(numbers, start, letters);
  outline.words = (rest & ~SHORT) >> WORDS;
  outline.hasShort = (rest & SHORT) !== 0;
  return outline;
}

/** Reads the pieces of the name of which the outline was read last. */
export function readPieces({ numbers, starts }: Outlines, at: number): void {
  const start = starts[at] as number;
  const count = 2 * outline.words - 1;
  for (let piece = 0; piece < count; piece++) {
    let into = pieces[piece];
    if (into === undefined) {
      into = noLetters();
      pieces.push(into);
    }
    unpack(numbers, outline.words === 1 ? start : start + NUMBERS * (piece + 1), into);
  }
}
