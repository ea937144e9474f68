import { createNameIndex } from "naijaref/search";

/** What is compared of a word: `Senatorial District` and `senatorial-district` are `senatorial_district`. */
const wordKey = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "_");

/** The word of a list that a text is, ignoring case, surrounding blanks, and what separates its parts. */
export const wordAmong = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => wordKey(word) === wordKey(text));

/** The word of a list that a text was probably meant to be. */
export function closestWord<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const index = createNameIndex(words.map((word) => ({ name: word.replaceAll("_", " ") })));
  const [best] = index.search(text.replaceAll("_", " "), { limit: 1 });
  return best && words[best.at];
}

const nameKey = (name: string): string => wordKey(name).replaceAll("_", "").replace(/s$/, "");

/** The name of a list that a name nearly is: but for case, what separates its parts, or a last `s`. */
export const nameNearly = (names: readonly string[], name: string): string | undefined =>
  names.includes(name) ? undefined : names.find((other) => nameKey(other) === nameKey(name));
