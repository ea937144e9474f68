export type { SearchResult } from "../records.generated.ts";
export {
  createNameIndex,
  type NamedEntry,
  type NameIndexOptions,
  type NameMatch,
  type NameQuery,
  type SearchNames,
} from "./name-index.ts";
export { type PlaceKind, type PlaceSearch, type PlaceSearchOptions, searchPlaces } from "./places.ts";
