import { SEARCH_RESULT_KINDS } from "../generated/enums.ts";

export type PlaceKind = (typeof SEARCH_RESULT_KINDS)[number];

/** In the order in which equal matches are listed. */
export const KINDS: readonly PlaceKind[] = SEARCH_RESULT_KINDS;

/** What people add to a name to say which kind of place they mean. */
export const KIND_WORDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  state: ["state"],
  lga: [
    "local government area",
    "local govt area",
    "local government",
    "local govt",
    "area council",
    "l g a",
    "lga",
    "lg",
  ],
  ward: ["registration area", "ward"],
};
