import { fold } from "../text/fold.ts";

/** Roman numerals of 1 to 39: as far as wards are numbered, and no name is mistaken for one. */
const ROMAN = Array.from({ length: 40 }, (_, number) => {
  const units = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
  return "x".repeat(Math.floor(number / 10)) + units[number % 10];
});

/**
 * The words by which names and queries are compared: folded, letters apart from digits, and small numbers
 * in Roman numerals, so that "Ogbor 2", "OGBOR-II" and "ogbor02" are the same words.
 */
export function wordsOf(name: string): string[] {
  const folded = fold(name);
  if (folded === "") return [];
  if (!/[0-9]/.test(folded)) return folded.split(" ");
  return folded
    .replace(/(?<=[0-9])(?=[^0-9 ])|(?<=[^0-9 ])(?=[0-9])/g, " ")
    .split(" ")
    .map((word) => (/^0*[1-9][0-9]?$/.test(word) ? (ROMAN[Number(word)] ?? word) : word));
}
