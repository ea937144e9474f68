export type { SearchResult } from "../records.generated.ts";
export {
  createNameIndex,
  type NamedEntry,
  type NameIndex,
  type NameIndexOptions,
  type NameMatch,
} from "./name-index.ts";
export { type PlaceKind, type PlaceSearch, type PlaceSearchOptions, searchPlaces } from "./places.ts";
export type { QueryProblem } from "./query.ts";
