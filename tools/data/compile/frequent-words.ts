import { FIRST_WORD } from "../../../packages/naijaref/src/polling-units/packed.ts";

/** How many words get a letter of their own. More make the list of words longer than what they save. */
const WORDS = 60;

const RARE = 12;

/**
 * Frequent words and pairs of words of the names, and the names with a letter for each: a tenth smaller when
 * compressed.
 */
export function abbreviate(names: readonly string[]): {
  readonly words: readonly string[];
  readonly names: readonly string[];
} {
  const words = frequentWords(names);
  const foreign = names.find((name) => /[\u0080-\u00bf]/.test(name));
  if (foreign !== undefined)
    throw new Error(`"${foreign}" has a sign that stands for a word: write it with letters`);
  const letters = new Map(words.map((word, at) => [word, String.fromCharCode(FIRST_WORD + at)]));
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<=^|[ /\\u0080-\\u00bf])(?:${longestFirst.map(escapePattern).join("|")})`,
    "g",
  );
  return { words, names: names.map((name) => name.replace(pattern, (word) => letters.get(word) ?? word)) };
}

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function frequentWords(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const name of names) {
    const words = name.match(/[^ /]+[ /]?/g) ?? [];
    words.forEach((word, at) => {
      if (word.length > 2) count(word);
      if (at > 0) count(words[at - 1] + word);
    });
  }
  const worth = ([word, times]: readonly [string, number]): number => times * Math.sqrt(word.length);
  return [...counts]
    .filter(([, times]) => times > RARE)
    .sort((a, b) => worth(b) - worth(a) || (a[0] < b[0] ? -1 : 1))
    .slice(0, WORDS)
    .map(([word]) => word);
}
