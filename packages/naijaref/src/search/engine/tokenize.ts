import { fold } from "../../names/fold.ts";
import { ROMAN } from "../../names/numerals.ts";
import { piecesOf, wordsOf as wordsIn } from "../../names/tokens.ts";

/**
 * The words by which names and queries are compared: folded, letters apart from digits, and small numbers
 * in Roman numerals, so that "Sector 2", "SECTOR-II" and "sector02" are the same words.
 */
export const wordsOf = (name: string): string[] => writingsOf(fold(name))[0] ?? [];

/**
 * A folded name as words and, if it has digits, a second time with its digits unchanged, because a typo in
 * "10" is not a typo in "x". None for an empty name.
 */
export function writingsOf(folded: string): string[][] {
  if (folded === "") return [];
  const unchanged = wordsIn(folded);
  if (!/[0-9]/.test(folded)) return [unchanged];
  const words = unchanged
    .flatMap(piecesOf)
    .map((word) => (/^0*[1-9][0-9]?$/.test(word) ? (ROMAN[Number(word)] ?? word) : word));
  return [words, unchanged];
}
