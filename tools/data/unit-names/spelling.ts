const WORD = /[A-Z0-9]+/g;

/** Words and phrases by what is meant with them, all in capitals. */
export type Spelling = (text: string) => string;

/**
 * Corrects words and phrases in a text in capitals.
 *
 * @param corrections what is printed, with what is meant. What has a blank or a mark is a phrase: it is
 *   looked for as it stands, and only at the edges of words.
 */
export function spellingOf(corrections: ReadonlyMap<string, string>): Spelling {
  const phrases = [...corrections]
    .filter(([printed]) => /[^A-Z0-9]/.test(printed))
    .map(([printed, meant], order) => ({ printed, pattern: wholeWords(printed), meant, order }));
  const byFirstWord = new Map<string, typeof phrases>();
  for (const phrase of phrases) {
    const word = phrase.printed.match(WORD)?.[0] ?? "";
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
  }
  return (text) => {
    let corrected = text;
    // In the order of the list. A correction may make the words with which a later phrase begins.
    for (let next = 0, phrase = firstIn(corrected, next); phrase; phrase = firstIn(corrected, next)) {
      corrected = corrected.replace(phrase.pattern, phrase.meant);
      next = phrase.order + 1;
    }
    return corrected.replace(WORD, (word) => corrections.get(word) ?? word);
  };

  /** The first phrase of the list, from this place on, that is printed in the text. */
  function firstIn(text: string, from: number) {
    let first: (typeof phrases)[number] | undefined;
    for (const word of text.match(WORD) ?? []) {
      for (const phrase of byFirstWord.get(word) ?? []) {
        if (phrase.order < from || phrase.order >= (first?.order ?? Infinity)) continue;
        if (text.includes(phrase.printed)) first = phrase;
      }
    }
    return first;
  }
}

/** A pattern of a phrase that begins and ends with words, not inside them. */
export const wholeWords = (phrase: string): RegExp =>
  new RegExp(`(?<![A-Z0-9])${escapeMarks(phrase)}(?![A-Z0-9])`, "g");

const escapeMarks = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
