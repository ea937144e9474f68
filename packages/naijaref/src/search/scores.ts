import { BEGINNING, EXACT, FIRST_WORDS } from "./engine/tuning.ts";

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
