export type { NamedEntry } from "./entries.ts";
export { buildTables, type IndexTables } from "./index-tables.ts";
export {
  buildNameIndex,
  createNameIndex,
  type NameIndex,
  type NameIndexOptions,
  type NameMatch,
  type NameQuery,
  openNameIndex,
  type RecordIndex,
} from "./name-index.ts";
export { problemOf, type QueryReason } from "./query-limits.ts";
export { indexSkeletons } from "./skeletons.ts";
export { runAtOnce, runInSlices, type Steps } from "./steps.ts";
export { wordsOf } from "./tokenize.ts";
export { DEFAULT_LIMIT, EXACT, WITHIN } from "./tuning.ts";
