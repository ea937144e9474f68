import type { ListKind } from "../kinds/kinds.ts";

export { type ListKind, listsOf, MATCH_KINDS, type MatchKind } from "../kinds/kinds.ts";

/**
 * What a text can mean. Polling units have a matcher of their own, because their names are not in this
 * package.
 */
export type RecordKind = ListKind | "polling_unit";
