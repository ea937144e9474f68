import type { SearchResult } from "../generated/records.ts";
import { BEGINNING, EXACT, FIRST_WORDS, WITHIN } from "./engine/tuning.ts";

// Apart from what orders results: a page that only compares scores loads no names.

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
