import { SUGGESTION_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";

/** What orders results: those with equal scores by kind, name and code. */
type Ranked = Pick<Suggestion, "kind" | "code" | "name" | "score">;

/**
 * The results of several searches as one list: each record once, by its best match, the best record first.
 */
export function bestFirst<Result extends Ranked>(results: readonly Result[], limit: number): Result[] {
  const seen = new Set<string>();
  return results
    .toSorted(compareResults)
    .filter(({ kind, code }) => !seen.has(`${kind} ${code}`) && seen.add(`${kind} ${code}`))
    .slice(0, limit);
}

const compareResults = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  SUGGESTION_KINDS.indexOf(a.kind) - SUGGESTION_KINDS.indexOf(b.kind) ||
  compareTexts(a.name, b.name) ||
  compareTexts(a.code, b.code);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
