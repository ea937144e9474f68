import { NO_PARENT } from "./entries.ts";
import type { OfferKey } from "./match-names.ts";
import type { Names } from "./name-table.ts";
import { costOf, eachTerm, type QueryWord, readWord } from "./query-terms.ts";
import { scoreWords } from "./scores.ts";
import { LEAST_OF_OWN_NAME, MOST_KEYS, MOST_WORDS, WITHIN } from "./tuning.ts";
import { type FindTypos, NEVER } from "./typo-cost.ts";

export interface WordOptions {
  /** Finds typos in words that no name has. Without it such a word matches nothing. */
  readonly findTypos?: FindTypos;
  /** Whether the query may have words that the name does not have. */
  readonly strayWords?: boolean;
}

/** The words of a query that names have, rarest first, and how many letters all its words have together. */
interface WordQuery {
  readonly words: readonly QueryWord[];
  readonly letters: number;
  readonly strayWords: boolean;
}

/**
 * Offers the names that have all words of the query in any order; the last word may be unfinished. A word
 * that the name lacks may be in a name of an entry around it. Returns how many names and terms it compared.
 */
export function offerByWords(
  names: Names,
  texts: readonly string[],
  { findTypos, strayWords = false }: WordOptions,
  offer: OfferKey,
): number {
  if (texts.length > MOST_WORDS && !strayWords) return 0;
  let compared = 0;
  const countingFind: FindTypos | undefined =
    findTypos &&
    ((query, report) => {
      compared += findTypos(query, report);
      return compared;
    });
  const words: QueryWord[] = [];
  for (const [at, text] of texts.slice(0, MOST_WORDS).entries()) {
    const word = readWord(names, text, at === texts.length - 1, countingFind);
    if (word !== undefined) words.push(word);
    else if (!strayWords) return compared;
  }
  words.sort((a, b) => a.uses - b.uses);
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return compared + offerKeys(names, { words, letters, strayWords }, offer);
}

/** Offers the names that have a word of the query, the rarest word first. Returns how many it compared. */
function offerKeys(names: Names, asked: WordQuery, offer: OfferKey): number {
  const seen = new Set<number>();
  for (const [turn, word] of asked.words.entries()) {
    eachTerm(word, (term) => {
      for (let at = names.usesFrom[term] as number; at < (names.usesFrom[term + 1] as number); at++) {
        const key = (names.uses[at] as number) >> 1;
        if (seen.has(key) || seen.size === MOST_KEYS) continue;
        seen.add(key);
        offerKey(names, asked, key, turn, offer);
      }
    });
    // The other names lack this word, so it would have to name an entry around them.
    if (word.around.size === 0 && !asked.strayWords) break;
  }
  return seen.size;
}

/** Offers a name if the words match it. The name has none of the words before `turn`. */
function offerKey(names: Names, asked: WordQuery, key: number, turn: number, offer: OfferKey): void {
  const { words, letters, strayWords } = asked;
  const from = names.keyTermsFrom[key] as number;
  const whole = (names.keyTermsFrom[key + 1] as number) - 1;
  let used = 0;
  let own = 0;
  let around = 0;
  let cost = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as QueryWord;
    const place = at < turn ? NO_PLACE : findPlace(names, word, from, whole, used);
    if (place !== NO_PLACE) {
      used |= place === whole ? ALL_PLACES : 1 << (place - from);
      own += word.length;
      cost += costOf(word, names.keyTerms[place] as number);
      continue;
    }
    const costAround = findAround(names, word, names.owners[key] as number);
    if (costAround < NEVER) {
      around += word.length;
      cost += costAround;
    } else if (!strayWords) return;
  }
  const length = names.lengths[key] as number;
  if (around > 0 && (used & 1) === 0 && own < length * LEAST_OF_OWN_NAME) return;
  const stray = strayWords ? letters - own - around : 0;
  const score = scoreWords({ own, around, stray, cost, length });
  offer(key, around > 0 ? score - WITHIN : score, around > 0);
}

const NO_PLACE = -1;
const ALL_PLACES = -1;

/**
 * The index of the term of a key that a word matches best, or NO_PLACE. It is a word of the key that is not
 * used yet or, if no word is used, the whole key.
 */
function findPlace(names: Names, word: QueryWord, from: number, whole: number, used: number): number {
  let best = NEVER;
  let place = NO_PLACE;
  const last = used === 0 ? whole : whole - 1;
  for (let at = from; at <= last; at++) {
    if (((used >> (at - from)) & 1) === 1) continue;
    const cost = costOf(word, names.keyTerms[at] as number);
    if (cost >= best) continue;
    best = cost;
    place = at;
  }
  return place;
}

/** The cost of a word as a word in the names of the entries around an entry. */
function findAround({ within }: Names, { around }: QueryWord, entry: number): number {
  let best = NEVER;
  if (around.size === 0) return best;
  for (let outer = within[entry] as number; outer !== NO_PARENT; outer = within[outer] as number)
    best = Math.min(best, around.get(outer) ?? NEVER);
  return best;
}
