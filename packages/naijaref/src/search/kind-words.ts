import { SEARCH_RESULT_KINDS } from "../generated/enums.ts";
import { KINDS as EVERY_KIND } from "../kinds/kinds.ts";

export type PlaceKind = (typeof SEARCH_RESULT_KINDS)[number];

/** In the order in which equal matches are listed. */
export const KINDS: readonly PlaceKind[] = SEARCH_RESULT_KINDS;

/** What people add to a name to say which of some kinds they mean. */
export const kindWords = <K extends keyof typeof EVERY_KIND>(
  kinds: readonly K[],
): Readonly<Record<K, readonly string[]>> =>
  Object.fromEntries(kinds.map((kind) => [kind, EVERY_KIND[kind].phrases])) as unknown as Readonly<
    Record<K, readonly string[]>
  >;
