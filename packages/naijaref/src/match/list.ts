import { fold } from "../names/fold.ts";
import { PLACE_VARIANTS, WEAK_PLACE_WORDS } from "../names/vocabulary.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import type { MatchEntry } from "./names.ts";
import type { ReadingRules } from "./reading.ts";

/** One list of entries and how its names are read. */
export interface MatchList {
  readonly rules: ReadingRules;
  readonly entries: () => Iterable<MatchEntry>;
  /** Words in a text that say that this kind is meant and not another. */
  readonly says: RegExp;
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

const stateNames = /* @__PURE__ */ lazy(() => new Map(listStates().map(({ code, name }) => [code, name])));

/** The name of the state with a code. */
export const stateName = (code: string): string => stateNames().get(code) ?? code;

/** The words of some names that a person may write beside that of a record. */
export const wordsOfNames = (...names: readonly (string | null | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => (name ? fold(name).split(" ") : [])));

type InState = Pick<MatchEntry, "code" | "name" | "aliases"> & {
  readonly inecCode: string;
  readonly stateCode: string;
};

/** An LGA or a seat: several states may have one of its name, so its label has the state. */
export const entryInState = (
  kind: string,
  { code, name, aliases, inecCode, stateCode }: InState,
): MatchEntry => ({
  kind,
  code,
  name,
  aliases,
  codes: [code, inecCode],
  label: `${name}, ${stateName(stateCode)}`,
  stateCode,
  lgaCode: null,
});
