import { findState } from "naijaref/places";
import { searchPlaces } from "naijaref/search";
import type { Line, ReadLine } from "./quality.ts";

/** What people do with a search: look for each word from the end, and take the first LGA that one names. */
export function searchEachWord(line: Line): ReadLine {
  const within = line.state === "" ? undefined : findState(line.state);
  const state = within?.ok === true ? within.value.code : undefined;
  for (const word of (line.text.match(/[\p{L}'-]{3,}/gu) ?? []).toReversed()) {
    const found = searchPlaces(word, { kinds: ["lga"], limit: 5 });
    const lga =
      found.ok &&
      found.value.find(
        ({ score, stateCode }) => score >= 900 && (state === undefined || stateCode === state),
      );
    if (lga) return { ...line, lga: lga.code, first: [lga.code] };
  }
  return { ...line, lga: null, first: [] };
}
