import { fold } from "../../names/fold.ts";
import { type NamedEntry, NO_PARENT, type Texts } from "./entries.ts";
import type { Steps } from "./steps.ts";
import { type Numbers, numbersBelow } from "./terms.ts";
import { writingsOf } from "./tokenize.ts";
import { STEP } from "./tuning.ts";
import { makeVocabulary, type Vocabulary } from "./vocabulary.ts";

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
