import { MAX_EDITS } from "./edit-automaton.ts";
import type { Names } from "./name-table.ts";
import { FAR } from "./near-terms.ts";
import {
  costOfBeginning,
  costOfUntyped,
  NEVER,
  scoreBeginning,
  scoreCost,
  scoreFirstWords,
  scoreSomeWords,
  type Typos,
} from "./scores.ts";
import { encode, findBeginning, findTerm, lengthOf } from "./terms.ts";
import {
  BEGUN,
  DOUBLED_LETTER,
  EXACT,
  LATER_WORD,
  MIN_LETTERS_OF_NAME_WITH_TWO_TYPOS,
  OTHER_SPACES,
} from "./tuning.ts";

/** Receives a key that matches, its score, and whether a part of the query names an entry around it. */
export type OfferKey = (key: number, score: number, around?: boolean) => void;

/**
 * Offers the names that equal the query or begin with it, ignoring spaces, and the names of which a later
 * word equals it or begins with it. Returns how many names it offered.
 */
export function offerBeginnings(names: Names, query: readonly number[], offer: OfferKey): number {
  const { terms, uses, usesFrom, lengths } = names;
  const typed = query.length;
  const [from, to] = findBeginning(terms, query);
  for (let term = from; term < to; term++) {
    const ended = lengthOf(terms, term) === typed;
    for (let at = usesFrom[term] as number; at < (usesFrom[term + 1] as number); at++) {
      const key = (uses[at] as number) >> 1;
      const length = lengths[key] as number;
      if (((uses[at] as number) & 1) === 1) offer(key, ended ? EXACT : scoreBegun(names, key, typed));
      else if (ended) offer(key, scoreSomeWords(typed, length));
      else if (typed > 1) offer(key, scoreCost(BEGUN + LATER_WORD + costOfUntyped(typed, length), typed));
    }
  }
  return (usesFrom[to] as number) - (usesFrom[from] as number);
}

/**
 * The score of a key that begins with what is typed. Of an entry around others, the words after those that
 * are begun do not count as untyped: for "york" the county "York North" comes before the street "York I".
 */
function scoreBegun(names: Names, key: number, typed: number): number {
  const begun = lettersBegun(names, key, typed);
  const isAround = names.isParent[names.owners[key] as number] === 1;
  const length = isAround ? begun : (names.lengths[key] as number);
  return begun === typed ? scoreFirstWords(typed, length) : scoreBeginning(typed, length);
}

function lettersBegun({ terms, keyTerms, keyTermsFrom, lengths }: Names, key: number, typed: number): number {
  const whole = (keyTermsFrom[key + 1] as number) - 1;
  let letters = 0;
  for (let at = keyTermsFrom[key] as number; at < whole; at++) {
    letters += lengthOf(terms, keyTerms[at] as number);
    if (letters >= typed) return letters;
  }
  return lengths[key] as number;
}

/**
 * Offers the names that equal the query with one or two typos, or begin with it with one, ignoring spaces,
 * and the names of which a later word does so. What cannot have the least score is left out. Returns how many
 * terms it looked at and names it offered.
 */
export function offerTypos(
  names: Names,
  words: readonly string[],
  query: readonly number[],
  { findNear, costOf }: Typos,
  leastScore: () => number,
  offer: OfferKey,
): number {
  const { terms, uses, usesFrom, lengths } = names;
  const typed = query.length;
  const asked = words.length < 2 ? [] : words.map((word) => findTerm(terms, encode(terms, word)));
  const near = findNear(query, typed < MIN_LETTERS_OF_NAME_WITH_TWO_TYPOS ? 1 : MAX_EDITS, true);
  let work = near.looked;
  for (let at = 0; at < near.count; at++) {
    const term = near.terms[at] as number;
    const edits = near.edits[at] as number;
    const letters = (typed + lengthOf(terms, term)) / 2;
    const begun = costOfBeginning(near.editsOfBeginning[at] as number);
    const least = leastScore();
    const leastCost = edits === FAR ? NEVER : edits * DOUBLED_LETTER;
    if (scoreBest(leastCost, begun, letters, typed) < least) continue;
    const whole = costOf(query, term, edits);
    if (scoreBest(whole, begun, letters, typed) < least) continue;
    const isLaterListed = scoreBest(whole + LATER_WORD, begun + LATER_WORD, letters, typed) >= least;
    const to = usesFrom[term + 1] as number;
    for (let use = usesFrom[term] as number; use < to; use++) {
      const key = (uses[use] as number) >> 1;
      const isLater = ((uses[use] as number) & 1) === 0;
      if (isLater && !isLaterListed) continue;
      const untyped = costOfUntyped(typed, lengths[key] as number);
      const later = isLater ? LATER_WORD + untyped : 0;
      const spaces = isLater || hasWord(names, key, asked) ? 0 : OTHER_SPACES;
      const cost = begun + (isLater ? later : untyped);
      offer(key, scoreBest(whole + later + spaces, cost, letters, typed));
      work++;
    }
  }
  return work;
}

/** The better score of a query as a whole term, compared by so many letters, and as a beginning of it. */
const scoreBest = (whole: number, begun: number, letters: number, typed: number): number =>
  Math.max(scoreCost(whole, letters), scoreCost(begun, typed));

/** Whether a key has one of the words asked for; true if the key or the query has only one word. */
function hasWord({ keyTerms, keyTermsFrom }: Names, key: number, asked: readonly number[]): boolean {
  const from = keyTermsFrom[key] as number;
  const whole = (keyTermsFrom[key + 1] as number) - 1;
  if (asked.length === 0 || from === whole) return true;
  for (let at = from; at < whole; at++) if (asked.includes(keyTerms[at] as number)) return true;
  return false;
}
