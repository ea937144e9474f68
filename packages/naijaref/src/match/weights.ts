/**
 * Every weight and threshold of the matcher. The weights were fitted together, by multinomial logistic
 * regression, with what `bench/match/NOTES.md` says; nobody edits one by itself.
 *
 * A text is compared with each record that it may mean. What speaks for a record is added up; what speaks for
 * it that none is meant is added up too. The probability of each is its share of the exponentials of all.
 */

/** The groups of kinds, in the order of the columns below. */
const GROUPS = ["state", "lga", "ward", "seat", "bank"] as const;
type Group = (typeof GROUPS)[number];

type Row = readonly [state: number, lga: number, ward: number, seat: number, bank: number];

/** What speaks for a record. Shares are of letters, from 0 to 1. */
const RECORDS = {
  /** Mistakes, as a share of the letters of the longer of the two; at most 0.6. */
  mistakes: [-8.01, -0.25, -0.4, -0.11, -0.41],
  /** The share of mistakes beyond 0.15. */
  many_mistakes: [-7.85, -4.73, -1.29, -4.04, -0.01],
  /** They differ by one slip at most. */
  one_slip: [1.43, 0.41, 0.53, -0.47, 0.98],
  /** What of the text stands for words of the name. */
  text_covered: [1.63, 2.28, 4.75, 2.27, 3.07],
  /** What of the name the text has; a word that rivals have too weighs less. */
  name_covered: [-0.6, 3.32, 3.51, 2.11, 4.68],
  /** Words of the text that the name lacks and that belong to the record, such as its headquarters. */
  words_of_its_own: [0, 4.42, 2.24, 0, 0],
  /** The words are in another order. */
  turned: [0, 2.79, 0.22, 2.19, 3.1],
  /** The number in the text is the number of the ward in INEC's code. */
  number_in_code: [0, 0, 1.29, 0, 0],
  /** They have the same numbers. */
  same_number: [0, 0, 2.09, 0.1, 4.48],
  /** Both have a number, and not the same. */
  other_number: [0, 0, -5.31, -4.94, -0.4],
  /** The name has a number, the text has none. */
  lacks_number: [0, 0.28, -1.6, -1.37, -1.57],
  /** The text has a number, the name has none. */
  number_too_many: [-1.03, 0.54, -2.87, -1.84, -0.64],
  /** Both have a direction, a letter or a word of kind, and not the same. */
  other_direction: [0, -7.76, -5.2, -6.11, -1.8],
  /** The name has one, the text has none. */
  lacks_direction: [0, -2.13, -0.02, -1.57, 0.28],
  /** The text has one, the name has none. */
  direction_too_many: [-1.57, -2.21, -1.13, -1.58, -4.36],
  /** They begin with different letters. */
  first_letter: [-4.47, -2.27, -0.67, -1.35, -2.75],
  /** Their consonants sound alike. */
  sounds: [2.71, 0.92, 0.36, 0.58, 0.24],
  /** The text is made of the beginnings of the name's words: ILORINWE, B/LADI. */
  cut: [0.88, 3.4, 3.16, 1.39, 1.2],
  /** The text is like one part of the name. */
  part: [0.04, 1.48, 1.47, 3.3, 0.01],
  /** A part of the text is like the name. */
  among_parts: [-1.5, 2.15, 1.25, -0.58, 0.8],
  /** One, divided by the letters of the text. */
  short: [-0.12, -0.93, 0.01, -1.82, -7.72],
  /** One of the two has numbers and directions only. */
  only_marks: [-1.91, -0.42, 2.07, 2.55, 3.85],
} as const satisfies Readonly<Record<string, Row>>;

const NONE = {
  /** Always 1. */
  none: [-0.12, 0.06, 0.9, -1.81, 0.15],
  /** The natural logarithm of how many records there are. */
  none_of_many: [-0.96, 0.37, 0.56, 0.38, 0.38],
  /** The text is the name of a record of this kind in another state or LGA. */
  known_elsewhere: [0.21, 4.21, 3.75, 3.62, 3.74],
  /** The text is the name of a town, a quarter or another kind of place. */
  known_place: [4.13, 0.74, 0, -0.06, 0],
  /** The text has fewer than four letters. */
  few_letters: [-0.13, -0.31, -0.63, -0.72, -0.94],
} as const satisfies Readonly<Record<string, Row>>;

const placesOf = <Name extends string>(rows: Readonly<Record<Name, Row>>) =>
  Object.fromEntries(Object.keys(rows).map((name, at) => [name, at])) as Record<Name, number>;

/** The place of each among those that speak for a record, and for none. */
export const AT = /* @__PURE__ */ placesOf(RECORDS);
export const NONE_AT = /* @__PURE__ */ placesOf(NONE);

/** How many they are. */
export const FEATURES = /* @__PURE__ */ Object.keys(RECORDS).length;
export const NONE_FEATURES = /* @__PURE__ */ Object.keys(NONE).length;

/** The weights of a group of kinds, by `AT` and `NONE_AT`. */
export interface Weights {
  readonly records: Float64Array;
  readonly none: Float64Array;
}

const column = (rows: Readonly<Record<string, Row>>, at: number): Float64Array =>
  Float64Array.from(Object.values(rows), (row) => row[at] as number);

export const WEIGHTS: Readonly<Record<Group, Weights>> = /* @__PURE__ */ (() =>
  Object.fromEntries(
    GROUPS.map((group, at) => [group, { records: column(RECORDS, at), none: column(NONE, at) }]),
  ) as Record<Group, Weights>)();

// The thresholds by which a text is compared with names and decided.

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
