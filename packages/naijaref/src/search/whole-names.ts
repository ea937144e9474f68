import type { Names } from "./names.ts";
import { FAR, type FindNear } from "./near-terms.ts";
import {
  BEGUN,
  costOfUntyped,
  EXACT,
  LATER_WORD,
  OTHER_SPACES,
  STRANGE_LETTER,
  scoreBeginning,
  scoreCost,
  scoreSomeWords,
} from "./scores.ts";
import { countStrangeLetters } from "./strange-letters.ts";
import { encode, findBeginning, findTerm, lengthOf } from "./terms.ts";

/** With fewer letters too many names begin nearly so. */
const FEWEST_LETTERS_BEGUN = 4;
const NEVER = Number.POSITIVE_INFINITY;

/** Told of a key that matches, how well, and whether a part of the query names what is around its entry. */
export type OfferKey = (key: number, score: number, around?: boolean) => void;

/**
 * Offers the names that are the query or begin with it, spaces aside, and those of which a later word is or
 * does. Answers how many names it offered.
 */
export function offerBeginnings(names: Names, query: Uint16Array, offer: OfferKey): number {
  const { terms, uses, usesFrom, lengths } = names;
  const typed = query.length;
  const [from, to] = findBeginning(terms, query);
  for (let term = from; term < to; term++) {
    const whole = lengthOf(terms, term) === typed;
    for (let at = usesFrom[term] as number; at < (usesFrom[term + 1] as number); at++) {
      const key = (uses[at] as number) >> 1;
      const length = lengths[key] as number;
      if (((uses[at] as number) & 1) === 1) offer(key, whole ? EXACT : scoreBeginning(typed, length));
      else if (whole) offer(key, scoreSomeWords(typed, length));
      else if (typed > 1) offer(key, scoreCost(BEGUN + LATER_WORD + costOfUntyped(typed, length), typed));
    }
  }
  return (usesFrom[to] as number) - (usesFrom[from] as number);
}

/**
 * Offers the names that are the query but for one or two typos, or begin with it but for one, spaces aside, and
 * those of which a later word does. Answers how many terms it compared and names it offered.
 */
export function offerTypos(
  names: Names,
  words: readonly string[],
  query: Uint16Array,
  findNear: FindNear,
  offer: OfferKey,
): number {
  const { terms, uses, usesFrom, lengths } = names;
  const typed = query.length;
  const wordTerms = words.length < 2 ? [] : words.map((word) => findTerm(terms, encode(terms, word)));
  let offered = 0;
  const compared = findNear(query, (term, edits, editsOfBeginning) => {
    const ended = edits < FAR ? edits + STRANGE_LETTER * countStrangeLetters(terms, term, query) : NEVER;
    const begun =
      editsOfBeginning <= 1 && typed >= FEWEST_LETTERS_BEGUN
        ? editsOfBeginning + STRANGE_LETTER + BEGUN
        : NEVER;
    if (ended === NEVER && begun === NEVER) return;
    const termLetters = Math.max(typed, lengthOf(terms, term));
    const to = usesFrom[term + 1] as number;
    offered += to - (usesFrom[term] as number);
    for (let at = usesFrom[term] as number; at < to; at++) {
      const key = (uses[at] as number) >> 1;
      const untyped = costOfUntyped(typed, lengths[key] as number);
      const later = ((uses[at] as number) & 1) === 0;
      const spaces = later || hasWord(names, key, wordTerms) ? 0 : OTHER_SPACES;
      const whole = ended + (later ? LATER_WORD + untyped : spaces);
      const part = begun + untyped + (later ? LATER_WORD : 0);
      offer(key, Math.max(scoreCost(whole, termLetters), scoreCost(part, typed)));
    }
  });
  return compared + offered;
}

/** Whether a key of several words has one of the terms as a word; nothing is asked of other keys. */
function hasWord({ keyTerms, keyTermsFrom }: Names, key: number, words: readonly number[]): boolean {
  const from = keyTermsFrom[key] as number;
  const whole = (keyTermsFrom[key + 1] as number) - 1;
  if (words.length === 0 || from === whole) return true;
  for (let at = from; at < whole; at++) if (words.includes(keyTerms[at] as number)) return true;
  return false;
}
