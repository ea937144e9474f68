export type { MatchRow, MatchWithin } from "./area.ts";
export type { DamageKind } from "./codes.ts";
export type { IdMeaning, IdReader, ReadId } from "./ids.ts";
export { isLikeId } from "./is-like-id.ts";
export { type ListKind, MATCH_KINDS, type MatchKind, type RecordKind } from "./kinds.ts";
export { createMatcher, type Matcher, type MatcherOptions } from "./matcher.ts";
export { prepareMatcher } from "./prepare-matcher.ts";
export { isMatched, type MatchCandidate, type MatchResult, type MatchStatus } from "./result.ts";
export { CsvError, type CsvReason } from "./table/csv-error.ts";
export { type CsvHeadings, readCsvHeadings } from "./table/csv-headings.ts";
export {
  CSV_ADDED,
  CSV_COLUMNS,
  type CsvColumn,
  type CsvResult,
  type CsvRow,
  type CsvStatus,
  type CsvSummary,
  type MatchCsvOptions,
} from "./table/csv-options.ts";
export type { CsvEncoding } from "./table/csv-text.ts";
export { type MatchAllOptions, matchAll } from "./table/match-all.ts";
export { matchCsv } from "./table/match-csv.ts";
export {
  createPollingUnitMatcher,
  type PollingUnitMatcher,
  type PollingUnitMatcherOptions,
} from "./units/polling-unit-matcher.ts";
