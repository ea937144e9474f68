import { PERSONS, ROADS, spelt, tells } from "../names/address-words.ts";
import { type Token, tokensOf } from "../names/tokens.ts";

/** How a word is looked up as the name of a road. */
export const asRoad = (word: string): string => `~${word}`;

const HOMES = new Set("compound comp compd residence premises house hse memorial".split(" "));

/** How much the name of a person or a family counts, who may live anywhere. */
const PERSON_WORTH = 0.25;

/** The words of a text, spelt as they are compared. */
export function speltTokens(text: string, most: number): Token[] {
  const tokens = tokensOf(text, most);
  for (const [at, token] of tokens.entries()) {
    const word = spelt(token.word);
    if (word !== token.word) tokens[at] = { ...token, word };
  }
  return tokens;
}

/**
 * The words and pairs of words of a unit's or a ward's name that count, and how much: a person's count
 * less.
 */
export function wordsOfName(name: string): ReadonlyMap<string, number> {
  const tokens = speltTokens(name, 40);
  const words = new Map<string, number>();
  for (const [at, { word, part }] of tokens.entries()) {
    if (!tells(word) || /^[ivxl]+$/.test(word)) continue;
    const before = tokens[at - 1]?.word ?? "";
    const next = wordIn(part, tokens[at + 1]);
    const nextTells = next !== "" && tells(next);
    const isRoad = ROADS.has(next) || (nextTells && ROADS.has(wordIn(part, tokens[at + 2])));
    const isPerson = PERSONS.has(before) || HOMES.has(next);
    const key = isRoad ? asRoad(word) : word;
    words.set(key, Math.max(words.get(key) ?? 0, isPerson ? PERSON_WORTH : 1));
    if (nextTells) words.set(`${word} ${next}`, 1);
  }
  return words;
}

/** The token's word if it is in that part of the text, or "". */
const wordIn = (part: number, token: Token | undefined): string =>
  token !== undefined && token.part === part ? token.word : "";
