import { editCost, FAR } from "../../names/edit.ts";
import type { EntryName, Nominee } from "../lists/names.ts";
import type { Reading } from "../reading/reading.ts";
import { FEWEST_OF_MARKED_PART, FEWEST_OF_PART, LACKS_MARKS, MORE, MOVED, PART } from "../thresholds.ts";
import { align } from "./alignment.ts";
import { outlineOf } from "./outlines.ts";
import type { Outlined } from "./word-cost.ts";

/** How a text is like a name: as a whole, as a part of it, or as more than it. */
export type Form = "whole" | "part" | "more";

export interface Likeness {
  readonly form: Form;
  /**
   * Mistakes as a share of the letters compared, with what is added for a part, for more, and for a missing
   * mark.
   */
  readonly distance: number;
  /** Mistakes alone. */
  readonly mistakes: number;
  /** The text lacks a number, letter or direction of the name. */
  readonly lacksMarks: boolean;
}

/**
 * How a text is like a name, or undefined if it is not, or farther than the distance given. What only the
 * numbers or letters of two names have in common is nothing.
 */
export function likenessOf(
  typed: Reading & Outlined,
  { name, asWritten, byWords }: Nominee,
  farthest: number,
): Likeness | undefined {
  const { words, joined } = typed;
  const named = name.reading;
  const marks = compareMarks(typed.marks, named.marks);
  if (marks === "conflict" || joined === "" || named.joined === "") return undefined;
  const lacksMarks = marks === "lacks";
  const added = lacksMarks ? LACKS_MARKS : 0;
  const longer = Math.max(joined.length, named.joined.length);
  const straight = asWritten ? editCost(joined, named.joined, longer * (farthest - added)) : FAR;
  const whole = {
    form: "whole",
    distance: straight / longer + added,
    mistakes: straight,
    lacksMarks,
  } as const;
  if (straight === 0 || (words.length === 1 && named.words.length === 1))
    return straight === FAR ? undefined : whole;
  // A name of several words may be in another order, or a part of the text, or the text of it.
  const nearest = Math.min(farthest, whole.distance) - added;
  const other =
    byWords && (nearest >= PART || nearest * longer >= MOVED)
      ? compareWords(typed, name, longer, lacksMarks, marks === "equal" && named.marks.length > 0)
      : undefined;
  const best = other !== undefined && other.distance < whole.distance ? other : whole;
  return best.distance > farthest ? undefined : best;
}

function compareWords(
  typed: Reading & Outlined,
  name: EntryName,
  longer: number,
  lacksMarks: boolean,
  isMarked: boolean,
): Likeness | undefined {
  name.outline ??= outlineOf(name.reading.words);
  const pairs = align(typed, { words: name.reading.words, outline: name.outline });
  if (pairs === undefined) return undefined;
  const { cost, matched, extra, missing } = pairs;
  const added = lacksMarks ? LACKS_MARKS : 0;
  const mistakes = extra === 0 && missing === 0 ? cost + MOVED : cost;
  const as = (form: Form, letters: number, penalty: number): Likeness => ({
    form,
    distance: mistakes / letters + penalty + added,
    mistakes,
    lacksMarks,
  });
  if (extra === 0 && missing === 0) return as("whole", longer, 0);
  if (matched < (isMarked ? FEWEST_OF_MARKED_PART : FEWEST_OF_PART)) return undefined;
  if (extra === 0) return as("part", matched, PART);
  return missing === 0 && extra <= matched ? as("more", matched, MORE) : undefined;
}

/** Marks are equal, or the text lacks some of the name's; any other difference is a conflict. */
export function compareMarks(
  typed: readonly string[],
  named: readonly string[],
): "equal" | "lacks" | "conflict" {
  let at = 0;
  for (const mark of typed) {
    while (at < named.length && named[at] !== mark) at++;
    if (at === named.length) return "conflict";
    at++;
  }
  return typed.length === named.length ? "equal" : "lacks";
}
