import type { SearchResult, Suggestion } from "../generated/records.ts";
import { getWard } from "../places/wards.ts";
import { BEGINNING, EXACT, FIRST_WORDS, WITHIN } from "./engine/tuning.ts";
import { RANKED } from "./records.ts";

/**
 * The least score of a result of which the query is the very name or a code (`name`), its first words, whole
 * (`firstWords`), or its beginning, up to the middle of a word (`beginning`). What scores less has typing
 * errors or more words. `docs/search.md` has all scores.
 */
export const SCORES: Readonly<Record<"name" | "firstWords" | "beginning", number>> =
  /* @__PURE__ */ Object.freeze({
    name: EXACT,
    firstWords: FIRST_WORDS,
    beginning: BEGINNING,
  });

/**
 * Whether a result is just what the query names: by its name, an alias or a code, alone or with what is
 * around it (`Ikeja, Lagos`). What is not a result is not.
 */
export const isExact = (result: Pick<SearchResult, "score">): boolean => {
  const score = (result as Pick<SearchResult, "score"> | null | undefined)?.score;
  return score === EXACT || score === EXACT - WITHIN;
};

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
