import { fold } from "../text/fold.ts";
import { type NamedEntry, NOWHERE } from "./entries.ts";
import { makeVocabulary, type Vocabulary } from "./vocabulary.ts";
import { writingsOf } from "./wording.ts";

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
  const keys: string[][] = [];
  entries.forEach(({ name, aliases = [] }, entry) => {
    for (const text of [name, ...aliases]) {
      for (const words of writingsOf(fold(text))) {
        texts.push(text);
        owners.push(entry);
        keys.push(words);
      }
    }
  });
  const vocabulary = makeVocabulary(keys);
  const inhabited = new Uint8Array(entries.length);
  for (const entry of within) if (entry !== NOWHERE) inhabited[entry] = 1;
  const inhabitedTerms = new Uint8Array(vocabulary.terms.count);
  owners.forEach((entry, key) => {
    if (inhabited[entry] === 0) return;
    const to = vocabulary.keyTermsFrom[key + 1] as number;
    for (let at = vocabulary.keyTermsFrom[key] as number; at < to; at++)
      inhabitedTerms[vocabulary.keyTerms[at] as number] = 1;
  });
  return {
    ...vocabulary,
    texts,
    owners: Uint32Array.from(owners),
    lengths: Uint16Array.from(keys, (words) => words.reduce((sum, word) => sum + word.length, 0)),
    within,
    inhabited,
    inhabitedTerms,
  };
}
