import { IS, meaningsOf, tells } from "./address-words.ts";
import { isDirection } from "./directions.ts";
import { statesWithTown } from "./known-places.ts";
import { type HashesOfWord, hashesOf, hashOf, powerOf } from "./marks.ts";
import { namesLike } from "./misspelt.ts";
import type { Token } from "./tokens.ts";

/** No name of a place has more words. */
export const MAX_WORDS_OF_NAME = 5;

/** How a word of an address is looked up. A line is read in several states, and each text is made once a line. */
export class WordKeys {
  /** Bits of `IS`. */
  readonly meanings: number;
  /** Whether it may tell one LGA from another. */
  readonly tells: boolean;
  /** Whether it only says a direction. */
  readonly isDirection: boolean;
  readonly hash: number;
  /** The hash of a text before it is multiplied with this. */
  readonly power: number;
  private readonly tokens: readonly Token[];
  private readonly at: number;
  private readonly texts: string[];
  private readonly shortened: HashesOfWord[] = [];
  private among: string | undefined;
  private alike: (readonly string[])[] = [];

  constructor(tokens: readonly Token[], at: number) {
    const { word } = tokens[at] as Token;
    this.meanings = meaningsOf(word);
    this.tells = tells(word, this.meanings);
    this.isDirection = isDirection(word);
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

  /** The names of a state's places, or of those of all states, that so many words are with one slip. */
  like(words: number, state: string | undefined): readonly string[] {
    if (this.among !== state) {
      this.among = state;
      this.alike = [];
    }
    this.alike[words] ??= namesLike(this.joined(words), this.hashes(words), state);
    return this.alike[words] as readonly string[];
  }
}

/**
 * The keys of each word of a line. Not `map`: what V8 compiles of it makes arrays of another kind, and whatever was
 * compiled to read keys is thrown away.
 */
export function keysOf(tokens: readonly Token[]): readonly WordKeys[] {
  const keys: WordKeys[] = [];
  for (let at = 0; at < tokens.length; at++) keys.push(new WordKeys(tokens, at));
  return keys;
}

/**
 * How a word is meant: the name of a place, of a road, or of something that the place is near to. The name of
 * a business is as far from the place as that.
 */
export type Role = "place" | "road" | "near";

/** The words of a text, what each is meant as, and which say only the state. */
export interface Line {
  readonly tokens: readonly Token[];
  /** Those of each token. */
  readonly keys: readonly WordKeys[];
  readonly roles: readonly Role[];
  readonly skipped: ReadonlySet<number>;
  /** Whether it is read in several states. */
  readonly isOfAnyState: boolean;
}

/** The same line with other words passed over, or read in several states. */
export const withSkipped = (
  { tokens, keys, roles }: Line,
  skipped: ReadonlySet<number>,
  isOfAnyState = false,
): Line => ({ tokens, keys, roles, skipped, isOfAnyState });

/** How many words beside "Road", "opposite" or "Plaza" belong to it. */
const MAX_BESIDE = 2;

/** The role of each word. Most short lines have none that gives others a role. */
export function rolesOf(tokens: readonly Token[], keys: readonly WordKeys[]): Role[] {
  const roles = new Array<Role>(tokens.length).fill("place");
  if (keys.some(({ meanings }) => (meanings & GIVES_ROLE) !== 0)) markRoles(roles, tokens, keys);
  return roles;
}

const GIVES_ROLE = IS.near | IS.road | IS.business;

function markRoles(roles: Role[], tokens: readonly Token[], keys: readonly WordKeys[]): void {
  /** Gives words with a meaning a role, and those beside them in their part, up to one with another meaning. */
  const mark = (meaning: number, role: Role, step: 1 | -1, stop: number): void => {
    for (let at = 0; at < tokens.length; at++) {
      if (((keys[at] as WordKeys).meanings & meaning) === 0) continue;
      roles[at] = role;
      for (let beside = at + step; beside >= 0 && Math.abs(beside - at) <= MAX_BESIDE; beside += step) {
        const isBeside = tokens[beside]?.part === (tokens[at] as Token).part;
        if (!isBeside || ((keys[beside] as WordKeys).meanings & stop) !== 0) break;
        roles[beside] = role;
      }
    }
  };
  // What ends the line is where the place is: "Opposite Zenith Bank Lekki".
  mark(IS.near, "near", 1, 0);
  mark(IS.road, "road", -1, IS.road | IS.near | IS.landmark);
  markJoinedTowns(tokens, keys, roles);
  // "Kajola Cooperative Hall" and "Eku Plaza" may be anywhere; "Aba Town Hall" is in Aba.
  mark(IS.business, "near", -1, IS.common | IS.road);
}

/** "Auchi - Uromi Road": a road between two towns has the name of the first as well. */
function markJoinedTowns(tokens: readonly Token[], keys: readonly WordKeys[], roles: Role[]): void {
  const isTown = (from: number, to: number): boolean =>
    tokens[from]?.part === tokens[to - 1]?.part && statesWithTown().has(keys[from]?.joined(to - from) ?? "");
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at]?.joined !== true || roles[at] !== "road" || roles[at - 1] === "road") continue;
    if (!isTown(at, at + 1) && !isTown(at, at + 2)) continue;
    const from = [at - 2, at - 1].find((from) => isTown(from, at));
    if (from !== undefined) roles.fill("road", from, at);
  }
}
