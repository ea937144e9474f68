/**
 * Every number that decides what the search finds and in which order. `docs/search.md` explains the scores
 * and the costs to users, and `tuning.test.ts` compares the two. `npm run bench:search` measures what a
 * change does.
 */

/** The score of the very name, an alias or a code: the highest. */
export const EXACT = 1000;
/** All words of the name, in another order. */
export const OTHER_ORDER = 990;
/** Names whose first words are typed, whole: this, and up to the span more by the share that is typed. */
export const FIRST_WORDS = 900;
export const FIRST_WORDS_SPAN = 49;
/** Names and codes that begin with the query, up to the middle of a word: this, and up to the span more. */
export const BEGINNING = 800;
export const BEGINNING_SPAN = 99;
/** Names with all words of the query, and more words: this, and up to the span more. */
export const SOME_WORDS = 650;
export const SOME_WORDS_SPAN = 149;
/** Names with typos, or names of which a later word is only begun: this, or less by how much is wrong. */
export const TYPOS = 640;

/** Taken from the score where a part of the query names an entry around the one that matches. */
export const WITHIN = 20;
/**
 * Taken from the score of a related name. Typed whole, it comes after the names of entries around others
 * whose first words are typed, and before all other names with more words.
 */
export const RELATED = 52;
/** Taken from the score of the name of a part: the town from which a place is governed comes before it. */
export const PART = 53;
/** Taken from the score where the query says a kind that the entry is not of. */
export const OTHER_KIND = 200;

/** Taken from the score where a short form was written out to find the name. */
export const SHORTENED = 25;

/** The largest part of the letters that may be wrong. */
export const MAX_WRONG = 1 / 2;

/**
 * The costs, in edits, of what can be wrong with a name besides edits. A letter that the name does not have
 * costs extra, because any other letter could have been typed as well: it is a less likely typo than a letter
 * left out, doubled or swapped.
 */
export const STRANGE_LETTER = 0.1;
/** Instead of a whole edit: one letter typed twice, or a double letter typed once. */
export const DOUBLED_LETTER = 0.75;
/** No word of the query is a word of the name. */
export const OTHER_SPACES = 0.05;
/** Words with typos, compared one by one: they need not follow each other as in the name. */
export const WORDS_MOVED = 0.25;
/** The name, or the word, is not typed to its end. */
export const BEGUN = 0.5;
export const LATER_WORD = 0.6;
/** The cost if nothing of the name were typed. It falls with the share that is typed. */
export const UNTYPED = 0.4;

/** A word of a query may have one typo from this length on, and two from the next. */
export const MIN_LETTERS_WITH_TYPO = 4;
export const MIN_LETTERS_WITH_TWO_TYPOS = 6;
/** A whole query may have two typos from this length on: in a shorter one, more than half would be wrong. */
export const MIN_LETTERS_OF_NAME_WITH_TWO_TYPOS = 3;
/** The beginning of a word may have a typo from this length on: below it, too many words begin nearly so. */
export const MIN_LETTERS_OF_BEGINNING_WITH_TYPO = 4;
/**
 * Where the query also names what is around an entry: the least part of the entry's own name that has to be
 * typed, unless its first word is. Matching only a short later word (such as "I") is too weak.
 */
export const LEAST_OF_OWN_NAME = 1 / 2;

export const DEFAULT_LIMIT = 10;
/** A longer query is not searched for. In code points. */
export const MAX_QUERY_LENGTH = 64;
/** How many edits are counted. */
export const MAX_EDITS = 2;
/** A longer word is found only if it has no typo: each letter is a bit of a number. */
export const MAX_WORD_LENGTH_WITH_TYPO = 32;
/**
 * A query of more words is not compared word by word, or only its first words are. The longest name here has
 * 11.
 */
export const MAX_WORDS = 12;
/**
 * How often words of a query are compared with names in one search. A query of two words is compared with
 * half as many names, those with its rarest word first.
 */
export const MAX_WORDS_COMPARED = 12_000;

/**
 * How many letters of a word find the words like it. Measured: five give three times the candidates, with
 * seven some typos in short beginnings are missed.
 */
export const SKELETON_LETTERS = 6;
/**
 * From so many words on, one letter more; from ten times as many, two: else every candidate list would grow
 * with the list of names.
 */
export const MIN_TERMS_WITH_MORE_LETTERS = 60_000;
export const MAX_SKELETON_LETTERS = 8;
/** How long the lists of candidates are, on average. Measured: 4 was a third slower, 1 hardly faster. */
export const TERMS_PER_LIST = 2;
/** The most terms that are looked at for the typos of a word, in lists of candidates. */
export const MAX_LOOKED_AT = 4000;
/** For how long an index is built before other work has its turn, where the caller can wait. */
export const SLICE_MS = 4;
export const STEP = 250;
