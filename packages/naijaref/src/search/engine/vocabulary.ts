import { orderTexts } from "./order.ts";
import type { Steps } from "./steps.ts";
import { makeTerms, type Numbers, numbersBelow, type Terms } from "./terms.ts";

/**
 * The terms of all keys: each word of a key, and each key without its spaces ("newyork"). A key is
 * one name of an entry, as its words.
 */
export interface Vocabulary {
  readonly terms: Terms;
  /** The uses of all terms: a key times two, plus one where the term is the whole key. */
  readonly uses: Numbers;
  /** Where the uses of each term start, and where the last end. */
  readonly usesFrom: Numbers;
  /** The terms of all keys: its words where it has several, then the whole. */
  readonly keyTerms: Numbers;
  /** Where the terms of each key start, and where those of the last end. */
  readonly keyTermsFrom: Numbers;
}

/**
 * @param spelled the terms of all keys, one key after the other, as `keyTerms` are.
 * @param keyTermsFrom where those of each key start, and where those of the last end.
 */
export function* makeVocabulary(spelled: readonly string[], keyTermsFrom: Numbers): Steps<Vocabulary> {
  yield;
  const distinct = [...new Set(spelled)];
  yield;
  const words = Array.from(orderTexts(distinct), (at) => distinct[at] as string);
  yield;
  const numbers = new Map<string, number>();
  for (const word of words) numbers.set(word, numbers.size);
  yield;
  const keyTerms = numbersBelow(words.length, spelled.length);
  for (let at = 0; at < spelled.length; at++) keyTerms[at] = numbers.get(spelled[at] as string) as number;
  yield;
  const terms = makeTerms(words);
  yield;
  return { terms, ...listUses(keyTerms, keyTermsFrom, words.length), keyTerms, keyTermsFrom };
}

function listUses(keyTerms: ArrayLike<number>, keyTermsFrom: Numbers, count: number) {
  const usesFrom = numbersBelow(keyTerms.length + 1, count + 1);
  for (let at = 0; at < keyTerms.length; at++) {
    const next = (keyTerms[at] as number) + 1;
    usesFrom[next] = (usesFrom[next] as number) + 1;
  }
  for (let term = 0; term < count; term++)
    usesFrom[term + 1] = (usesFrom[term + 1] as number) + (usesFrom[term] as number);
  const free = usesFrom.slice();
  const uses = numbersBelow(2 * keyTermsFrom.length, keyTerms.length);
  for (let key = 0; key + 1 < keyTermsFrom.length; key++) {
    const whole = (keyTermsFrom[key + 1] as number) - 1;
    for (let at = keyTermsFrom[key] as number; at <= whole; at++) {
      const term = keyTerms[at] as number;
      const use = free[term] as number;
      free[term] = use + 1;
      uses[use] = key * 2 + (at === whole ? 1 : 0);
    }
  }
  return { usesFrom, uses };
}
