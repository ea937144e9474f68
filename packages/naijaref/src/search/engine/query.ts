import { fold, foldsToNothing } from "../../names/fold.ts";
import { ROMAN } from "../../names/numerals.ts";
import { piecesOf, wordsOf as wordsIn } from "../../names/tokens.ts";
import { MAX_QUERY_LENGTH } from "./tuning.ts";

/**
 * Why a query cannot be searched for.
 *
 * - `empty`: it has no letter or digit.
 * - `too_long`: it has more than 64 code points, whitespace around them not counted.
 * - `not_text`: it is not a string.
 */
export type QueryReason = "empty" | "too_long" | "not_text";

/** What is wrong with a query; undefined if nothing is. */
export function problemOf(query: unknown): QueryReason | undefined {
  if (typeof query !== "string") return "not_text";
  if (isLong(query.trim())) return "too_long";
  return foldsToNothing(query) ? "empty" : undefined;
}

/** Counts code points only as far as it must. */
const isLong = (query: string): boolean =>
  query.length > MAX_QUERY_LENGTH &&
  (query.length > 2 * MAX_QUERY_LENGTH || [...query].length > MAX_QUERY_LENGTH);

/**
 * The words by which names and queries are compared: folded, letters apart from digits, and small numbers
 * in Roman numerals, so that "Sector 2", "SECTOR-II" and "sector02" are the same words.
 */
export const wordsOf = (name: string): string[] => writingsOf(fold(name))[0] ?? [];

/**
 * A folded name as words and, if it has digits, a second time with its digits unchanged, because a typo in
 * "10" is not a typo in "x". None for an empty name.
 */
export function writingsOf(folded: string): string[][] {
  if (folded === "") return [];
  const unchanged = wordsIn(folded);
  if (!/[0-9]/.test(folded)) return [unchanged];
  const words = unchanged
    .flatMap(piecesOf)
    .map((word) => (/^0*[1-9][0-9]?$/.test(word) ? (ROMAN[Number(word)] ?? word) : word));
  return [words, unchanged];
}

/** A query as words to look for, and the kinds that it says. */
export interface Reading {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** A phrase that says a kind or, if it has no kind, does not help to tell entries apart. */
interface Phrase {
  readonly words: readonly string[];
  readonly kind: string | undefined;
}

/** The phrases, and the words with which one begins: most queries have none of them. */
export interface Phrases {
  readonly list: readonly Phrase[];
  readonly firstWords: ReadonlySet<string>;
}

/** The phrases, longest first, so that "city council area" is read before "city". */
export function listPhrases(
  kindWords: Readonly<Record<string, readonly string[]>>,
  idleWords: readonly string[],
): Phrases {
  const saying = (kind: string | undefined) => (phrase: string) => ({ kind, words: wordsOf(phrase) });
  const list = [
    ...Object.entries(kindWords).flatMap(([kind, phrases]) => phrases.map(saying(kind))),
    ...idleWords.map(saying(undefined)),
  ].sort((a, b) => b.words.length - a.words.length);
  return { list, firstWords: new Set(list.flatMap(({ words }) => words.slice(0, 1))) };
}

const NO_KINDS: readonly string[] = [];

/**
 * A query as it stands, because a name may contain such a phrase; and without the phrases if words are left.
 */
export function readKinds({ list, firstWords }: Phrases, words: readonly string[]): readonly Reading[] {
  const asItStands: Reading = { words, kinds: NO_KINDS };
  if (!words.some((word) => firstWords.has(word))) return [asItStands];
  const rest: string[] = [];
  const kinds: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = list.find((idle) => idle.words.every((word, place) => word === words[at + place]));
    if (phrase === undefined) rest.push(words[at] as string);
    else if (phrase.kind !== undefined) kinds.push(phrase.kind);
    at += phrase?.words.length ?? 1;
  }
  return rest.length === 0 || rest.length === words.length
    ? [asItStands]
    : [asItStands, { words: rest, kinds }];
}
