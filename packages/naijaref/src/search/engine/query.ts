import { fold, foldsToNothing } from "../../names/fold.ts";
import { ROMAN } from "../../names/numerals.ts";
import { piecesOf, tokensOf, wordsOf as wordsIn } from "../../names/tokens.ts";
import { groupBy } from "../../table/group.ts";
import { MAX_QUERY_LENGTH, MAX_WORDS } from "./tuning.ts";

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

/** The query read last: a box asks several indexes for the same. */
const NO_QUERY = { query: "", folded: "", writings: [] as readonly (readonly string[])[] };
let last = NO_QUERY;

/** The words of a query, in each way to write them. What is not a string has none. */
export function readQuery(query: unknown): typeof last {
  if (typeof query !== "string") return NO_QUERY;
  if (query === last.query) return last;
  const folded = fold(query);
  const writings = writingsOf(folded);
  // Initials with full stops are one word.
  const words = query.includes(".") ? tokensOf(query, MAX_WORDS).map(({ word }) => word) : [];
  const initials = words.join(" ");
  if (initials !== folded) writings.push(...writingsOf(initials));
  last = { query, folded, writings };
  return last;
}

/** A query as words to look for, and the kinds that it says. */
export interface Reading {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** A phrase that says of which kind an entry is, or of one of which; none if it only takes up room. */
interface Phrase {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** The phrases by the word with which they begin, longest first: "city council area" is read before "city". */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

export function listPhrases(
  kindWords: Readonly<Record<string, readonly string[]>>,
  idleWords: readonly string[],
): Phrases {
  const kindsOf = new Map<string, string[]>(idleWords.map((phrase) => [wordsOf(phrase).join(" "), []]));
  for (const [kind, phrases] of Object.entries(kindWords)) {
    for (const phrase of phrases.map((one) => wordsOf(one).join(" ")))
      kindsOf.set(phrase, [...(kindsOf.get(phrase) ?? []), kind]);
  }
  const list = [...kindsOf].map(([phrase, kinds]): Phrase => ({ words: wordsIn(phrase), kinds }));
  return groupBy(
    list.sort((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? "",
  );
}

const NO_KINDS: readonly string[] = [];

/**
 * A query as it stands, because a name may contain such a phrase; and without the phrases if words are left.
 *
 * @param mayBeSaid whether a phrase of a kind is one: not of a kind that is not looked for.
 */
export function readKinds(
  phrases: Phrases,
  words: readonly string[],
  mayBeSaid: (kind: string) => boolean = () => true,
): readonly Reading[] {
  const asItStands: Reading = { words, kinds: NO_KINDS };
  if (!words.some((word) => phrases.has(word))) return [asItStands];
  const rest: string[] = [];
  const kinds: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases
      .get(words[at] as string)
      ?.find(
        ({ words: idle, kinds }) =>
          (kinds.length === 0 || kinds.some(mayBeSaid)) &&
          idle.every((word, place) => word === words[at + place]),
      );
    if (phrase === undefined) rest.push(words[at] as string);
    else kinds.push(...phrase.kinds);
    at += phrase?.words.length ?? 1;
  }
  return rest.length === 0 || rest.length === words.length
    ? [asItStands]
    : [asItStands, { words: rest, kinds }];
}
