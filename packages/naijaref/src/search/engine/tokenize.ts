import { fold } from "../../text/fold.ts";

/** Roman numerals of 0 to 39. None of them is also a word of a name; "xl" and those above might be. */
const ROMAN: readonly string[] = ["", "x", "xx", "xxx"].flatMap((tens) =>
  ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].map((units) => tens + units),
);

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
  const unchanged = divide(folded);
  if (!/[0-9]/.test(folded)) return [unchanged];
  const words = folded
    .replace(/(?<=[0-9])(?=[^0-9 ])|(?<=[^0-9 ])(?=[0-9])/g, " ")
    .split(" ")
    .map((word) => (/^0*[1-9][0-9]?$/.test(word) ? (ROMAN[Number(word)] ?? word) : word));
  return [words, unchanged];
}

/** Single letters with full stops between them: `G.R.A`, `V.I.`, but not `St. Paul`. */
const INITIALS = /(?<!\p{L})\p{L}(?:\.\p{L})+(?!\p{L})\.?/gu;

/** A query with its initials as one word, `GRA`; undefined if it has none. */
export function joinInitials(query: string): string | undefined {
  if (!query.includes(".")) return undefined;
  const joined = query.replace(INITIALS, (initials) => `${initials.replaceAll(".", "")} `);
  return joined === query ? undefined : joined;
}

/**
 * The words between spaces. Not `split`, because engines keep its results, and most queries never come again.
 */
function divide(folded: string): string[] {
  const words: string[] = [];
  let from = 0;
  for (let space = folded.indexOf(" "); space >= 0; space = folded.indexOf(" ", from)) {
    words.push(folded.slice(from, space));
    from = space + 1;
  }
  words.push(from === 0 ? folded : folded.slice(from));
  return words;
}

/** The number from 1 to 39 that a Roman numeral is; undefined for other words. */
export function numberOf(word: string | undefined): number | undefined {
  const number = ROMAN.indexOf(word ?? "");
  return number > 0 ? number : undefined;
}
