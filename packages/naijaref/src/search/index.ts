export type { SearchResult } from "../records.generated.ts";
export type { NamedEntry } from "./entries.ts";
export {
  createNameIndex,
  type NameIndex,
  type NameIndexOptions,
  type NameMatch,
  type NameQuery,
} from "./name-index.ts";
export { type PlaceKind, type PlaceSearch, type PlaceSearchOptions, searchPlaces } from "./places.ts";
export type { QueryProblem } from "./query.ts";
