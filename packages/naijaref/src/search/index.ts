export type { Bank, SearchResult, Suggestion } from "../generated/records.ts";
export { type BankSearchOptions, searchBanks } from "./banks.ts";
export {
  createNameIndex,
  type NamedEntry,
  type NameIndex,
  type NameIndexOptions,
  type NameMatch,
  type NameQuery,
  type QueryReason,
} from "./engine/index.ts";
export type { PlaceKind } from "./kind-words.ts";
export type { SearchFailure } from "./options.ts";
export { type PlaceSearchOptions, searchPlaces } from "./places.ts";
export { type SuggestionKind, type SuggestOptions, suggest } from "./suggest.ts";
export { suggestionsFor } from "./suggestions.ts";
