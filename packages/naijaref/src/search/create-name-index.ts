import { requireArgument, requireOptions } from "../arguments.ts";
import type { NamedEntry } from "./engine/entries.ts";
import { createNameIndex as buildIndex, type NameIndex, type NameIndexOptions } from "./engine/name-index.ts";
import { ENTRIES, INDEX_OPTIONS, QUERY_OPTIONS } from "./index-arguments.ts";

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
