import { fold } from "../../text/fold.ts";
import { type NamedEntry, NO_PARENT } from "./entries.ts";
import { Spelling } from "./spelling.ts";
import type { Steps } from "./steps.ts";
import { lengthOf } from "./terms.ts";
import { writingsOf } from "./tokenize.ts";
import { STEP } from "./tuning.ts";
import { makeVocabulary, type Vocabulary } from "./vocabulary.ts";

/**
 * The names of entries, as numbers. A key is one spelling of a name, alias or related name of an entry.
 * Entries are numbered in the order in which equal matches are listed, and keys entry by entry.
 */
export interface Names extends Vocabulary {
  /** For each key: the name as it was given, its entry, and how many letters its words have. */
  readonly texts: readonly string[];
  readonly owners: Uint32Array;
  readonly lengths: Uint16Array;
  /** 1 for each key that is a related name. */
  readonly isRelated: Uint8Array;
  /** For each entry the entry around it, or NO_PARENT. */
  readonly within: Int32Array;
  /**
   * 1 for each entry that is around another, and for each term in a name of such an entry, related names left
   * out.
   */
  readonly isParent: Uint8Array;
  readonly isParentTerm: Uint8Array;
  /** After the last key of an entry that is around another. */
  readonly parentKeysEnd: number;
}

/** The names of entries as they are collected. */
interface Collected {
  readonly texts: string[];
  readonly owners: number[];
  readonly related: number[];
  readonly spelling: Spelling;
}

/** @param within for each entry the entry around it, or NO_PARENT. */
export function* collectNames(entries: readonly NamedEntry[], within: Int32Array): Steps<Names> {
  const collected: Collected = { texts: [], owners: [], related: [], spelling: new Spelling() };
  for (let from = 0; from < entries.length; from += STEP) {
    collectSome(entries, from, Math.min(from + STEP, entries.length), collected);
    yield;
  }
  const owners = new Uint32Array(collected.owners);
  const isRelated = new Uint8Array(collected.related);
  const vocabulary = yield* makeVocabulary(collected.spelling);
  yield;
  const { terms, keyTerms, keyTermsFrom } = vocabulary;
  const lengths = new Uint16Array(owners.length);
  for (let key = 0; key < lengths.length; key++)
    lengths[key] = lengthOf(terms, keyTerms[(keyTermsFrom[key + 1] as number) - 1] as number);
  const parents = markParents(vocabulary, owners, isRelated, within);
  return { ...vocabulary, texts: collected.texts, owners, lengths, isRelated, within, ...parents };
}

function collectSome(entries: readonly NamedEntry[], from: number, to: number, collected: Collected): void {
  for (let entry = from; entry < to; entry++) {
    const { name, aliases, relatedNames } = entries[entry] as NamedEntry;
    collectName(collected, entry, name, 0);
    if (aliases !== undefined)
      for (let at = 0; at < aliases.length; at++) collectName(collected, entry, aliases[at] as string, 0);
    if (relatedNames !== undefined)
      for (let at = 0; at < relatedNames.length; at++)
        collectName(collected, entry, relatedNames[at] as string, 1);
  }
}

function collectName(collected: Collected, entry: number, text: string, related: 0 | 1): void {
  const { texts, owners, spelling } = collected;
  const writings = writingsOf(fold(text));
  for (let at = 0; at < writings.length; at++) {
    spelling.add(writings[at] as string);
    texts.push(text);
    owners.push(entry);
    collected.related.push(related);
  }
}

function markParents(
  { terms, keyTerms, keyTermsFrom }: Vocabulary,
  owners: Uint32Array,
  isRelated: Uint8Array,
  within: Int32Array,
) {
  const isParent = new Uint8Array(within.length);
  for (let entry = 0; entry < within.length; entry++) {
    const outer = within[entry] as number;
    if (outer !== NO_PARENT) isParent[outer] = 1;
  }
  const isParentTerm = new Uint8Array(terms.count);
  let parentKeysEnd = 0;
  for (let key = 0; key < owners.length; key++) {
    if (isParent[owners[key] as number] === 0 || isRelated[key] === 1) continue;
    parentKeysEnd = key + 1;
    const to = keyTermsFrom[key + 1] as number;
    for (let at = keyTermsFrom[key] as number; at < to; at++) isParentTerm[keyTerms[at] as number] = 1;
  }
  return { isParent, isParentTerm, parentKeysEnd };
}
