/** How "Unguwar" is written, the Hausa word for a quarter, as the first word of its name. */
const UNGUWAR = new Set(
  "ung unguwa unguwar unguwan unguwanni anguwa anguwan anguwar angwa angwan ungwa ungwan ungwar ang agwan ugwan".split(
    " ",
  ),
);

/** How every spelling of "Unguwar" is compared. */
export const QUARTER = "unguwar";

/** A folded word as it is compared: the spellings of "Unguwar" are one. */
export const spelt = (word: string): string => (UNGUWAR.has(word) ? QUARTER : word);

/**
 * What is left of a word if the letters are taken together that are written for each other: double letters, h
 * after another letter, e and i, o and u. "Sholuyi" and "Soluyi" are equal.
 */
export const skeleton = (word: string): string =>
  word
    .replace(/h/g, "")
    .replace(/[ey]/g, "i")
    .replace(/u/g, "o")
    .replace(/ck|q/g, "k")
    .replace(/c/g, "k")
    .replace(/ts|z/g, "s")
    .replace(/f/g, "p")
    .replace(/(.)\1+/g, "$1");
