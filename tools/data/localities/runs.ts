import { fold } from "../../../packages/naijaref/src/names/fold.ts";
import { ENDINGS, FACILITIES, PARTS, UNGUWAR } from "./words.ts";

/** A word of a unit's name: as it is written, and folded. */
interface Word {
  readonly text: string;
  readonly folded: string;
}

/** Words that stand together in a unit's name, and what stands around them. */
export interface Run {
  /** Folded, joined by a space. */
  readonly key: string;
  /** As the unit's name has it. */
  readonly text: string;
  /** The word of the name before it, folded; empty at the beginning of a part. */
  readonly before: string;
  /** The same, after it. */
  readonly after: string;
  /** "new" or "old" where it stands before the words. */
  readonly age: string;
}

const MAX_WORDS = 3;

const AGES = new Set(["new", "old"]);

/** Parts of a name that stand apart: commas, brackets, slashes, dashes between blanks. */
const partsOf = (name: string): string[] =>
  name.replace(/\bU\s*\/\s*/gi, "Unguwar ").split(/[,;()[\]/–—]|\s-\s*|\s*-\s|&/);

const wordsOfPart = (part: string): Word[] =>
  (part.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [])
    .map((text) => ({ text, folded: fold(text).replaceAll(" ", "") }))
    .filter(({ folded }) => folded !== "");

const separates = ({ folded }: Word): boolean =>
  FACILITIES.has(folded) || /\d/.test(folded) || folded.length < 2;

/** The longest runs of words of a unit's name of which none only says what stands there. */
export function runsOf(name: string): Run[] {
  return partsOf(name).flatMap((part) => runsOfPart(wordsOfPart(part)));
}

function runsOfPart(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from++) {
    if (separates(words[from] as Word) || UNGUWAR.has((words[from] as Word).folded)) continue;
    let to = from;
    while (to < words.length && !separates(words[to] as Word)) to++;
    const before = words[from - 1]?.folded ?? "";
    const after = words[to]?.folded ?? "";
    runs.push(...runOf(words.slice(from, to), before, after));
    from = to;
  }
  return runs;
}

/**
 * A run without what says which part of the place is meant, and the one that ends in "Estate" and the
 * like.
 */
function runOf(words: readonly Word[], before: string, after: string): Run[] {
  let [from, to] = [0, words.length];
  while (to > from && PARTS.has((words[to - 1] as Word).folded)) to--;
  while (to > from && PARTS.has((words[from] as Word).folded)) from++;
  const age = AGES.has(words[from - 1]?.folded ?? "") ? (words[from - 1] as Word).folded : "";
  const run = words.slice(from, to);
  if (run.length === 0 || run.length > MAX_WORDS) return [];
  const ending = run.findIndex(({ folded }) => ENDINGS.has(folded));
  if (ending === 0) return [];
  const stem = ending === -1 ? run : run.slice(0, ending + 1);
  if (UNGUWAR.has(before)) return [asRun([{ text: "Unguwar", folded: "unguwar" }, ...stem], "", after, "")];
  return [asRun(stem, from > 0 ? "" : before, to < words.length ? "" : after, age)];
}

const asRun = (words: readonly Word[], before: string, after: string, age: string): Run => ({
  key: words.map(({ folded }) => folded).join(" "),
  text: words.map(({ text }) => text).join(" "),
  before,
  after,
  age,
});
