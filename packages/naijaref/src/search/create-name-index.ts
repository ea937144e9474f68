import { LIMIT, OBJECT, type Rule, type Rules, requireArgument, requireOptions, TEXT } from "../arguments.ts";
import { wrongOption } from "../result.ts";
import type { NamedEntry } from "./engine/index-tables.ts";
import { createNameIndex as buildIndex, type NameIndex, type NameIndexOptions } from "./engine/name-index.ts";

/**
 * An index of anything with names, at most two million entries. Indexing a thousand takes a few milliseconds;
 * the index of typos is built when a query first needs it.
 *
 * @throws TypeError for entries and options that cannot be, as its search does for its own options.
 */
export function createNameIndex(entries: readonly NamedEntry[], options?: NameIndexOptions): NameIndex {
  requireArgument("createNameIndex", "entries", entries, ENTRIES);
  requireOptions("createNameIndex", options, INDEX_OPTIONS);
  const { search } = buildIndex(entries, options ?? {});
  return {
    search: (query, asked) => {
      requireOptions("search", asked, QUERY_OPTIONS);
      return search(query, asked ?? {});
    },
  };
}

/** What the arguments of `createNameIndex` and of its search may be. */

const TEXTS: Rule = {
  is: (value) => Array.isArray(value) && value.every((text) => typeof text === "string"),
  must: "be a list of texts",
};

const isEntry = (value: unknown): boolean =>
  OBJECT.is(value) &&
  typeof (value as { readonly name?: unknown }).name === "string" &&
  wrongOption(value, {
    name: TEXT,
    aliases: TEXTS,
    relatedNames: TEXTS,
    partNames: TEXTS,
    codes: TEXTS,
    kind: TEXT,
    within: { is: Number.isInteger, must: "be an index" },
  }) === undefined;

export const ENTRIES: Rule = {
  // A hole in a list is what `every` leaves out.
  is: (value) => Array.isArray(value) && !value.includes(undefined) && value.every(isEntry),
  must: "be a list of entries, each with a name, and where it has them aliases, relatedNames, partNames, codes, kind and within",
};

const INDEX_OPTIONS: Rules = {
  kinds: TEXTS,
  kindWords: {
    is: (value) => OBJECT.is(value) && Object.values(value as object).every(TEXTS.is),
    must: "be an object with a list of texts for each kind",
  },
  idleWords: TEXTS,
};

const QUERY_OPTIONS: Rules = { kinds: TEXTS, limit: LIMIT };
