import { tells } from "../names/address-words.ts";
import type { Token } from "../names/tokens.ts";
import { type HashesOfWord, hashesOf, hashOf, hashOfBoth, powerOf } from "./marks.ts";
import { skeleton } from "./spelling.ts";
import { asRoad } from "./words-of-units.ts";

/** No name of a place has more words. */
export const MOST_WORDS_OF_NAME = 5;

/**
 * How a word of an address is looked up. A line is read in several states: so each text is made once a line,
 * and only if a table may have it.
 */
export interface WordKeys {
  /** Whether it may tell one LGA from another. */
  readonly tells: boolean;
  readonly hash: number;
  /** What the hash of a text before it is multiplied with. */
  readonly power: number;
  readonly skeleton: () => string;
  /** As the name of a road. */
  readonly road: () => string;
  /** With the next word, as the evidence has pairs. */
  readonly pair: () => string;
  /** So many words from this one on without blanks. They must be in the line. */
  readonly joined: (words: number) => string;
  /** The hashes of that. */
  readonly hashes: (words: number) => HashesOfWord;
}

/** The keys of each word of a line. */
export const keysOf = (tokens: readonly Token[]): readonly WordKeys[] =>
  tokens.map(({ word }, at) => {
    let [road, bones, pair] = ["", "", ""];
    const runs = [word];
    const hashes: HashesOfWord[] = [];
    const joined = (words: number): string => {
      for (let length = runs.length; length < words; length++)
        runs.push(`${runs[length - 1]}${(tokens[at + length] as Token).word}`);
      return runs[words - 1] as string;
    };
    return {
      tells: tells(word),
      hash: hashOf(word),
      power: powerOf(word.length),
      skeleton: () => {
        bones ||= skeleton(word);
        return bones;
      },
      road: () => {
        road ||= asRoad(word);
        return road;
      },
      pair: () => {
        pair ||= pairOf(word, tokens[at + 1]?.word ?? "");
        return pair;
      },
      joined,
      hashes: (words) => {
        hashes[words] ??= hashesOf(joined(words));
        return hashes[words] as HashesOfWord;
      },
    };
  });

const pairOf = (word: string, next: string): string => `${word} ${next}`;

const [ROAD, BLANK] = [/* @__PURE__ */ hashOf(asRoad("")), /* @__PURE__ */ hashOf(pairOf("", ""))];
const POWER_OF_BLANK = /* @__PURE__ */ powerOf(pairOf("", "").length);

/** The hash of a word as the name of a road. */
export const hashOfRoad = ({ hash, power }: WordKeys): number => hashOfBoth(ROAD, hash, power);

/** The hash of a pair of words. */
export const hashOfPair = (first: WordKeys, second: WordKeys): number =>
  hashOfBoth(hashOfBoth(first.hash, BLANK, POWER_OF_BLANK), second.hash, second.power);
