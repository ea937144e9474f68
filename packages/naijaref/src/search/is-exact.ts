import type { SearchResult } from "../generated/records.ts";
import { EXACT, WITHIN } from "./engine/index.ts";

/**
 * Whether a result is just what the query names: by its name, an alias or a code, alone or with what is
 * around it (`Ikeja, Lagos`).
 */
export const isExact = ({ score }: Pick<SearchResult, "score">): boolean =>
  score === EXACT || score === EXACT - WITHIN;
