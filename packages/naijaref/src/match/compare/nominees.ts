import { ROUNDING } from "../../names/edit.ts";
import type { EntryName, Names, Nominee } from "../lists/names.ts";
import type { Reading } from "../reading/reading.ts";
import { FARTHEST, MORE, MOST_WORDS, MOVED, PART } from "../thresholds.ts";
import { costOfLess, costOfOther, differentLetters, lacking, leastCost, lettersLeft } from "./letters.ts";
import { longestPiece, mayAlign } from "./may-align.ts";
import { type Outline, outlineAt, readPieces } from "./outlines.ts";

/** A word in more names than these says too little to look at all of them. */
export const MOST_NAMES = 400;

/**
 * The names that may be like a text: those with a word of it, and those with about its letters; those with
 * most of its letters first. Those that cannot be like it, by their outlines, are left out.
 */
export function nominate(
  { words }: Reading,
  typed: Outline,
  { list, outlines, byWord }: Names,
  farthest = FARTHEST,
): Nominee[] {
  const { letters } = typed;
  const most = Math.ceil(letters.length * farthest);
  const fewest = typed.hasShort ? 0 : lettersLeft(letters.length / 2, letters, farthest - MORE);
  const longest = longestPiece(typed);
  // A text of more words than any name is compared as it is written: then the length says enough of most.
  const onlyAsWritten = typed.words > MOST_WORDS;
  const byDifference: Nominee[][] = [];
  for (let at = 0; at < list.length; at++) {
    const outline = outlineAt(outlines, at);
    if (outline.letters.length < fewest && !outline.hasShort) continue;
    if (onlyAsWritten && Math.abs(outline.letters.length - letters.length) > most * 2) continue;
    const different = differentLetters(letters, outline.letters);
    const isNear = different <= most * 2 && Math.abs(outline.letters.length - letters.length) <= 2 * most;
    if (byWord !== undefined && (!isNear || different > most)) continue;
    const way = wayOf(typed, longest, outline, farthest);
    if (way === undefined) continue;
    const asWritten = way === "written";
    let byWords = (typed.words > 1 || outline.words > 1) && typed.words <= MOST_WORDS;
    if (byWords) {
      readPieces(outlines, at);
      const ofWhole = Math.max(letters.length, outline.letters.length) * farthest - MOVED;
      byWords = mayAlign(typed, outline, ofWhole, farthest - PART, farthest - MORE);
    }
    if (!asWritten && !byWords) continue;
    const name = list[at] as EntryName;
    if (name.isLocal || (!isNear && !words.some((word) => name.reading.words.includes(word)))) continue;
    const alike = byDifference[different];
    const nominee = { name, asWritten, byWords };
    if (alike === undefined) byDifference[different] = [nominee];
    else alike.push(nominee);
  }
  const nominees = byDifference.flat();
  if (byWord === undefined) return nominees;
  const having = new Set<EntryName>();
  for (const word of words) {
    const group = byWord.get(word) ?? [];
    if (group.length > MOST_NAMES) continue;
    for (const name of group) if (!name.isLocal) having.add(name);
  }
  return [
    ...[...having].map((name) => ({ name, asWritten: true, byWords: true })),
    ...nominees.filter(({ name }) => !having.has(name)),
  ];
}

/**
 * How a name may be like a text, by the letters that they have: as it is written, or if words of one stand
 * for words of the other. Undefined of most names, and cheap.
 */
function wayOf(
  typed: Outline,
  longest: number,
  named: Outline,
  farthest: number,
): "written" | "words" | undefined {
  const one = typed.letters;
  const other = named.letters;
  const lackedByName = lacking(one, other);
  const lacked = lacking(other, one);
  const least = leastCost(one, other, lackedByName, lacked);
  if (least <= Math.max(one.length, other.length) * farthest + ROUNDING) return "written";
  if (typed.words === 1 && named.words === 1) return undefined;
  if (typed.hasShort || named.hasShort) return "words";
  // All that is typed stands for words of the name, two at most for one.
  if (typed.words <= 2 * named.words) {
    const lost = Math.max(0, one.length - other.length);
    const ofPart = Math.max(costOfOther(lackedByName, one), costOfLess(lost, one));
    if (ofPart <= one.length * (farthest - PART) + ROUNDING) return "words";
  }
  // The whole name stands for at least half the letters that are typed.
  const most = Math.min(named.words * longest, one.length);
  const isMore = most >= one.length / 2 && costOfOther(lacked, other) <= most * (farthest - MORE) + ROUNDING;
  return isMore ? "words" : undefined;
}
