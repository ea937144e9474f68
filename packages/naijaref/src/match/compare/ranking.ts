import type { EntryName, MatchEntry, Names } from "../lists/names.ts";
import type { Reading } from "../reading/reading.ts";
import { FARTHEST, MARGIN } from "../thresholds.ts";
import { type Form, likenessOf } from "./likeness.ts";
import { nominate } from "./nominees.ts";
import { outlineOf } from "./outlines.ts";

/**
 * How a text is a name itself: as it is, without its brackets, with a numeral in the digit 1, with a
 * direction mended.
 */
export type SameForm =
  | "same"
  | "bracket"
  | "numeral"
  | "direction"
  | "short_direction"
  | "initial"
  | "turned";

/** A name that a text may stand for. */
export interface Finding {
  readonly name: EntryName;
  readonly distance: number;
  readonly mistakes: number;
  readonly form: Form | SameForm;
  readonly lacksMarks: boolean;
}

/** Each entry once, by its first finding. */
export function byEntry(findings: readonly Finding[]): Finding[] {
  const seen = new Set<MatchEntry>();
  return findings.filter(({ name }) => !seen.has(name.entry) && seen.add(name.entry));
}

/**
 * The names like the text, nearest first, each entry once: those no farther than a span from the nearest.
 *
 * @param most beyond this share of mistakes nothing is alike.
 */
export function rank(reading: Reading, names: Names, span = MARGIN, most = FARTHEST): Finding[] {
  const outline = outlineOf(reading.words);
  const typed = { ...reading, outline };
  const findings: Finding[] = [];
  let farthest = most;
  for (const nominee of nominate(reading, outline, names, most)) {
    const { name } = nominee;
    const likeness = likenessOf(typed, nominee, farthest);
    if (likeness === undefined) continue;
    findings.push({ name, ...likeness });
    farthest = Math.min(farthest, likeness.distance + span);
  }
  findings.sort((a, b) => a.distance - b.distance || (a.name.entry.code < b.name.entry.code ? -1 : 1));
  return byEntry(findings.filter(({ distance }) => distance <= farthest));
}
