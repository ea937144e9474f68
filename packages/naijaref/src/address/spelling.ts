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
