/** Every threshold by which a text is compared with names and decided. The weights stand in `weights.ts`. */

/** Words of a name, or of a text, that are compared. */
export const MAX_WORDS = 12;
/** No name has so many words, with its kind and its state: a text that has is a sentence or a list. */
export const MAX_WORDS_OF_TEXT = 16;
/** The names that share most with a text, which are compared letter by letter. */
export const MAX_COMPARED = 6;

/** The share of mistakes forgiven in the whole name of a polling unit, by how many letters it has. */
export const FORGIVEN_OF_UNIT = (letters: number): number =>
  letters < 4 ? 0 : letters < 5 ? 0.2 : letters < 7 ? 0.26 : 0.28;
/** The distance of a name of which a direction is typed wrong. */
export const MENDED = 0.05;
/** Beyond this distance a row is not given what is left of a column matched one to one. */
export const MAX_DISTANCE_OF_ROW = 0.4;
/** Two rows whose costs differ by less could as well change places: neither is preferred. */
export const MARGIN_OF_ROWS = 0.1;

// What is weighed.

/** The largest share of mistakes that is told from larger ones. */
export const MAX_DISTANCE_WEIGHED = 0.6;
/** The share of mistakes from which on a part of a name is not near. */
export const CLOSE = 0.25;
/** A word that stands for another may have this share of mistakes. */
export const WORST_COVERED = 0.38;
/** The same for a word that is only the beginning of the other, and in mistakes for two written together. */
export const BEGUN = 0.25;
export const GLUED = 0.1;

// What is decided by the probabilities.

/** A text is coded by itself where its record has this probability at least. */
export const AUTOMATIC = 0.8;
export const OF_HEADQUARTERS = 0.95;
export const OF_LOCALITY = 0.93;
/** Of a locality whose LGA one source alone says. */
export const OF_ONE_SOURCE = 0.85;
export const OFFERED = 0.01;
/** It could mean several where none of them is less likely than this, and the second is as likely as that. */
export const DOUBTED = { none: 0.5, second: 0.1 } as const;
/** The confidence of a candidate that has the very name. */
export const NAMED = 0.99;
/** That of a record of the same name or id in another state or LGA than the row's. */
export const ELSEWHERE = 0.05;
/** That of the LGA of a ward, or the ward of a place, with the name. */
export const OF_A_WARD = 0.5;
/** A rival that is less likely is not worth a word. */
export const MENTIONED = 0.0005;
export const MAX_CANDIDATES = 5;
