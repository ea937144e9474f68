export { buildTables, type IndexTables, type NamedEntry } from "./index-tables.ts";
export {
  type Asked,
  buildNameIndex,
  createNameIndex,
  type NameIndexOptions,
  type NameMatch,
  openNameIndex,
  type RecordIndex,
} from "./name-index.ts";

export { problemOf, type QueryReason, wordsOf } from "./query.ts";
export { indexSkeletons } from "./skeletons.ts";
export { runAtOnce, runInSlices, type Steps } from "./steps.ts";
export { DEFAULT_LIMIT, EXACT, WITHIN } from "./tuning.ts";
