import { editCost, FAR, ROUNDING } from "../../names/edit.ts";
import { ABBREVIATED, FEWEST_OF_WORD, WORST_OF_WORD } from "../thresholds.ts";
import { costOfLess, type Letters, leastChanged } from "./letters.ts";
import { MOST_SHORT, type Outline, pieceOf } from "./outlines.ts";

/** What it costs, in mistakes, that a word of one name stands for a word of another; FAR if it does not. */

/** The words of a name, and their outline. */
export interface Outlined {
  readonly words: readonly string[];
  readonly outline: Outline;
}

export type CostOf = (typed: Outlined, at: number, named: Outlined, place: number) => number;

export const sameWord: CostOf = (typed, at, named, place) =>
  typed.words[at] === named.words[place] ? 0 : FAR;

/** What it costs to write a piece of one name as one of another. */
export const pieceCost: CostOf = (typed, at, named, place) => {
  const one = typed.outline.pieces[at] as Letters;
  const other = named.outline.pieces[place] as Letters;
  if (Math.min(one.length, other.length) < FEWEST_OF_WORD || leastCostOfPiece(one, other) === FAR) return FAR;
  return editCost(
    pieceOf(typed.words, at),
    pieceOf(named.words, place),
    Math.max(one.length, other.length) * WORST_OF_WORD,
  );
};

/** A short beginning of a word for the word, whichever of the two was typed. */
export const abbreviationCost: CostOf = (typed, at, named, place) => {
  const one = typed.words[at] as string;
  const other = named.words[place] as string;
  const isShort = one.length < other.length;
  const short = isShort ? one : other;
  const long = isShort ? other : one;
  return short.length <= MOST_SHORT && long.length > short.length && long.startsWith(short)
    ? ABBREVIATED
    : FAR;
};

/** What it costs at least that a piece stands for another; FAR if it does not. */
export function leastCostOfPiece(one: Letters, other: Letters): number {
  const isShorter = one.length < other.length;
  const longer = isShorter ? other : one;
  const shorter = isShorter ? one : other;
  const lost = longer.length - shorter.length;
  if (shorter.length < FEWEST_OF_WORD) {
    if (lost === 0) return one.once === other.once ? 0 : FAR;
    // A beginning has no letter that the word lacks.
    return shorter.length <= MOST_SHORT && (shorter.once & ~longer.once) === 0 ? ABBREVIATED : FAR;
  }
  const bound = longer.length * WORST_OF_WORD + ROUNDING;
  const less = costOfLess(lost, longer);
  if (less > bound) return FAR;
  const cost = less + leastChanged(shorter.once, longer.once, lost);
  return cost > bound ? FAR : cost;
}
