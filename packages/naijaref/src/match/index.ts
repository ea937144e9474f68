export type { MatchRow, MatchWithin } from "./area.ts";
export { CsvError, type CsvReason } from "./csv-error.ts";
export { type CsvHeadings, readCsvHeadings } from "./csv-headings.ts";
export type { CsvEncoding } from "./csv-text.ts";
export type { DamageKind } from "./damage.ts";
export { type ListKind, MATCH_KINDS, type MatchKind, type RecordKind } from "./kinds.ts";
export { type MatchAllOptions, matchAll } from "./match-all.ts";
export {
  CSV_COLUMNS,
  type CsvColumn,
  type CsvRow,
  type CsvSummary,
  type MatchCsvOptions,
  matchCsv,
} from "./match-csv.ts";
export { createMatcher, type Matcher, type MatcherOptions } from "./matcher.ts";
export {
  createPollingUnitMatcher,
  type PollingUnitMatcher,
  type PollingUnitMatcherOptions,
} from "./polling-unit-matcher.ts";
export { prepareMatcher } from "./prepare-matcher.ts";
export { isMatched, type MatchCandidate, type MatchResult, type MatchStatus } from "./result.ts";
