import { type SuggestOptions, suggest } from "naijaref/search";
import { toPlain } from "./rows.ts";

/**
 * `search(q, {kinds, limit})`: records of any kind whose names are like the text, `{ok, value}` or `{ok,
 * reason}`.
 */
export const search = (q: unknown, options: SuggestOptions = {}): unknown => {
  if (typeof q !== "string")
    throw new TypeError(`search: q must be text, not ${q === null ? "null" : typeof q}.`);
  return toPlain(suggest(q, options));
};
