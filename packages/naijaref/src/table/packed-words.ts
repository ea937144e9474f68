import { hashAfterLetter } from "../names/marks.ts";

/** A text for each state, by its code. */
type OfStates = Readonly<Record<string, string>>;

/** Texts of one kind stand together: then the whole is smaller by a tenth when it is compressed. */
export interface PackedEvidence {
  /**
   * The words in order, each as a digit, how many letters it shares with the one before, and the rest. `~`
   * stands before a word that is the name of a road.
   */
  readonly words: OfStates;
  /** The LGAs of each word, the first the strongest: a sign for each, words on a line of their own. */
  readonly lgas: OfStates;
  /** How often: a digit for each LGA, see `COUNTS`. */
  readonly counts: OfStates;
  /** The words that units of several states have, and in how many states: a sign for each. */
  readonly common: { readonly words: string; readonly states: string };
}

/** The sign of the LGA with number 0 among those of its state, by code. */
export const FIRST_SIGN = 0x30;

/** The numbers of units that a digit stands for: the first is 0. */
export const COUNTS: readonly number[] = [1, 2, 3, 4.5, 7, 12, 22, 45];

/** The digit for a number of units. */
export function digitOf(count: number): number {
  const over = [1.5, 2.5, 3.5, 5.5, 9, 16, 30].findIndex((limit) => count < limit);
  return over === -1 ? COUNTS.length - 1 : over;
}

/** Words in order as one text: each is a digit and the letters that it does not share with the one before. */
export function packWords(words: readonly string[]): string {
  let before = "";
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join("");
}

/** The inverse of `packWords`. */
export function unpackWords(packed: string): string[] {
  let before = "";
  return (packed.match(/\d\D*/g) ?? []).map((piece) => {
    before = before.slice(0, Number(piece[0])) + piece.slice(1);
    return before;
  });
}

/** The hashes of packed words, in their order. The words themselves are not made, which takes long. */
export function hashesOfWords(packed: string): number[] {
  const hashes: number[] = [];
  /** Of the first letters of the word before: a digit is how many of them the next has. */
  const shared = new Int32Array(10);
  let length = 0;
  let hash = 0;
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      if (at > 0) hashes.push(hash);
      length = code - 48;
      hash = shared[length] as number;
    } else {
      hash = hashAfterLetter(hash, code);
      if (++length < shared.length) shared[length] = hash;
    }
  }
  if (packed !== "") hashes.push(hash);
  return hashes;
}
