import { fold, joined } from "../../names/fold.ts";
import { writingsOf } from "./query.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Steps } from "./steps.ts";
import { makeTerms, type Numbers, numbersBelow, type Terms } from "./terms.ts";
import { STEP } from "./tuning.ts";

/** Something with names to search by. */
export interface NamedEntry {
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases?: readonly string[];
  /** Names that are not its own but bring it to mind, such as the capital of a country. They score lower. */
  readonly relatedNames?: readonly string[];
  /** Names of its parts that are no entries, such as the quarters of a city. They score a point lower still. */
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
 * All that a search looks up, built once for each index: numbers and texts alone, so that they can be stored
 * and read again. Entries are numbered in the order in which equal matches are listed.
 */
export interface IndexTables {
  /** For each entry its index in the list, its kind as an index of `kinds`, and the entry around it. */
  readonly positions: Uint32Array;
  readonly kindOf: Numbers;
  readonly within: Int32Array;
  readonly kinds: Texts;
  readonly names: Names;
  readonly codes: Codes;
  /** Undefined until a query needs it. */
  readonly skeletons?: Skeletons | undefined;
}

/**
 * The names of entries, as numbers. A key is one spelling of a name, alias or related name of an entry; keys
 * are numbered entry by entry. Its terms are each of its words where it has several, then the whole without
 * its spaces ("newyork").
 */
export interface Names {
  readonly terms: Terms;
  /** The uses of all terms: a key times two, plus one where the term is the whole key. */
  readonly uses: Numbers;
  /** Where the uses of each term start, and where the last end. */
  readonly usesFrom: Numbers;
  /** The terms of all keys, where those of each key start, and where those of the last end. */
  readonly keyTerms: Numbers;
  readonly keyTermsFrom: Numbers;
  /** For each key: the name as it was given, its entry, and how many letters its words have. */
  readonly texts: Texts;
  readonly owners: Numbers;
  readonly lengths: Uint16Array;
  /** 1 for each key that is a related name, 2 for that of a part. */
  readonly isRelated: Uint8Array;
  /** The first key of each entry, and the end of the last one's. */
  readonly keysFrom: Numbers;
  /**
   * 1 for each entry that is around another, and for each term in a name of such an entry, related names and
   * those of parts left out.
   */
  readonly isParent: Uint8Array;
  readonly isParentTerm: Uint8Array;
}

/** The codes of entries, sorted by what is compared: folded, without separators. Some are there twice. */
export interface Codes {
  readonly compared: Terms;
  readonly texts: Texts;
  readonly owners: Numbers;
}

/** @param order the kinds in the order in which equal matches are listed. */
export function* buildTables(
  given: readonly NamedEntry[],
  { kinds: order = [] }: { readonly kinds?: readonly string[] },
): Steps<IndexTables> {
  const kinds = [...new Set(given.map(({ kind = "" }) => kind))];
  const numbers = new Map(kinds.map((kind, at) => [kind, at]));
  const kindAt = given.map(({ kind = "" }) => numbers.get(kind) as number);
  const ranks = kinds.map((kind) => order.indexOf(kind));
  const rankAt = kindAt.map((kind) => ranks[kind] as number);
  yield;
  const positions = orderBy(
    given.length,
    (a, b) =>
      (rankAt[a] as number) - (rankAt[b] as number) ||
      compareTexts((given[a] as NamedEntry).name, (given[b] as NamedEntry).name),
  );
  yield;
  const places = new Int32Array(given.length);
  positions.forEach((at, place) => {
    places[at] = place;
  });
  const within = Int32Array.from(positions, (at) => places[given[at]?.within ?? NO_PARENT] ?? NO_PARENT);
  const entries = Array.from(positions, (at) => given[at] as NamedEntry);
  const names = yield* collectNames(entries, within);
  yield;
  const codes = collectCodes(entries);
  yield;
  const kindOf = numbersBelow(
    kinds.length,
    Array.from(positions, (at) => kindAt[at] as number),
  );
  return { positions, kindOf, within, kinds, names, codes };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The numbers below a count in an order; equal ones as they are. */
const orderBy = (count: number, compare: (a: number, b: number) => number): Uint32Array =>
  Uint32Array.from({ length: count }, (_, at) => at).sort((a, b) => compare(a, b) || a - b);

function* collectNames(entries: readonly NamedEntry[], within: Int32Array): Steps<Names> {
  const texts: string[] = [];
  const owned: number[] = [];
  const related: number[] = [];
  const spelled: string[] = [];
  const ends = [0];
  const firsts = [0];
  for (let entry = 0; entry < entries.length; entry++) {
    if (entry % STEP === 0) yield;
    const { name, aliases = [], relatedNames = [], partNames = [] } = entries[entry] as NamedEntry;
    [[name, ...aliases], relatedNames, partNames].forEach((some, relation) => {
      for (const text of some) {
        for (const words of writingsOf(fold(text))) {
          if (words.length > 1) for (const word of words) spelled.push(word);
          spelled.push(words.join(""));
          ends.push(spelled.length);
          texts.push(text);
          owned.push(entry);
          related.push(relation);
        }
      }
    });
    firsts.push(texts.length);
  }
  yield;
  const words = [...new Set(spelled)].sort();
  yield;
  const numbers = new Map(words.map((word, at) => [word, at]));
  yield;
  const keyTerms = numbersBelow(
    words.length,
    spelled.map((word) => numbers.get(word) as number),
  );
  const keyTermsFrom = numbersBelow(spelled.length + 1, ends);
  yield;
  const lengths = Uint16Array.from(
    owned,
    (_, key) => (spelled[(ends[key + 1] as number) - 1] as string).length,
  );
  const terms = makeTerms(words);
  yield;
  const isParent = new Uint8Array(entries.length);
  for (const entry of within) if (entry !== NO_PARENT) isParent[entry] = 1;
  const isParentTerm = new Uint8Array(words.length);
  for (const [key, entry] of owned.entries()) {
    if (isParent[entry] === 0 || related[key] !== 0) continue;
    for (let at = ends[key] as number; at < (ends[key + 1] as number); at++)
      isParentTerm[keyTerms[at] as number] = 1;
  }
  return {
    terms,
    ...listUses(keyTerms, ends, words.length),
    keyTerms,
    keyTermsFrom,
    texts,
    owners: numbersBelow(entries.length, owned),
    lengths,
    isRelated: new Uint8Array(related),
    keysFrom: numbersBelow(texts.length + 1, firsts),
    isParent,
    isParentTerm,
  };
}

function listUses(keyTerms: Numbers, keyTermsFrom: readonly number[], count: number) {
  const usesFrom = numbersBelow(keyTerms.length + 1, count + 1);
  for (const term of keyTerms) usesFrom[term + 1] = (usesFrom[term + 1] as number) + 1;
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

export function collectCodes(entries: readonly NamedEntry[]): Codes {
  const all = entries.flatMap(({ codes = [] }, owner) =>
    codes.map((text) => ({ text, owner, folded: joined(fold(text)) })),
  );
  const codes = Array.from(
    orderBy(all.length, (a, b) => compareTexts(all[a]?.folded ?? "", all[b]?.folded ?? "")),
    (at) => all[at] as (typeof all)[number],
  );
  return {
    compared: makeTerms(codes.map(({ folded }) => folded)),
    texts: codes.map(({ text }) => text),
    owners: numbersBelow(
      entries.length,
      codes.map(({ owner }) => owner),
    ),
  };
}
