import type { SearchResult } from "../generated/records.ts";
import { EXACT, WITHIN } from "./engine/index.ts";

/**
 * Whether a result is just what the query names: by its name, an alias or a code, alone or with what is
 * around it (`Ikeja, Lagos`). What is not a result is not.
 */
export const isExact = (result: Pick<SearchResult, "score">): boolean => {
  const score = (result as Pick<SearchResult, "score"> | null | undefined)?.score;
  return score === EXACT || score === EXACT - WITHIN;
};
