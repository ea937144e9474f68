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
export type { NamedEntry } from "./name-table.ts";
export { problemOf, type QueryReason, wordsOf } from "./query.ts";
export { indexSkeletons } from "./skeletons.ts";
export { runAtOnce, runInSlices, type Steps } from "./steps.ts";
export { DEFAULT_LIMIT, EXACT, WITHIN } from "./tuning.ts";
