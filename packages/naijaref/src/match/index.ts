export { type ListKind, MATCH_KINDS, type MatchKind } from "../kinds/kinds.ts";
export { isLikeId } from "../names/recognise.ts";
export type { MatchRow, MatchWithin } from "./area.ts";
export type { DamageKind, IdMeaning, IdReader, ReadId } from "./codes.ts";
export { createMatcher, type Matcher, type MatcherOptions, prepareMatcher } from "./matcher.ts";
export {
  createPollingUnitMatcher,
  type PollingUnitMatcher,
  type PollingUnitMatcherOptions,
} from "./polling-units.ts";
export {
  isMatched,
  type MatchCandidate,
  type MatchResult,
  type MatchStatus,
  type RecordKind,
} from "./result.ts";
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
export { type CsvHeadings, readCsvHeadings } from "./table/csv-shape.ts";
export { type CsvEncoding, CsvError, type CsvReason } from "./table/csv-text.ts";
export { matchCsv } from "./table/match-csv.ts";
export { type MatchAllOptions, matchAll } from "./table/one-to-one.ts";
