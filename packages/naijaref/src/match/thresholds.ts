/**
 * Every threshold by which a text is compared with names and decided, in one place. The weights stand in
 * `weights.ts`, because a command fits them. What only bounds the time of a comparison stands with what it
 * bounds.
 */

// How words stand for words (compare/word-cost.ts, compare/alignment.ts).

/** A word may have this share of mistakes. */
export const WORST_OF_WORD = 0.34;
/** Words with fewer letters have no mistakes. */
export const FEWEST_OF_WORD = 4;
/** "B/Kudu" for "Birnin Kudu": the beginning of a word for the word, in mistakes. */
export const ABBREVIATED = 0.5;
/** Words written together that are two, or apart that are one. */
export const OTHER_SPACES = 0.1;
/** Words of a name, or of a text, that are compared. */
export const MOST_WORDS = 12;
/** No name has so many words, with its kind and its state: a text that has is a sentence or a list. */
export const MOST_WORDS_OF_TEXT = 16;

// How a text is like a name, for polling units, rows matched one to one, and who is compared at all
// (compare/likeness.ts, compare/ranking.ts).

/** Beyond this share of mistakes nothing is alike. */
export const FARTHEST = 0.42;
/** Added to the distance, so that a whole name is nearer than a part of one. */
export const PART = 0.12;
export const MORE = 0.16;
export const LACKS_MARKS = 0.1;
/** Words in another order, in mistakes. */
export const MOVED = 0.3;
/** A part has at least so many letters, fewer where its numbers and letters are those of the name. */
export const FEWEST_OF_PART = 4;
export const FEWEST_OF_MARKED_PART = 3;
/** How much farther the next name must be. */
export const MARGIN = 0.1;

/**
 * How narrow the names are among which a text is looked for: mistakes are forgiven where there are few
 * others.
 */
export type Width = "nation" | "state" | "lga";

/** The share of mistakes forgiven by how many letters a name has. */
export const FORGIVEN: Readonly<Record<Width, (letters: number) => number>> = {
  nation: (letters) => (letters < 6 ? 0.11 : letters < 7 ? 0.15 : 0.2),
  state: (letters) => (letters < 4 ? 0 : letters < 5 ? 0.2 : letters < 7 ? 0.26 : 0.28),
  lga: (letters) => (letters < 4 ? 0 : letters < 5 ? 0.25 : letters < 7 ? 0.3 : 0.32),
};
/** The distance of a name of which a direction is typed wrong. */
export const MENDED = 0.05;
/** Names up to this distance are suggested, but not matched. */
export const SUGGESTED = 0.4;
/** Beyond this distance a row is not given what is left of a column matched one to one. */
export const FARTHEST_OF_ROW = 0.4;
/** Two rows whose costs differ by less could as well change places: neither is preferred. */
export const MARGIN_OF_ROWS = 0.1;

// What is weighed (compare/features.ts, compare/words-covered.ts).

/** The largest share of mistakes that is told from larger ones. */
export const FARTHEST_WEIGHED = 0.6;
/** The share of mistakes from which on a part of a name is not near. */
export const CLOSE = 0.25;
/** A word that stands for another may have this share of mistakes. */
export const WORST_COVERED = 0.38;
/** The same for a word that is only the beginning of the other, and in mistakes for two written together. */
export const BEGUN = 0.25;
export const GLUED = 0.1;

// What is decided by the probabilities (decide/).

/** A text is coded by itself where its record has this probability at least. */
export const AUTOMATIC = 0.8;
/** Who writes the headquarters of an LGA, or another place in it, nearly always means the LGA. */
export const OF_HEADQUARTERS = 0.95;
export const OF_LOCALITY = 0.93;
/** Fewer letters of a bank's name are never a typing error. */
export const SHORT_BANK = 6;
/** What is less likely is not offered to a person. */
export const OFFERED = 0.01;
/** It could mean several where none of them is less likely than this, and the second is as likely as that. */
export const DOUBTED = { none: 0.5, second: 0.1 } as const;
/**
 * Of more records than `compared` only the nearest `nominees` are compared, none of them more than `span`
 * farther than the nearest. Among `many`, which are all wards of the country, a name may have a share `less`
 * of mistakes, and where more than `long` letters are typed, `ofLong` less: there so much is like a little
 * that a look at all of it would take too long.
 */
export const WIDE = {
  compared: 60,
  span: 0.2,
  nominees: 12,
  many: 2000,
  ofFew: { less: 0, long: 20 },
  ofMany: { less: 0.08, long: 12 },
  ofLong: 0.08,
} as const;
/** The confidence of a candidate that has the very name. */
export const NAMED = 0.99;
/** That of a record of the same name or id in another state or LGA than the row's. */
export const ELSEWHERE = 0.05;
/** That of the LGA of a ward, or the ward of a place, with the name. */
export const OF_A_WARD = 0.5;
/** A rival that is less likely is not worth a word. */
export const MENTIONED = 0.0005;
/** How many candidates a result has at most. */
export const MOST_CANDIDATES = 5;
