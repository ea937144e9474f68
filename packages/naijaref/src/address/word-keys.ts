import { tells } from "../names/address-words.ts";
import { type HashesOfWord, hashesOf, hashOf, hashOfBoth, powerOf } from "../names/marks.ts";
import type { Token } from "../names/tokens.ts";
import { skeleton } from "./spelling.ts";
import { asRoad } from "./words-of-units.ts";

/** No name of a place has more words. */
export const MOST_WORDS_OF_NAME = 5;

/**
 * How a word of an address is looked up. A line is read in several states: so each text is made once a line,
 * and only if a table may have it.
 */
export class WordKeys {
  /** Whether it may tell one LGA from another. */
  readonly tells: boolean;
  readonly hash: number;
  /** The hash of a text before it is multiplied with this. */
  readonly power: number;
  private readonly tokens: readonly Token[];
  private readonly at: number;
  private bones: string | undefined;
  private ofRoad: string | undefined;
  private ofPair: string | undefined;
  private two: string | undefined;
  private hashesOfOne: HashesOfWord | undefined;
  private hashesOfTwo: HashesOfWord | undefined;

  constructor(tokens: readonly Token[], at: number) {
    const { word } = tokens[at] as Token;
    this.tokens = tokens;
    this.at = at;
    this.tells = tells(word);
    this.hash = hashOf(word);
    this.power = powerOf(word.length);
  }

  skeleton(): string {
    this.bones ??= skeleton(this.joined(1));
    return this.bones;
  }

  /** As the name of a road. */
  road(): string {
    this.ofRoad ??= asRoad(this.joined(1));
    return this.ofRoad;
  }

  /** With the next word, as the evidence has pairs. */
  pair(): string {
    this.ofPair ??= pairOf(this.joined(1), this.tokens[this.at + 1]?.word ?? "");
    return this.ofPair;
  }

  /** So many words from this one on without blanks. They must be in the line. */
  joined(words: number): string {
    const first = (this.tokens[this.at] as Token).word;
    if (words === 1) return first;
    this.two ??= first + (this.tokens[this.at + 1] as Token).word;
    let joined = this.two;
    for (let word = 2; word < words; word++) joined += (this.tokens[this.at + word] as Token).word;
    return joined;
  }

  /** The hashes of one word or two. */
  hashes(words: number): HashesOfWord {
    if (words === 1) {
      this.hashesOfOne ??= hashesOf(this.joined(1));
      return this.hashesOfOne;
    }
    this.hashesOfTwo ??= hashesOf(this.joined(2));
    return this.hashesOfTwo;
  }
}

/** The keys of each word of a line. */
export const keysOf = (tokens: readonly Token[]): readonly WordKeys[] =>
  tokens.map((_, at) => new WordKeys(tokens, at));

const pairOf = (word: string, next: string): string => `${word} ${next}`;

const [ROAD, BLANK] = [/* @__PURE__ */ hashOf(asRoad("")), /* @__PURE__ */ hashOf(pairOf("", ""))];
const POWER_OF_BLANK = /* @__PURE__ */ powerOf(pairOf("", "").length);

/** The hash of a word as the name of a road. */
export const hashOfRoad = ({ hash, power }: WordKeys): number => hashOfBoth(ROAD, hash, power);

/** The hash of a pair of words. */
export const hashOfPair = (first: WordKeys, second: WordKeys): number =>
  hashOfBoth(hashOfBoth(first.hash, BLANK, POWER_OF_BLANK), second.hash, second.power);
