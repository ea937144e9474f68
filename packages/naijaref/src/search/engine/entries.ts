import { orderTexts, textsOf } from "./texts.ts";

/** Something with names to search by. */
export interface NamedEntry {
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases?: readonly string[];
  /** Names that are not its own but bring it to mind, such as the capital of a country. They score lower. */
  readonly relatedNames?: readonly string[];
  /** Codes match whole or, where the query has a digit, by their beginning. They have no typos. */
  readonly codes?: readonly string[];
  readonly kind?: string;
  /**
   * The index of the entry around this one, as a country is around a city: people add its name to say which
   * they mean.
   */
  readonly within?: number;
}

/** The parent of an entry that has none. */
export const NO_PARENT = -1;

/** The kinds of entries as numbers: those of a list in its order, from 0, then the others. */
export interface Kinds {
  readonly numbers: ReadonlyMap<string, number>;
  /** How many are in the list. */
  readonly listed: number;
}

/** No kind at all is one of the others. */
const kindOf = ({ kind = "" }: NamedEntry): string => kind;

export function numberKinds(entries: readonly NamedEntry[], listed: readonly string[]): Kinds {
  const numbers = new Map(listed.map((kind, at) => [kind, at]));
  for (let at = 0; at < entries.length; at++) {
    const kind = kindOf(entries[at] as NamedEntry);
    if (!numbers.has(kind)) numbers.set(kind, numbers.size);
  }
  return { numbers, listed: listed.length };
}

/** The number of each entry's kind. */
export function kindsOf({ numbers }: Kinds, entries: readonly NamedEntry[]): Uint16Array {
  const kinds = new Uint16Array(entries.length);
  for (let at = 0; at < kinds.length; at++)
    kinds[at] = numbers.get(kindOf(entries[at] as NamedEntry)) as number;
  return kinds;
}

/**
 * The entries' indexes in the list, in the order in which equal matches are listed: by kind, those of no
 * listed kind first, then by name and index.
 */
export function orderEntries(entries: readonly NamedEntry[], kinds: Kinds): Uint32Array {
  const names: string[] = [];
  const ranks = kindsOf(kinds, entries);
  for (let at = 0; at < ranks.length; at++) {
    names.push((entries[at] as NamedEntry).name);
    const kind = ranks[at] as number;
    ranks[at] = kind < kinds.listed ? kind + 1 : 0;
  }
  return orderTexts(textsOf(names), ranks);
}

/** For each entry in that order, the entry around it, as an index in that order too, or NO_PARENT. */
export function withinOf(entries: readonly NamedEntry[], positions: Uint32Array): Int32Array {
  const count = entries.length;
  const places = new Int32Array(count);
  for (let place = 0; place < count; place++) places[positions[place] as number] = place;
  const within = new Int32Array(count).fill(NO_PARENT);
  for (let place = 0; place < count; place++) {
    const outer = entries[positions[place] as number]?.within;
    if (outer !== undefined) within[place] = places[outer] ?? NO_PARENT;
  }
  return within;
}
