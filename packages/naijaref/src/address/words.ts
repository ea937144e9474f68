import { IS, meaningsOf, spelt, tells } from "../names/address-words.ts";
import { type HashesOfWord, hashesOf, hashOf, hashOfBoth, powerOf } from "../names/marks.ts";
import { type Token, tokensOf } from "../names/tokens.ts";

const asRoad = (word: string): string => `~${word}`;

/** No name of a place has more words. */
export const MAX_WORDS_OF_NAME = 5;

/** How a word of an address is looked up. A line is read in several states, and each text is made once a line. */
export class WordKeys {
  /** Bits of `IS`. */
  readonly meanings: number;
  /** Whether it may tell one LGA from another. */
  readonly tells: boolean;
  readonly hash: number;
  /** The hash of a text before it is multiplied with this. */
  readonly power: number;
  private readonly tokens: readonly Token[];
  private readonly at: number;
  private readonly texts: string[];
  private readonly shortened: HashesOfWord[] = [];

  constructor(tokens: readonly Token[], at: number) {
    const { word } = tokens[at] as Token;
    this.meanings = meaningsOf(word);
    this.tells = tells(word, this.meanings);
    this.hash = hashOf(word);
    this.power = powerOf(word.length);
    this.tokens = tokens;
    this.at = at;
    this.texts = ["", word];
  }

  /** So many words from this one on without blanks. They must be in the line. */
  joined(words: number): string {
    this.texts[words] ??= this.joined(words - 1) + (this.tokens[this.at + words - 1] as Token).word;
    return this.texts[words] as string;
  }

  /** The hashes of so many words, without each of their letters. */
  hashes(words: number): HashesOfWord {
    this.shortened[words] ??= hashesOf(this.joined(words));
    return this.shortened[words] as HashesOfWord;
  }
}

/** The keys of each word of a line. */
export const keysOf = (tokens: readonly Token[]): readonly WordKeys[] =>
  tokens.map((_, at) => new WordKeys(tokens, at));

const [ROAD, BLANK] = [/* @__PURE__ */ hashOf(asRoad("")), /* @__PURE__ */ hashOf(" ")];
const POWER_OF_BLANK = /* @__PURE__ */ powerOf(1);

/** The hash of a word as the name of a road. */
export const hashOfRoad = ({ hash, power }: WordKeys): number => hashOfBoth(ROAD, hash, power);

/** The hash of two words as the evidence has pairs. */
export const hashOfPair = (first: WordKeys, second: WordKeys): number =>
  hashOfBoth(hashOfBoth(first.hash, BLANK, POWER_OF_BLANK), second.hash, second.power);

/**
 * How a word is meant: the name of a place, of a road, or of something that the place is near to. The name of
 * a business is as far from the place as that.
 */
export type Role = "place" | "road" | "near";

/** How many words before "Road" may be its name. */
const MAX_ROAD_LENGTH = 2;

/** How many words after "opposite" are what it is opposite to: the place may follow. */
const MAX_LANDMARK_LENGTH = 2;

/** How many words before "Hotel" may be its name. */
const MAX_BUSINESS_LENGTH = 2;

/** The words of a line, and what each may be meant as. */
interface Words {
  readonly tokens: readonly Token[];
  readonly keys: readonly WordKeys[];
}

const isMeant = ({ keys }: Words, at: number, meanings: number): boolean =>
  ((keys[at] as WordKeys).meanings & meanings) !== 0;

/** The role of each word. Words are the name of a road that "Road" follows, as far as the name may reach. */
export function rolesOf(words: Words): Role[] {
  const { tokens, keys } = words;
  const roles = new Array<Role>(tokens.length).fill("place");
  let all = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { meanings } = keys[at] as WordKeys;
    all |= meanings;
    if ((meanings & IS.near) !== 0) markLandmark(words, roles, at);
  }
  if ((all & IS.road) !== 0)
    for (let at = 0; at < tokens.length; at++) if (isMeant(words, at, IS.road)) markRoad(words, roles, at);
  for (let at = 0; at < tokens.length; at++)
    if (isMeant(words, at, IS.business)) markBusiness(words, roles, at);
  return roles;
}

/** "Kajola Cooperative Hall" and "Eku Plaza" may be anywhere; "Aba Town Hall" is in Aba. */
function markBusiness(words: Words, roles: Role[], at: number): void {
  const { part } = words.tokens[at] as Token;
  for (let before = at - 1; before >= Math.max(0, at - MAX_BUSINESS_LENGTH); before--) {
    const token = words.tokens[before] as Token;
    if (token.part !== part || roles[before] !== "place" || isMeant(words, before, IS.common)) return;
    roles[before] = "near";
  }
}

const ENDS_ROAD = IS.road | IS.near | IS.landmark;

function markRoad(words: Words, roles: Role[], at: number): void {
  const { tokens } = words;
  roles[at] = "road";
  const { part } = tokens[at] as Token;
  for (let before = at - 1; before >= Math.max(0, at - MAX_ROAD_LENGTH); before--) {
    if ((tokens[before] as Token).part !== part || isMeant(words, before, ENDS_ROAD)) return;
    roles[before] = "road";
  }
}

/** What ends the line is where the place is: "Opposite Zenith Bank Lekki". */
function markLandmark({ tokens }: Words, roles: Role[], at: number): void {
  const { part } = tokens[at] as Token;
  for (let near = at; near <= at + MAX_LANDMARK_LENGTH && tokens[near]?.part === part; near++)
    roles[near] = "near";
}

const HOMES = new Set("compound comp compd residence premises house hse memorial".split(" "));

const PERSON_WORTH = 0.25;

/** The words of a text, spelt as they are compared. */
export function speltTokens(text: string, most: number): Token[] {
  const tokens = tokensOf(text, most);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const word = spelt(token.word);
    if (word !== token.word) tokens[at] = { ...token, word };
  }
  return tokens;
}

/** What is written for a letter: "Sholuyi" and "Soluyi" are equal, and so are e and i, o and u, c and k. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  ...{ h: "", e: "i", y: "i", u: "o", q: "k", c: "k", z: "s", f: "p" },
};

export function skeleton(word: string): string {
  let bones = "";
  let last = "";
  for (let at = 0; at < word.length; at++) {
    const typed = word[at] as string;
    const letter = WRITTEN_FOR[typed] ?? typed;
    if (letter === "") continue;
    if (letter !== last) bones += letter;
    last = letter;
  }
  return bones;
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
    const isRoad = isRoadWord(next) || (nextTells && isRoadWord(wordIn(part, tokens[at + 2])));
    const isPerson = (meaningsOf(before) & IS.person) !== 0 || HOMES.has(next);
    const key = isRoad ? asRoad(word) : word;
    words.set(key, Math.max(words.get(key) ?? 0, isPerson ? PERSON_WORTH : 1));
    if (nextTells) words.set(`${word} ${next}`, 1);
  }
  return words;
}

const isRoadWord = (word: string): boolean => (meaningsOf(word) & IS.road) !== 0;

/** The token's word if it is in that part of the text, or "". */
const wordIn = (part: number, token: Token | undefined): string =>
  token !== undefined && token.part === part ? token.word : "";
