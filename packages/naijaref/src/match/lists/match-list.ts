import { PLACE_VARIANTS, WEAK_PLACE_WORDS } from "../../names/vocabulary.ts";
import type { ReadingRules } from "../reading/reading.ts";
import type { MatchEntry } from "./names.ts";

/** One list of entries and how its names are read and compared. */
export interface MatchList {
  readonly rules: ReadingRules;
  readonly entries: () => Iterable<MatchEntry>;
  /** Words in a text that say that this kind is meant and not another. */
  readonly says: RegExp;
  /** Whether a part of a name stands for it where the state or LGA is given. */
  readonly part: boolean;
  /** Whether a text with more words than the name is matched where the LGA is given. */
  readonly more: boolean;
}

export const NO_WORDS: ReadonlySet<string> = new Set();
export const NO_VARIANTS: ReadonlyMap<string, string> = new Map();

/** Phrases as the rules have them: a space around, the longest first. */
export const longestFirst = (phrases: readonly string[]): readonly string[] =>
  phrases.map((phrase) => ` ${phrase} `).sort((a, b) => b.length - a.length);

/** How names made of places' names are read. */
export const PLACE_RULES = {
  variants: PLACE_VARIANTS,
  marks: NO_WORDS,
  weak: WEAK_PLACE_WORDS,
  generic: NO_WORDS,
};
