import type { OfferKey } from "./match-names.ts";
import type { Names } from "./name-table.ts";
import { NO_PARENT } from "./name-table.ts";
import { countTerms, type QueryWord, type ReadWord, termAt } from "./query-terms.ts";
import { NEVER, scoreWords } from "./scores.ts";
import { LEAST_OF_OWN_NAME, MAX_WORDS, MAX_WRONG, WITHIN, WORDS_MOVED } from "./tuning.ts";

export interface WordOptions {
  /** Whether to look for typos in words that no name has. Without, such a word matches nothing. */
  readonly typos?: boolean;
  /** Whether the query may have words that the name does not have. */
  readonly strayWords?: boolean;
}

/**
 * Offers the names that have all words of the query in any order; the last word may be unfinished. A word
 * that the name lacks may be in a name of an entry around it. Returns how many terms it looked at, and how
 * often it compared a word with a name.
 */
export type OfferByWords = (
  texts: readonly string[],
  options: WordOptions,
  budget: Budget,
  offer: OfferKey,
) => number;

/** How often a word of a query may still be compared with a name: this bounds the time of one search. */
export interface Budget {
  left: number;
}

/** The words of a query that names have, rarest first, and how many letters all its words have together. */
interface WordQuery {
  readonly words: readonly QueryWord[];
  readonly letters: number;
  readonly strayWords: boolean;
  /** How many letters may be in words that a name lacks. */
  readonly mostStray: number;
}

export function makeOfferByWords(names: Names, readWord: ReadWord): OfferByWords {
  // Reused across queries so that a query does not allocate. Safe because searches are synchronous.
  const isSeen = new Uint8Array(names.owners.length);
  const seen: number[] = [];
  let seenCount = 0;
  /** For each term, the words that may mean it by a typo: word `n` in bit `n`. */
  const meantBy = new Uint16Array(names.terms.count);
  /** For each entry around others, the words that may name it, in the same way. */
  const namedBy = new Uint16Array(names.within.length);

  /** Offers the names that have a word of the query, the rarest word first, until the budget is used up. */
  function offerKeys(asked: WordQuery, budget: Budget, offer: OfferKey): void {
    let stray = asked.letters;
    for (const word of asked.words) stray -= word.length;
    for (let turn = 0; turn < asked.words.length; turn++) {
      const word = asked.words[turn] as QueryWord;
      const terms = countTerms(word);
      for (let nth = 0; nth < terms && budget.left > 0; nth++) {
        const term = termAt(word, nth);
        const end = names.usesFrom[term + 1] as number;
        for (let at = names.usesFrom[term] as number; at < end && budget.left > 0; at++) {
          const key = (names.uses[at] as number) >> 1;
          if (isSeen[key] === 1) continue;
          budget.left -= asked.words.length;
          isSeen[key] = 1;
          seen[seenCount++] = key;
          offerKey(asked, key, turn, offer);
        }
      }
      // The other names lack this word. It has to name an entry around them, or be one that may be stray.
      if (word.around.size > 0) continue;
      stray += word.length;
      if (!asked.strayWords || stray > asked.mostStray) break;
    }
    while (seenCount > 0) isSeen[seen[--seenCount] as number] = 0;
  }

  /** Offers a name if the words match it. The name has none of the words before `turn`. */
  function offerKey(asked: WordQuery, key: number, turn: number, offer: OfferKey): void {
    const { words, letters, strayWords, mostStray } = asked;
    const from = names.keyTermsFrom[key] as number;
    const whole = (names.keyTermsFrom[key + 1] as number) - 1;
    let used = 0;
    let own = 0;
    let around = 0;
    let cost = 0;
    let lacking = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as QueryWord;
      const place = at < turn ? NO_PLACE : findPlace(words, at, from, whole, used);
      if (place !== NO_PLACE) {
        used |= place === whole ? ALL_PLACES : 1 << (place - from);
        own += word.length;
        cost += costOf(word, at, names.keyTerms[place] as number);
        continue;
      }
      const costAround = word.around.size === 0 ? NEVER : findAround(word, at, names.owners[key] as number);
      if (costAround < NEVER) {
        around += word.length;
        cost += costAround;
      } else if (!strayWords) return;
      else {
        lacking += word.length;
        if (lacking > mostStray) return;
      }
    }
    const length = names.lengths[key] as number;
    if (around > 0 && (used & 1) === 0 && own < length * LEAST_OF_OWN_NAME) return;
    const stray = strayWords ? letters - own - around : 0;
    const score = scoreWords({ own, around, stray, cost, length });
    offer(key, around > 0 ? score - WITHIN : score, around > 0);
  }

  /**
   * The index of the term of a key that a word matches best, or NO_PLACE. It is a word of the key that is not
   * used yet or, if no word is used, the whole key.
   */
  function findPlace(
    words: readonly QueryWord[],
    word: number,
    from: number,
    whole: number,
    used: number,
  ): number {
    let best = NEVER;
    let place = NO_PLACE;
    const last = used === 0 ? whole : whole - 1;
    for (let at = from; at <= last; at++) {
      if (((used >> (at - from)) & 1) === 1) continue;
      const cost = costOf(words[word] as QueryWord, word, names.keyTerms[at] as number);
      if (cost >= best) continue;
      best = cost;
      place = at;
    }
    return place;
  }

  /** The cost of a word, the query's at a place, as a word in the names of the entries around an entry. */
  function findAround({ around }: QueryWord, word: number, entry: number): number {
    let best = NEVER;
    for (
      let outer = names.within[entry] as number;
      outer !== NO_PARENT;
      outer = names.within[outer] as number
    ) {
      if ((((namedBy[outer] as number) >> word) & 1) === 1)
        best = Math.min(best, around.get(outer) as number);
    }
    return best;
  }

  /** The cost of a word, which is the query's word at a place, as a term. */
  function costOf({ from, to, typos, costs }: QueryWord, word: number, term: number): number {
    if (term >= from && term < to) return 0;
    return (((meantBy[term] as number) >> word) & 1) === 1 ? (costs[typos.indexOf(term)] as number) : NEVER;
  }

  return (texts, { typos = false, strayWords = false }, budget, offer) => {
    if (texts.length > MAX_WORDS && !strayWords) return 0;
    let looked = 0;
    let letters = 0;
    const words: QueryWord[] = [];
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at] as string;
      letters += text.length;
      if (at >= MAX_WORDS) continue;
      const word = readWord(text, { isLast: at === texts.length - 1, typos });
      if (word === undefined && !strayWords) return looked;
      if (word === undefined) continue;
      looked += word.looked;
      let place = words.push(word) - 1;
      for (; place > 0 && (words[place - 1] as QueryWord).uses > word.uses; place--)
        words[place] = words[place - 1] as QueryWord;
      words[place] = word;
    }
    const mostStray = letters * MAX_WRONG - WORDS_MOVED;
    for (let at = 0; at < words.length; at++) {
      const { typos, around } = words[at] as QueryWord;
      for (const term of typos) meantBy[term] = (meantBy[term] as number) | (1 << at);
      for (const entry of around.keys()) namedBy[entry] = (namedBy[entry] as number) | (1 << at);
    }
    const before = budget.left;
    offerKeys({ words, letters, strayWords, mostStray }, budget, offer);
    for (const { typos, around } of words) {
      for (const term of typos) meantBy[term] = 0;
      for (const entry of around.keys()) namedBy[entry] = 0;
    }
    return looked + before - budget.left;
  };
}

const NO_PLACE = -1;
const ALL_PLACES = -1;
