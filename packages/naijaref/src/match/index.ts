export type { MatchWithin } from "./area.ts";
export { MATCH_KINDS, type MatchKind } from "./kinds.ts";
export { type MatchAllOptions, type MatchRow, matchAll } from "./match-all.ts";
export { createMatcher, type Matcher, type MatcherOptions } from "./matcher.ts";
export { isMatched, type MatchCandidate, type MatchResult, type MatchStatus } from "./result.ts";
