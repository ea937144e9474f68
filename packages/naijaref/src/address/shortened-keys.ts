import { type HashesOfWord, type Marks, marksOf } from "./marks.ts";

/** Keys by what is left of them without one of their letters, so that misspelt ones are found. */
export interface ShortenedKeys<T> {
  /** What was stored with the keys that a text is without one letter. */
  readonly stored: ReadonlyMap<string, readonly T[]>;
  /** The shortened keys, and the whole ones that a word may be with one letter too many. */
  readonly marks: Marks;
}

/**
 * Shortens keys.
 *
 * @param keys those that are shortened, and what is stored under each.
 * @param whole the keys that a word may be with one letter too many.
 */
export function shortenedKeys<T>(
  keys: Iterable<readonly [key: string, stored: readonly T[]]>,
  whole: readonly string[],
): ShortenedKeys<T> {
  const stored = new Map<string, T[]>();
  for (const [key, its] of keys) {
    for (let at = 0; at < key.length; at++) {
      const known = stored.get(without(key, at));
      if (known === undefined) stored.set(without(key, at), [...its]);
      else known.push(...its);
    }
  }
  return { stored, marks: marksOf([...stored.keys(), ...whole]) };
}

/** What was stored under what a word is with a letter more, if it is that. */
export const storedUnder = <T>(
  word: string,
  { whole }: HashesOfWord,
  { marks, stored }: ShortenedKeys<T>,
): readonly T[] => (marks.may(whole) && stored.get(word)) || [];

/** What a word may be without one of its letters. No text is made of a word that is near to no key. */
export function shorterOnes(
  word: string,
  { withoutOne }: HashesOfWord,
  { marks }: ShortenedKeys<unknown>,
): readonly string[] {
  let shorter: string[] | undefined;
  for (let at = 0; at < withoutOne.length; at++) {
    if (!marks.may(withoutOne[at] as number)) continue;
    shorter ??= [];
    shorter.push(without(word, at));
  }
  return shorter ?? NONE;
}

const NONE: readonly string[] = [];

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
