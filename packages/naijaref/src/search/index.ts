export type { Bank, SearchResult, Suggestion } from "../generated/records.ts";
export { type BankSearchOptions, searchBanks } from "./banks.ts";
export { createNameIndex } from "./create-name-index.ts";
export type { NamedEntry } from "./engine/index-tables.ts";
// Not by way of the engine's index: what the library alone uses of it would be in the published types.
export type { NameIndex, NameIndexOptions, NameMatch, NameQuery } from "./engine/name-index.ts";
export type { QueryReason } from "./engine/query.ts";
export { isExact, SCORES } from "./engine/scores.ts";
export type { PlaceKind, SearchFailure } from "./options.ts";
export { type PlaceSearchOptions, searchPlaces } from "./places.ts";

export type { SuggestionKind } from "./suggest.ts";
export { type SuggestOptions, suggest } from "./suggest.ts";
export { suggestionsFor } from "./suggestions.ts";
