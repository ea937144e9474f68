import { spelt } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { COMMON, LANDMARKS, NEAR, ROADS } from "./words.ts";

/** Whether a word may tell one LGA from another. */
export const tells = (word: string): boolean =>
  word.length > 2 &&
  !/\d/.test(word) &&
  !COMMON.has(word) &&
  !LANDMARKS.has(word) &&
  !NEAR.has(word) &&
  !ROADS.has(word);

/** How a word is looked up as the name of a road. */
export const asRoad = (word: string): string => `~${word}`;

/** What a person's name follows, and what follows a person's name. */
const PERSONS = new Set(
  "chief alhaji alh alhaja mallam malam mal hajiya hon dr mr mrs prof engr barr pastor late oba prince bale baale eze igwe sarki hakimi wakili dagaci bulama lawan jauro ardo maigari kofar kofan gidan gida garkar garkan layin shiyar".split(
    " ",
  ),
);
const HOMES = new Set("compound comp compd residence premises house hse memorial".split(" "));

/** How much the name of a person or a family counts, who may live anywhere. */
const PERSON_WORTH = 0.25;

/** The words of a text, spelt as they are compared. */
export const speltTokens = (text: string, most: number): Token[] =>
  tokensOf(text, most).map((token) => ({ ...token, word: spelt(token.word) }));

/**
 * The words and pairs of words of a unit's or a ward's name that count, and how much: a person's count
 * less.
 */
export function wordsOfName(name: string): ReadonlyMap<string, number> {
  const tokens = speltTokens(name, 40);
  const words = new Map<string, number>();
  tokens.forEach(({ word, part }, at) => {
    if (!tells(word) || /^[ivxl]+$/.test(word)) return;
    const next = tokens[at + 1];
    const inPart = (token: Token | undefined): token is Token => token?.part === part;
    const isRoad =
      (inPart(next) && ROADS.has(next.word)) ||
      (inPart(next) && tells(next.word) && inPart(tokens[at + 2]) && ROADS.has(tokens[at + 2]?.word ?? ""));
    const isPerson = PERSONS.has(tokens[at - 1]?.word ?? "") || (inPart(next) && HOMES.has(next.word));
    const key = isRoad ? asRoad(word) : word;
    words.set(key, Math.max(words.get(key) ?? 0, isPerson ? PERSON_WORTH : 1));
    if (inPart(next) && tells(next.word)) words.set(`${word} ${next.word}`, 1);
  });
  return words;
}
