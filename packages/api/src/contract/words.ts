import { createNameIndex } from "naijaref/search";

/** Lists in sentences. */

const enumerate = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

/** `a`, `a and b`, `a, b and c`. */
export const withAnd = (items: readonly string[]): string => enumerate(items, "and");

/** `a`, `a or b`, `a, b or c`. */
export const withOr = (items: readonly string[]): string => enumerate(items, "or");

/** What is compared of a word: `Senatorial District` and `senatorial-district` are `senatorial_district`. */
const wordKey = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "_");

/** What texts are compared with, made once for each list, because a request may have hundreds of words. */
interface Compared {
  readonly byKey: ReadonlyMap<string, string>;
  /** Made when the first word is wrong. */
  index?: ReturnType<typeof createNameIndex>;
}

const comparedOf = new WeakMap<readonly string[], Compared>();

function compare(words: readonly string[]): Compared {
  let compared = comparedOf.get(words);
  if (compared === undefined) {
    // Of two with one key the first is meant.
    compared = { byKey: new Map(words.toReversed().map((word) => [wordKey(word), word])) };
    comparedOf.set(words, compared);
  }
  return compared;
}

/** The word of a list that a text is, ignoring case, surrounding blanks, and what separates its parts. */
export const wordAmong = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  compare(words).byKey.get(wordKey(text)) as Word | undefined;

/** The word of a list that a text was probably meant to be. */
export function closestWord<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const compared = compare(words);
  compared.index ??= createNameIndex(words.map((word) => ({ name: word.replaceAll("_", " ") })));
  const [best] = compared.index.search(text.replaceAll("_", " "), { limit: 1 });
  return best && words[best.at];
}

const nameKey = (name: string): string =>
  wordKey(name.replace(/\[\d*\]$/, ""))
    .replaceAll("_", "")
    .replace(/s$/, "");

/**
 * The name of a list that a name nearly is: but for case, what separates its parts, a last `s`, or the
 * brackets that some programs write behind the name of a list: `state[]`.
 */
export const nameNearly = (names: readonly string[], name: string): string | undefined =>
  names.includes(name) ? undefined : names.find((other) => nameKey(other) === nameKey(name));
