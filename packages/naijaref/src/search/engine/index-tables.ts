import { fold, joined } from "../../names/fold.ts";
import { groupBy } from "../../table/group.ts";
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
  const positions = yield* orderTexts(
    given.map(({ name }) => name),
    (at) => rankAt[at] as number,
  );
  const places = new Int32Array(given.length);
  positions.forEach((at, place) => {
    places[at] = place;
  });
  const within = Int32Array.from(positions, (at) => places[given[at]?.within ?? NO_PARENT] ?? NO_PARENT);
  const entries = Array.from(positions, (at) => given[at] as NamedEntry);
  const names = yield* collectNames(entries, within);
  yield;
  const codes = yield* collectCodes(entries);
  yield;
  const kindOf = numbersBelow(
    kinds.length,
    Array.from(positions, (at) => kindAt[at] as number),
  );
  return { positions, kindOf, within, kinds, names, codes };
}

/** In code unit order. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The places of texts in their order, equal ones as they are; those that begin alike are sorted in one step. */
function* orderTexts(texts: readonly string[], rankOf: (at: number) => number = () => 0): Steps<Uint32Array> {
  const alike = groupBy(
    texts.keys(),
    (at) => rankOf(at) * 2 ** 16 + ((texts[at] as string).charCodeAt(0) || 0),
  );
  const order = new Uint32Array(texts.length);
  let count = 0;
  for (const [, places] of [...alike].sort(([a], [b]) => a - b)) {
    yield;
    const sorted = Uint32Array.from(places);
    order.set(
      sorted.sort((a, b) => compareTexts(texts[a] as string, texts[b] as string) || a - b),
      count,
    );
    count += sorted.length;
  }
  return order;
}

function* collectNames(entries: readonly NamedEntry[], within: Int32Array): Steps<Names> {
  const texts: string[] = [];
  const owned: number[] = [];
  const related: number[] = [];
  const lengths: number[] = [];
  /** Each word by its number, which is that of the first key that has it, and the words of all keys. */
  const numbers = new Map<string, number>();
  const spelled: number[] = [];
  const ends = [0];
  const firsts = [0];
  const spell = (word: string): void => {
    const number = numbers.get(word) ?? numbers.size;
    if (number === numbers.size) numbers.set(word, number);
    spelled.push(number);
  };
  for (let entry = 0; entry < entries.length; entry++) {
    if (entry % STEP === 0) yield;
    const { name, aliases = [], relatedNames = [], partNames = [] } = entries[entry] as NamedEntry;
    [[name, ...aliases], relatedNames, partNames].forEach((some, relation) => {
      for (const text of some) {
        for (const words of writingsOf(fold(text))) {
          if (words.length > 1) for (const word of words) spell(word);
          const whole = words.join("");
          spell(whole);
          ends.push(spelled.length);
          texts.push(text);
          owned.push(entry);
          related.push(relation);
          lengths.push(whole.length);
        }
      }
    });
    firsts.push(texts.length);
  }
  yield;
  const words = [...numbers.keys()];
  const order = yield* orderTexts(words);
  const termOf = new Uint32Array(words.length);
  order.forEach((word, term) => {
    termOf[word] = term;
  });
  const keyTerms = numbersBelow(words.length, spelled.length);
  for (let at = 0; at < spelled.length; at++) keyTerms[at] = termOf[spelled[at] as number] as number;
  yield;
  const terms = makeTerms(Array.from(order, (word) => words[word] as string));
  yield;
  const isParent = new Uint8Array(entries.length);
  for (const entry of within) if (entry !== NO_PARENT) isParent[entry] = 1;
  const isParentTerm = new Uint8Array(words.length);
  for (let key = 0; key < owned.length; key++) {
    if (isParent[owned[key] as number] === 0 || related[key] !== 0) continue;
    for (let at = ends[key] as number; at < (ends[key + 1] as number); at++)
      isParentTerm[keyTerms[at] as number] = 1;
  }
  yield;
  return {
    terms,
    ...listUses(keyTerms, ends, words.length),
    keyTerms,
    keyTermsFrom: numbersBelow(spelled.length + 1, ends),
    texts,
    owners: numbersBelow(entries.length, owned),
    lengths: Uint16Array.from(lengths),
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

function* collectCodes(entries: readonly NamedEntry[]): Steps<Codes> {
  const texts: string[] = [];
  const owned: number[] = [];
  entries.forEach(({ codes = [] }, owner) => {
    for (const text of codes) {
      texts.push(text);
      owned.push(owner);
    }
  });
  const compared = texts.map((text) => joined(fold(text)));
  const order = yield* orderTexts(compared);
  return {
    compared: makeTerms(Array.from(order, (at) => compared[at] as string)),
    texts: Array.from(order, (at) => texts[at] as string),
    owners: numbersBelow(
      entries.length,
      Array.from(order, (at) => owned[at] as number),
    ),
  };
}
