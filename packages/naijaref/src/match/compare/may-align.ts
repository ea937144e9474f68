import { FAR, ROUNDING } from "../../names/edit.ts";
import type { Letters } from "./letters.ts";
import type { Outline } from "./outlines.ts";
import { leastCostOfPiece } from "./word-cost.ts";

/**
 * Whether the words of two names may stand for each other, by the letters that they have: false of most
 * names, and cheap.
 *
 * @param ofWhole the most mistakes if each word of one stands for one of the other.
 * @param ofPart the most mistakes for each typed letter, if words of the name are left.
 * @param ofMore the most mistakes for each typed letter that is matched, if typed words are left.
 */
export function mayAlign(
  typed: Outline,
  named: Outline,
  ofWhole: number,
  ofPart: number,
  ofMore: number,
): boolean {
  const { length } = typed.letters;
  if (
    typed.words <= 2 * named.words &&
    mayCover(typed, named, { share: 0, most: Math.max(ofWhole, ofPart * length), fewest: 0 })
  )
    return true;
  return (
    named.words <= 2 * typed.words && mayCover(named, typed, { share: ofMore, most: 0, fewest: length / 2 })
  );
}

/** The letters of the longest piece. */
export function longestPiece({ words, pieces }: Outline): number {
  let longest = 0;
  for (let at = 0; at < 2 * words - 1; at++) longest = Math.max(longest, (pieces[at] as Letters).length);
  return longest;
}

/**
 * Whether each word of a name may stand for a word of another or two, or with its neighbour for one.
 *
 * @param share the mistakes that each letter of the other allows, beside the most mistakes in all.
 * @param fewest the fewest letters of the other for which they stand.
 */
function mayCover(
  name: Outline,
  other: Outline,
  { share, most, fewest }: { share: number; most: number; fewest: number },
): boolean {
  // The others stand for no more than the longest each.
  const least = fewest === 0 ? 0 : fewest - (name.words - 1) * longestPiece(other);
  let cost = 0;
  let letters = 0;
  for (let at = 0; at < name.words; at++) {
    nearest.cost = FAR;
    nearest.letters = 0;
    findNearest(name.pieces[at] as Letters, 1, other, share, least);
    if (at > 0) findNearest(name.pieces[name.words + at - 1] as Letters, 2, other, share, least);
    if (at + 1 < name.words) findNearest(name.pieces[name.words + at] as Letters, 2, other, share, least);
    if (nearest.cost === FAR) return false;
    cost += nearest.cost;
    letters += nearest.letters;
  }
  return cost <= most + ROUNDING && letters >= fewest;
}

/** For a word: what it costs at least, and of how many letters the longest is that it may stand for. */
const nearest = { cost: FAR, letters: 0 };

/** Looks for what a piece of so many words may stand for: a word, or two if it is one. */
function findNearest(piece: Letters, words: number, other: Outline, share: number, fewest: number): void {
  const count = words === 1 ? 2 * other.words - 1 : other.words;
  for (let at = 0; at < count; at++) {
    const stood = other.pieces[at] as Letters;
    const letters = stood.length / words;
    if (letters < fewest) continue;
    const cost = leastCostOfPiece(piece, stood);
    if (cost === FAR) continue;
    nearest.cost = Math.min(nearest.cost, cost / words - share * letters);
    nearest.letters = Math.max(nearest.letters, letters);
  }
}
