export type { Bank, SearchResult } from "../generated/records.ts";
export { type BankSearch, type BankSearchOptions, searchBanks } from "./banks.ts";
export {
  createNameIndex,
  type NamedEntry,
  type NameIndex,
  type NameIndexOptions,
  type NameMatch,
  type NameQuery,
  type QueryProblem,
} from "./engine/index.ts";
export { type PlaceKind, type PlaceSearch, type PlaceSearchOptions, searchPlaces } from "./places.ts";
