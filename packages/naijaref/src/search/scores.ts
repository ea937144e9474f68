/**
 * How well a name matches, as a whole number from 1 to 1000. `docs/search.md` explains it to users; a change
 * here is a change there.
 */

/** The very name, alias or code. */
export const EXACT = 1000;
/** All words of the name, in another order. */
export const OTHER_ORDER = 990;
/** Names and codes that begin with the query: from here to 949, by how much is typed. */
export const BEGINNING = 800;
/** Names that have all words of the query, and more: from here to 799, by how much is typed. */
export const SOME_WORDS = 650;
/** Names with typos, or of which a later word is only begun: from here down. */
export const TYPOS = 640;

const SPAN = 149;

/** Taken where a part of the query names what the entry lies in: "Surulere Lagos". */
export const WITHIN = 20;
/** Taken where the query says a kind that the entry is not of: "Nasarawa LGA", for the state. */
export const OTHER_KIND = 200;

/**
 * What can be wrong with a name besides edits, in edits. The typed letters that the name does not have count
 * extra: any other letter could have been typed as well, so each is a less likely slip than one left out,
 * doubled or swapped.
 */
export const STRANGE_LETTER = 0.1;
/** No word of the query is a word of the name as it stands. */
export const OTHER_SPACES = 0.05;
export const WORDS_MOVED = 0.25;
/** The name, or the word, is not typed to its end. */
export const BEGUN = 0.5;
/** The name does not begin with the match. */
export const LATER_WORD = 0.6;
/** None of the name is typed; less by how much is. */
export const UNTYPED = 0.4;

const shareOf = (typed: number, length: number): number => Math.min(1, typed / length);

export const scoreBeginning = (typed: number, length: number): number =>
  BEGINNING + Math.floor(SPAN * shareOf(typed, length));

export const scoreSomeWords = (typed: number, length: number): number =>
  SOME_WORDS + Math.floor(SPAN * shareOf(typed, length));

/** What it costs that a name is longer than what is typed. */
export const costOfUntyped = (typed: number, length: number): number =>
  UNTYPED * (1 - shareOf(typed, length));

/** A name at a cost in edits, relative to how many letters were compared. */
export const scoreCost = (cost: number, letters: number): number =>
  Math.max(1, Math.floor(TYPOS * (1 - cost / letters)));
