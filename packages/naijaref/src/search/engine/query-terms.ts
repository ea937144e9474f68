import type { Names } from "./name-table.ts";
import { encode, findBeginning, lengthOf } from "./terms.ts";
import { FEWEST_LETTERS_WITH_TWO_TYPOS, FEWEST_LETTERS_WITH_TYPO } from "./tuning.ts";
import { type FindTypos, NEVER } from "./typo-cost.ts";

/** A word of a query, and the terms that it may mean. */
export interface QueryWord {
  /** How many letters it has. */
  readonly length: number;
  /**
   * The terms that equal the word or, if it may be unfinished, begin with it: from `from` up to, not
   * including, `to`.
   */
  readonly from: number;
  readonly to: number;
  /** Terms like the word, each with its cost. */
  readonly typos: ReadonlyMap<number, number>;
  /** How many uses all these terms have. */
  readonly uses: number;
  /** The entries around others that have such a term in a name, each with the cost. */
  readonly around: ReadonlyMap<number, number>;
}

/**
 * The terms that a word may mean; undefined if there are none.
 *
 * @param isLast the last word may be unfinished.
 * @param findTypos looks for typos in a word that no name has.
 */
export function readWord(
  names: Names,
  text: string,
  isLast: boolean,
  findTypos: FindTypos | undefined,
): QueryWord | undefined {
  const { terms, usesFrom } = names;
  const query = encode(terms, text);
  const [from, begun] = findBeginning(terms, query);
  const same = from < begun && lengthOf(terms, from) === text.length ? from + 1 : from;
  // One letter begins too many words to say anything.
  const to = isLast && text.length > 1 ? begun : same;
  const typos = new Map<number, number>();
  if (from === to && text.length >= FEWEST_LETTERS_WITH_TYPO) {
    findTypos?.(query, (term, cost, costOfBeginning) => {
      if (cost < 2 || (cost < NEVER && text.length >= FEWEST_LETTERS_WITH_TWO_TYPOS)) typos.set(term, cost);
      else if (isLast && costOfBeginning < NEVER) typos.set(term, costOfBeginning);
    });
  }
  if (from === to && typos.size === 0) return undefined;
  const word = { length: text.length, from, to, typos };
  const around = new Map<number, number>();
  let uses = 0;
  eachTerm(word, (term) => {
    uses += (usesFrom[term + 1] as number) - (usesFrom[term] as number);
    noteAround(names, term, costOf(word, term), around);
  });
  return { ...word, uses, around };
}

type WordTerms = Pick<QueryWord, "from" | "to" | "typos">;

/** Visits the terms that a word may mean. */
export function eachTerm({ from, to, typos }: WordTerms, visit: (term: number) => void): void {
  for (let term = from; term < to; term++) visit(term);
  for (const term of typos.keys()) visit(term);
}

/** The cost of a word as a term. */
export const costOf = ({ from, to, typos }: WordTerms, term: number): number =>
  term >= from && term < to ? 0 : (typos.get(term) ?? NEVER);

function noteAround(names: Names, term: number, cost: number, around: Map<number, number>): void {
  if (names.isParentTerm[term] === 0) return;
  for (let at = names.usesFrom[term] as number; at < (names.usesFrom[term + 1] as number); at++) {
    const key = (names.uses[at] as number) >> 1;
    const entry = names.owners[key] as number;
    if (names.isParent[entry] === 1 && names.isRelated[key] === 0)
      around.set(entry, Math.min(cost, around.get(entry) ?? cost));
  }
}
