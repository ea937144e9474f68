import { fold } from "../../names/fold.ts";
import { writingsOf } from "./query.ts";
import type { Steps } from "./steps.ts";
import { makeTerms, type Numbers, numbersBelow, orderTexts, type Terms } from "./terms.ts";
import { STEP } from "./tuning.ts";

/** Something with names to search by. */
export interface NamedEntry {
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases?: readonly string[];
  /** Names that are not its own but bring it to mind, such as the capital of a country. They score lower. */
  readonly relatedNames?: readonly string[];
  /**
   * Names of its parts that are no entries, such as the quarters of a city. They score a point lower still.
   *
   */
  readonly partNames?: readonly string[];
  /** Codes match whole or, where the query has a digit, by their beginning. They have no typos. */
  readonly codes?: readonly string[];
  readonly kind?: string;
  /**
   * The index of the entry around this one, as a country is around a city: people add its name to say which
   * they mean.
   */
  readonly within?: number;
}

/** A list of texts: an array, or one that keeps them in another form. */
export type Texts = Pick<readonly string[], "length" | "at">;

/** The parent of an entry that has none. */
export const NO_PARENT = -1;

/**
 * The entries' indexes in the list, in the order in which equal matches are listed: by kind, name and index.
 */
export const orderEntries = (entries: readonly NamedEntry[], kinds: readonly string[]): Uint32Array =>
  orderTexts(
    entries.map(({ name }) => name),
    entries.map(({ kind = "" }) => kinds.indexOf(kind) + 1),
    kinds.length + 1,
  );

/** For each entry in that order, the entry around it, as an index in that order too, or NO_PARENT. */
export function withinOf(entries: readonly NamedEntry[], positions: Uint32Array): Int32Array {
  const places = new Int32Array(entries.length);
  positions.forEach((at, place) => {
    places[at] = place;
  });
  return Int32Array.from(positions, (at) => {
    const within = entries[at]?.within;
    return within === undefined ? NO_PARENT : (places[within] ?? NO_PARENT);
  });
}

/**
 * The terms of all keys: each word of a key, and each key without its spaces ("newyork"). A key is
 * one name of an entry, as its words.
 */
export interface Vocabulary {
  readonly terms: Terms;
  /** The uses of all terms: a key times two, plus one where the term is the whole key. */
  readonly uses: Numbers;
  /** Where the uses of each term start, and where the last end. */
  readonly usesFrom: Numbers;
  /** The terms of all keys: its words where it has several, then the whole. */
  readonly keyTerms: Numbers;
  /** Where the terms of each key start, and where those of the last end. */
  readonly keyTermsFrom: Numbers;
}

/**
 * @param spelled the terms of all keys, one key after the other, as `keyTerms` are.
 * @param keyTermsFrom where those of each key start, and where those of the last end.
 */
function* makeVocabulary(spelled: readonly string[], keyTermsFrom: Numbers): Steps<Vocabulary> {
  yield;
  const distinct = [...new Set(spelled)];
  yield;
  const words = Array.from(orderTexts(distinct), (at) => distinct[at] as string);
  yield;
  const numbers = new Map<string, number>();
  for (const word of words) numbers.set(word, numbers.size);
  yield;
  const keyTerms = numbersBelow(words.length, spelled.length);
  for (let at = 0; at < spelled.length; at++) keyTerms[at] = numbers.get(spelled[at] as string) as number;
  yield;
  const terms = makeTerms(words);
  yield;
  return { terms, ...listUses(keyTerms, keyTermsFrom, words.length), keyTerms, keyTermsFrom };
}

function listUses(keyTerms: ArrayLike<number>, keyTermsFrom: Numbers, count: number) {
  const usesFrom = numbersBelow(keyTerms.length + 1, count + 1);
  for (let at = 0; at < keyTerms.length; at++) {
    const next = (keyTerms[at] as number) + 1;
    usesFrom[next] = (usesFrom[next] as number) + 1;
  }
  for (let term = 0; term < count; term++)
    usesFrom[term + 1] = (usesFrom[term + 1] as number) + (usesFrom[term] as number);
  const free = usesFrom.slice();
  const uses = numbersBelow(2 * keyTermsFrom.length, keyTerms.length);
  for (let key = 0; key + 1 < keyTermsFrom.length; key++) {
    const whole = (keyTermsFrom[key + 1] as number) - 1;
    for (let at = keyTermsFrom[key] as number; at <= whole; at++) {
      const term = keyTerms[at] as number;
      const use = free[term] as number;
      free[term] = use + 1;
      uses[use] = key * 2 + (at === whole ? 1 : 0);
    }
  }
  return { usesFrom, uses };
}

/**
 * The names of entries, as numbers. A key is one spelling of a name, alias or related name of an entry.
 * Entries are numbered in the order in which equal matches are listed, and keys entry by entry.
 */
export interface Names extends Vocabulary {
  /** For each key: the name as it was given, its entry, and how many letters its words have. */
  readonly texts: Texts;
  readonly owners: Numbers;
  readonly lengths: Uint16Array;
  /** 1 for each key that is a related name, 2 for that of a part. */
  readonly isRelated: Uint8Array;
  /** For each entry the entry around it, or NO_PARENT. */
  readonly within: Int32Array;
  /**
   * 1 for each entry that is around another, and for each term in a name of such an entry, related names and
   * those of parts left out.
   */
  readonly isParent: Uint8Array;
  readonly isParentTerm: Uint8Array;
  /** After the last key of an entry that is around another. */
  readonly parentKeysEnd: number;
}

/** @param within for each entry the entry around it, or NO_PARENT. */
export function* collectNames(entries: readonly NamedEntry[], within: Int32Array): Steps<Names> {
  const texts: string[] = [];
  const owned: number[] = [];
  const related: number[] = [];
  const spelled: string[] = [];
  const ends: number[] = [0];
  const collect = (entry: number, text: string, isRelated: number): void => {
    for (const words of writingsOf(fold(text))) {
      if (words.length > 1) for (const word of words) spelled.push(word);
      spelled.push(words.join(""));
      ends.push(spelled.length);
      texts.push(text);
      owned.push(entry);
      related.push(isRelated);
    }
  };
  for (let entry = 0; entry < entries.length; entry++) {
    if (entry % STEP === 0) yield;
    const { name, aliases = [], relatedNames = [], partNames = [] } = entries[entry] as NamedEntry;
    collect(entry, name, 0);
    for (const alias of aliases) collect(entry, alias, 0);
    for (const text of relatedNames) collect(entry, text, 1);
    for (const text of partNames) collect(entry, text, 2);
  }
  const owners = numbersBelow(entries.length, owned);
  const isRelated = new Uint8Array(related);
  const vocabulary = yield* makeVocabulary(spelled, numbersBelow(spelled.length + 1, ends));
  yield;
  const lengths = new Uint16Array(owners.length);
  for (let key = 0; key < lengths.length; key++)
    lengths[key] = (spelled[(ends[key + 1] as number) - 1] as string).length;
  const parents = markParents(vocabulary, owners, isRelated, within);
  return { ...vocabulary, texts, owners, lengths, isRelated, within, ...parents };
}

function markParents(
  { terms, keyTerms, keyTermsFrom }: Vocabulary,
  owners: Numbers,
  isRelated: Uint8Array,
  within: Int32Array,
) {
  const isParent = new Uint8Array(within.length);
  for (const entry of within) if (entry !== NO_PARENT) isParent[entry] = 1;
  const isParentTerm = new Uint8Array(terms.count);
  let parentKeysEnd = 0;
  for (const [key, entry] of owners.entries()) {
    if (isParent[entry] === 0 || isRelated[key] !== 0) continue;
    parentKeysEnd = key + 1;
    const to = keyTermsFrom[key + 1] as number;
    for (let at = keyTermsFrom[key] as number; at < to; at++) isParentTerm[keyTerms[at] as number] = 1;
  }
  return { isParent, isParentTerm, parentKeysEnd };
}
