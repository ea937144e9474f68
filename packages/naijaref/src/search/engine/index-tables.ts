import { fold, joined } from "../../names/fold.ts";
import { groupBy } from "../../table/group.ts";
import { writingsOf } from "./query.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Steps } from "./steps.ts";
import { count, makeTerms, type Numbers, numbersBelow, type Terms } from "./terms.ts";
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
  /**
   * The uses of all terms: a key times two, plus one where the term is the whole key; and in the highest bits
   * the kind of its entry, so that what is not asked for is passed over without a look at it.
   */
  readonly uses: Uint32Array;
  /** Where the uses of each term start, and where the last end. */
  readonly usesFrom: Numbers;
  /** The terms of all keys, one key after the other. */
  readonly keyTerms: Numbers;
  /** For each key the name as it was given. */
  readonly texts: Texts;
  /**
   * What a search asks of each key, side by side: to read it from a table for each would be to wait for
   * memory as often. Another key ends them, whose terms start where the last ones end.
   */
  readonly keys: Uint32Array;
  /** The first key of each entry, and the end of the last one's. */
  readonly keysFrom: Numbers;
  /** 1 for each entry that is around another. */
  readonly isParent: Uint8Array;
  /** Such entries by the terms in their names, related names and those of parts left out; where those of each start. */
  readonly parents: Numbers;
  readonly parentsFrom: Numbers;
}

/** In `keys`, one key after the other: its entry, */
export const KEY_FIELDS = 3;
/** where its terms start, the last of which is the whole key, */
export const TERMS = 1;
/** how many letters its words have; above that bit it is 1 for a related name, and 2 for that of a part. */
export const LENGTH = 2;
export const RELATION_BIT = 16;
/** By shifts, as all masks here: the result of a power is never a whole number to V8, and slow to combine. */
export const LENGTHS = (1 << RELATION_BIT) - 1;

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
  const kindOf = numbersBelow(
    kinds.length,
    Array.from(positions, (at) => kindAt[at] as number),
  );
  const names = yield* collectNames(entries, within, kindOf, kinds.length);
  yield;
  const codes = yield* collectCodes(entries);
  yield;
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

function* collectNames(
  entries: readonly NamedEntry[],
  within: Int32Array,
  kindOf: Numbers,
  kinds: number,
): Steps<Names> {
  const texts: string[] = [];
  const keys: number[] = [];
  /** Each word by its number, which is that of the first key that has it; the words of all keys, and their uses. */
  const numbers = new Map<string, number>();
  const spelled: number[] = [];
  const spelledIn: number[] = [];
  const firsts = [0];
  const spell = (word: string, isWhole: boolean): void => {
    const number = numbers.get(word) ?? numbers.size;
    if (number === numbers.size) numbers.set(word, number);
    spelled.push(number);
    spelledIn.push(2 * texts.length + Number(isWhole));
  };
  for (let entry = 0; entry < entries.length; entry++) {
    if (entry % STEP === 0) yield;
    const { name, aliases = [], relatedNames = [], partNames = [] } = entries[entry] as NamedEntry;
    [[name, ...aliases], relatedNames, partNames].forEach((some, relation) => {
      for (const text of some) {
        for (const words of writingsOf(fold(text))) {
          const whole = words.join("");
          const length = Math.min(whole.length, LENGTHS) + (relation << RELATION_BIT);
          keys.push(entry, spelled.length, length);
          if (words.length > 1) for (const word of words) spell(word, false);
          spell(whole, true);
          texts.push(text);
        }
      }
    });
    firsts.push(texts.length);
  }
  keys.push(0, spelled.length, 0);
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
  const namedTerms: number[] = [];
  const named: number[] = [];
  for (let at = 0; at < spelled.length; at++) {
    const key = KEY_FIELDS * ((spelledIn[at] as number) >> 1);
    const entry = keys[key] as number;
    if (isParent[entry] === 0 || (keys[key + LENGTH] as number) >> RELATION_BIT > 0) continue;
    namedTerms.push(keyTerms[at] as number);
    named.push(entry);
  }
  const parents = listByTerm(namedTerms, named, { terms: words.length, below: entries.length });
  yield;
  const kindBit = kindBitOf(kinds);
  if (2 * texts.length > 2 ** kindBit) throw new RangeError("there are too many names of so many kinds");
  for (let at = 0; at < spelledIn.length; at++) {
    const use = spelledIn[at] as number;
    const entry = keys[KEY_FIELDS * (use >> 1)] as number;
    spelledIn[at] = use + (kindOf[entry] as number) * 2 ** kindBit;
  }
  const uses = listByTerm(keyTerms, spelledIn, { terms: words.length, below: 2 ** 32 });
  return {
    terms,
    uses: uses.values as Uint32Array,
    usesFrom: uses.from,
    keyTerms,
    texts,
    keys: Uint32Array.from(keys),
    keysFrom: numbersBelow(texts.length + 1, firsts),
    isParent,
    parents: parents.values,
    parentsFrom: parents.from,
  };
}

/** From which bit of a use on its kind stands: with a hundred kinds there may be eight million names. */
export const kindBitOf = (kinds: number): number => 32 - Math.max(1, Math.ceil(Math.log2(kinds)));

/** Values, each below a bound, by the terms that they belong to, and where those of each term start. */
function listByTerm(
  termOf: ArrayLike<number>,
  given: readonly number[],
  { terms, below }: { readonly terms: number; readonly below: number },
): { readonly values: Numbers; readonly from: Numbers } {
  const from = numbersBelow(given.length + 1, terms + 1);
  for (let at = 0; at < given.length; at++) count(from, (termOf[at] as number) + 1);
  for (let term = 0; term < terms; term++)
    from[term + 1] = (from[term + 1] as number) + (from[term] as number);
  const free = from.slice();
  const values = numbersBelow(below, given.length);
  for (let at = 0; at < given.length; at++) values[count(free, termOf[at] as number)] = given[at] as number;
  return { values, from };
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
