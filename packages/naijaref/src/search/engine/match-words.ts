import { NOWHERE } from "./entries.ts";
import type { OfferKey } from "./match-names.ts";
import type { Names } from "./name-table.ts";
import { costOf, eachTerm, type QueryWord, readWord } from "./query-terms.ts";
import { scoreWords } from "./scores.ts";
import { LEAST_OF_OWN_NAME, MOST_KEYS, MOST_WORDS, WITHIN } from "./tuning.ts";
import { type FindTypos, NEVER } from "./typo-cost.ts";

/** How much is forgiven: typos in words that no name has, and words that the name does not have at all. */
export interface Forgiving {
  readonly findTypos?: FindTypos;
  readonly strayWords?: boolean;
}

/** A query word by word, rarest first: those that names have, and how many letters all have together. */
interface Question {
  readonly words: readonly QueryWord[];
  readonly letters: number;
  readonly strayWords: boolean;
}

/**
 * Offers the names that have all words of the query in any order, the last perhaps only begun. What a name lacks
 * may stand in the names of what its entry lies in. Answers how many names and terms it compared.
 */
export function offerByWords(
  names: Names,
  texts: readonly string[],
  { findTypos, strayWords = false }: Forgiving,
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

/** Offers the names that have a word of the query, for the rarest word first. Answers how many. */
function offerKeys(names: Names, question: Question, offer: OfferKey): number {
  const seen = new Set<number>();
  for (const [turn, word] of question.words.entries()) {
    eachTerm(word, (term) => {
      for (let at = names.usesFrom[term] as number; at < (names.usesFrom[term + 1] as number); at++) {
        const key = (names.uses[at] as number) >> 1;
        if (seen.has(key) || seen.size === MOST_KEYS) continue;
        seen.add(key);
        offerKey(names, question, key, turn, offer);
      }
    });
    // The names that are left lack this word, so their entries would have to lie in what it names.
    if (word.around.size === 0 && !question.strayWords) break;
  }
  return seen.size;
}

/** Offers a name if the words make it. Of the words before `turn` the name itself has none. */
function offerKey(names: Names, question: Question, key: number, turn: number, offer: OfferKey): void {
  const { words, letters, strayWords } = question;
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
 * The place among a key's terms that a word stands for best, or NO_PLACE: one of its words not used yet or, if none
 * is used, the whole.
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

/** What is wrong with a word as one in the names of what an entry lies in. */
function findAround({ within }: Names, { around }: QueryWord, entry: number): number {
  let best = NEVER;
  if (around.size === 0) return best;
  for (let outer = within[entry] as number; outer !== NOWHERE; outer = within[outer] as number)
    best = Math.min(best, around.get(outer) ?? NEVER);
  return best;
}
