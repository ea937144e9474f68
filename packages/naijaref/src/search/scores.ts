/**
 * How well a name matches, as a whole number from 1 to 1000. `docs/search.md` explains it to users: whoever
 * changes one changes the other.
 */

/** The very name, alias or code. */
export const EXACT = 1000;
/** All words of the name, in another order. */
export const OTHER_ORDER = 990;
/** Names and codes that begin with the query: from here to 949, by how much is typed. */
export const BEGINNING = 800;
/** Names with all words of the query, and more: from here to 799, by how much is typed. */
export const SOME_WORDS = 650;
/** Names with typos, or of which a later word is only begun: from here down. */
export const TYPOS = 640;

/** So low that nothing can be taken that makes it a score: such matches are not offered. */
export const NO_MATCH = -1000;

const SPAN = 149;

/** Taken where a part of the query names what the entry lies in: "Surulere Lagos". */
export const WITHIN = 20;
/** Taken where the query says a kind that the entry is not of: of "Nasarawa LGA", the state. */
export const OTHER_KIND = 200;

/**
 * What can be wrong with a name besides edits, in edits. A letter that the name does not have costs extra: any other
 * could have been typed as well, so it is a less likely slip than one left out, doubled or swapped.
 */
export const STRANGE_LETTER = 0.1;
/** Instead of a whole edit: a letter typed twice for once, or once for twice. */
export const DOUBLED_LETTER = 0.75;
/** No word of the query is a word of the name. */
export const OTHER_SPACES = 0.05;
/** Words, with typos, not as they follow in the name. */
const WORDS_MOVED = 0.25;
/** The name, or the word, is not typed to its end. */
export const BEGUN = 0.5;
/** The name does not begin with what matches. */
export const LATER_WORD = 0.6;
/** None of the name is typed; less by how much is. */
const UNTYPED = 0.4;

const shareOf = (typed: number, length: number): number => Math.min(1, typed / length);

export const scoreBeginning = (typed: number, length: number): number =>
  BEGINNING + Math.floor(SPAN * shareOf(typed, length));

export const scoreSomeWords = (typed: number, length: number): number =>
  SOME_WORDS + Math.floor(SPAN * shareOf(typed, length));

/** What it costs that a name is longer than what is typed. */
export const costOfUntyped = (typed: number, length: number): number =>
  UNTYPED * (1 - shareOf(typed, length));

/**
 * A name at a cost in edits, relative to how many letters were compared. Half of them may be wrong: below that the score
 * is NO_MATCH.
 */
export const scoreCost = (cost: number, letters: number): number =>
  cost * 2 > letters ? NO_MATCH : Math.floor(TYPOS * (1 - cost / letters));

/** How the letters of a query were used, word by word. */
export interface WordsUsed {
  /** Letters of words of the name itself, of the names of what the entry lies in, and of neither. */
  readonly own: number;
  readonly around: number;
  readonly stray: number;
  /** What is wrong with the words, in edits, and the letters of the whole name. */
  readonly cost: number;
  readonly length: number;
}

export function scoreWords({ own, around, stray, cost, length }: WordsUsed): number {
  const wrong = cost + stray;
  if (wrong > 0) {
    const untyped = own < length - cost ? LATER_WORD + costOfUntyped(own, length) : 0;
    return scoreCost(wrong + untyped + WORDS_MOVED, own + around + stray);
  }
  if (own < length) return scoreSomeWords(own, length);
  return around > 0 ? EXACT : OTHER_ORDER;
}
