import { fold } from "../../text/fold.ts";
import { type NamedEntry, NOWHERE } from "./entries.ts";
import { writingsOf } from "./tokenize.ts";
import { makeVocabulary, type Vocabulary } from "./vocabulary.ts";

/**
 * The names of entries, as numbers. A key is one writing of a name or alias of an entry; entries are numbered in the order
 * in which equal matches are listed, and keys entry by entry.
 */
export interface Names extends Vocabulary {
  /** Of each key: as it was given, the entry whose it is, and how many letters its words have. */
  readonly texts: readonly string[];
  readonly owners: Uint32Array;
  readonly lengths: Uint16Array;
  /** The entry in which each entry lies, or NOWHERE. */
  readonly within: Int32Array;
  /** 1 for each entry in which others lie, and for each term of such an entry. */
  readonly inhabited: Uint8Array;
  readonly inhabitedTerms: Uint8Array;
}

/** @param within the entry in which each entry lies, or NOWHERE. */
export function collectNames(entries: readonly NamedEntry[], within: Int32Array): Names {
  const texts: string[] = [];
  const owners: number[] = [];
  const spelled: string[] = [];
  const ends: number[] = [0];
  for (const [entry, { name, aliases = [] }] of entries.entries()) {
    for (const text of [name, ...aliases]) {
      for (const words of writingsOf(fold(text))) {
        if (words.length > 1) spelled.push(...words);
        spelled.push(words.join(""));
        ends.push(spelled.length);
        texts.push(text);
        owners.push(entry);
      }
    }
  }
  const vocabulary = makeVocabulary(spelled, Uint32Array.from(ends));
  return {
    ...vocabulary,
    texts,
    owners: Uint32Array.from(owners),
    lengths: Uint16Array.from(owners, (_, key) => (spelled[(ends[key + 1] as number) - 1] as string).length),
    within,
    ...markInhabited(vocabulary, owners, within),
  };
}

function markInhabited(
  { terms, keyTerms, keyTermsFrom }: Vocabulary,
  owners: readonly number[],
  within: Int32Array,
) {
  const inhabited = new Uint8Array(within.length);
  for (const entry of within) if (entry !== NOWHERE) inhabited[entry] = 1;
  const inhabitedTerms = new Uint8Array(terms.count);
  for (const [key, entry] of owners.entries()) {
    if (inhabited[entry] === 0) continue;
    const to = keyTermsFrom[key + 1] as number;
    for (let at = keyTermsFrom[key] as number; at < to; at++) inhabitedTerms[keyTerms[at] as number] = 1;
  }
  return { inhabited, inhabitedTerms };
}
