import type { Suggestion } from "../generated/records.ts";
import { getWard } from "../places/wards.ts";
import { RANKED } from "./records.ts";

/** What orders results: those with equal scores by kind, name, size and code. */
type Ranked = Pick<Suggestion, "kind" | "code" | "name" | "score" | "matched">;

/**
 * The results of several searches as one list: each record once, by its best match, the best record first.
 */
export function bestFirst<Result extends Ranked>(results: readonly Result[], limit: number): Result[] {
  const best: Result[] = [];
  for (const result of results.slice().sort(compareResults)) {
    if (best.length === limit) break;
    if (!best.some(({ kind, code }) => code === result.code && kind === result.kind)) best.push(result);
  }
  return best;
}

/** How large a ward is: of two with one name, more people look for the one with more polling units. */
const unitsOf = ({ kind, code }: Ranked): number =>
  kind === "ward" ? (getWard(code)?.pollingUnits ?? 0) : 0;

/**
 * A bank that has the query as no name of its own, but in its name beside Microfinance Bank, is mostly called
 * after a town: "Minna" is the town first.
 */
const rankOf = ({ kind, name, matched }: Ranked): number =>
  kind === "bank" && matched === name ? RANKED.indexOf("ward") - 0.5 : RANKED.indexOf(kind);

const compareResults = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  rankOf(a) - rankOf(b) ||
  // Their search has put them in order, a commercial bank before others of the same name.
  (a.kind === "bank" ? 0 : compareTexts(a.name, b.name)) ||
  unitsOf(b) - unitsOf(a) ||
  (a.kind === "bank" ? 0 : compareTexts(a.code, b.code));

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
