import { foldsToNothing } from "../names/fold.ts";
import type { MatchWithin, NoArea } from "./area.ts";
import { type MatchResult, nothing } from "./result.ts";

/** Longer texts are no names. */
const MAX_LENGTH = 200;

/** So many results are kept: equal rows are matched once. */
const MAX_CACHED = 20_000;

/** A result that is cached for equal rows: whoever gets it may not change it for the next. */
function frozen(result: MatchResult): MatchResult {
  for (const candidate of result.candidates) Object.freeze(candidate);
  Object.freeze(result.candidates);
  return Object.freeze(result);
}

/**
 * Matches texts of equal rows once, and says of what is no name that it is none.
 *
 * @param settle where a row lies. Two with one key lie in one place.
 */
export function matchOnce<Place extends { readonly ok: true; readonly key: string }>(
  settle: (row: MatchWithin) => Place | NoArea,
  matchText: (text: string, place: Place) => MatchResult,
  { most = MAX_CACHED, maxLength = MAX_LENGTH }: { most?: number | undefined; maxLength?: number } = {},
): (text: string, row?: MatchWithin) => MatchResult {
  const cached = new Map<string, MatchResult>();
  return (text, row = {}) => {
    if (typeof text !== "string") return nothing("The text is not a string.");
    if (text.length > maxLength) return nothing(`The text is longer than ${maxLength} characters.`);
    const place = settle(row ?? {});
    const key = `${place.key}\n${text}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const result = !place.ok
      ? nothing(place.why, place.candidates)
      : foldsToNothing(text)
        ? nothing("The text has no letter or digit.")
        : matchText(text, place);
    if (cached.size >= most) cached.clear();
    cached.set(key, frozen(result));
    return result;
  };
}
