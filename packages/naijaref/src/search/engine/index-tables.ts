import { type Codes, collectCodes } from "./codes.ts";
import { collectNames, type NamedEntry, type Names, orderEntries, withinOf } from "./name-table.ts";
import type { Skeletons } from "./skeletons.ts";
import type { Steps } from "./steps.ts";

/**
 * All that a search looks up, built once for each index: numbers and texts alone, so that they can be stored
 * and read again. Entries are numbered in the order in which equal matches are listed.
 */
export interface IndexTables {
  /** For each entry its index in the list. */
  readonly positions: Uint32Array;
  /** For each entry its kind. */
  readonly kindOf: readonly string[];
  readonly names: Names;
  readonly codes: Codes;
  /** Undefined until a query needs it. */
  readonly skeletons?: Skeletons | undefined;
}

/** @param options with the kinds in the order in which equal matches are listed. */
export function* buildTables(
  given: readonly NamedEntry[],
  { kinds = [] }: { readonly kinds?: readonly string[] },
): Steps<IndexTables> {
  const positions = orderEntries(given, kinds);
  const entries = Array.from(positions, (at) => given[at] as NamedEntry);
  yield;
  const names = yield* collectNames(entries, withinOf(given, positions));
  yield;
  const codes = collectCodes(entries);
  yield;
  return { positions, kindOf: entries.map(({ kind = "" }) => kind), names, codes };
}
