import { SCORES, type Suggestion, suggest } from "naijaref/search";
import { fold } from "naijaref/text";

/**
 * The records that are found for a text, best first. A closed bank is found by its whole name alone, and
 * somebody who types it has only a part of it: the words that are whole find it, and its name begins so.
 */
export function findRecords(text: string, limit: number): readonly Suggestion[] {
  const found = suggested(text, limit);
  if ((found[0]?.score ?? 0) >= SCORES.beginning) return found;
  const whole = text.trim().replace(/\s+\S+$/, "");
  if (whole === text.trim() || !/\p{L}{2}/u.test(whole)) return found;
  const wider = suggested(whole, limit);
  const begun = wider.filter(({ name }) => fold(name).startsWith(fold(text)));
  const others = found.length > 0 ? found : wider;
  const codes = new Set(begun.map(({ code }) => code));
  return [...begun, ...others.filter(({ code }) => !codes.has(code))].slice(0, limit);
}

function suggested(text: string, limit: number): readonly Suggestion[] {
  const found = suggest(text, { limit });
  return found.ok ? found.value : [];
}
