import { orderTexts } from "./order.ts";

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
