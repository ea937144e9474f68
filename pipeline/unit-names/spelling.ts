/** Words and phrases by what is meant with them, all in capitals. */
export type Spelling = (text: string) => string;

/**
 * Corrects words and phrases in a text in capitals.
 *
 * @param corrections what is printed, with what is meant. What has a blank or a mark is a phrase: it is
 *   looked for as it stands, and only at the edges of words.
 */
export function spellingOf(corrections: ReadonlyMap<string, string>): Spelling {
  const phrases = [...corrections].filter(([printed]) => /[^A-Z0-9]/.test(printed));
  const patterns = phrases.map(([printed, meant]) => [printed, wholeWords(printed), meant] as const);
  const beginnings = new Set([...corrections.keys()].map((printed) => printed.match(/[A-Z0-9]+/)?.[0]));
  return (text) => {
    // Nearly all names have nothing to correct.
    if (!text.match(/[A-Z0-9]+/g)?.some((word) => beginnings.has(word))) return text;
    let corrected = text;
    for (const [printed, pattern, meant] of patterns)
      if (corrected.includes(printed)) corrected = corrected.replace(pattern, meant);
    return corrected.replace(/[A-Z0-9]+/g, (word) => corrections.get(word) ?? word);
  };
}

/** A pattern of a phrase that begins and ends with words, not inside them. */
export const wholeWords = (phrase: string): RegExp =>
  new RegExp(`(?<![A-Z0-9])${escapeMarks(phrase)}(?![A-Z0-9])`, "g");

const escapeMarks = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
