import { fold } from "../text/fold.ts";

/** Roman numerals of 0 to 39: as far as wards are numbered, and no word of a name is mistaken for one. */
const ROMAN: readonly string[] = ["", "x", "xx", "xxx"].flatMap((tens) =>
  ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((units) => tens + units),
);

/**
 * The words by which names and queries are compared: folded, letters apart from digits, and small numbers
 * in Roman numerals, so that "Ogbor 2", "OGBOR-II" and "ogbor02" are the same words.
 */
export const wordsOf = (name: string): string[] => splitFolded(fold(name));

/** The words of a name that is folded already. */
export function splitFolded(folded: string): string[] {
  if (folded === "") return [];
  if (!/[0-9]/.test(folded)) return folded.split(" ");
  return folded
    .replace(/(?<=[0-9])(?=[^0-9 ])|(?<=[^0-9 ])(?=[0-9])/g, " ")
    .split(" ")
    .map((word) => (/^0*[1-9][0-9]?$/.test(word) ? (ROMAN[Number(word)] ?? word) : word));
}

/** The number from 1 to 39 that such a word is, if it is one. */
export function numberOf(word: string | undefined): number | undefined {
  const number = ROMAN.indexOf(word ?? "");
  return number > 0 ? number : undefined;
}
