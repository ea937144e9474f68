import { MAX_EDITS } from "./edit-automaton.ts";
import type { Names } from "./name-table.ts";
import { costOfBeginning, NEVER, type Typos } from "./scores.ts";
import { encode, findBeginning, lengthOf } from "./terms.ts";
import { CACHED_WORDS, MIN_LETTERS_WITH_TWO_TYPOS, MIN_LETTERS_WITH_TYPO } from "./tuning.ts";

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
  /** Where no term does: the terms like the word, and what each costs. */
  readonly typos: readonly number[];
  readonly costs: readonly number[];
  /** How many uses all these terms have. */
  readonly uses: number;
  /** The entries around others that have such a term in a name, each with the cost. */
  readonly around: ReadonlyMap<number, number>;
  /** How many terms were looked at to find the typos. */
  readonly looked: number;
}

export interface WordReading {
  /** The last word may be unfinished. */
  readonly isLast: boolean;
  /** Whether typos are looked for in a word that no name has. */
  readonly typos: boolean;
}

/** The terms that a word may mean; undefined if there are none. */
export type ReadWord = (text: string, reading: WordReading) => QueryWord | undefined;

const NONE: readonly number[] = [];
const NOWHERE: Map<number, number> = /* @__PURE__ */ new Map();

/**
 * The words read last are cached: while a person types a name, only its last word changes, and the steps of
 * one search read the same words.
 */
export function makeReadWord(names: Names, { findNear, costOf }: Typos): ReadWord {
  const cached = { last: new Map<string, QueryWord>(), others: new Map<string, QueryWord>() };

  function read(text: string, { isLast, typos }: WordReading): QueryWord | undefined {
    const query = encode(names.terms, text);
    const [from, begun] = findBeginning(names.terms, query);
    const same = from < begun && lengthOf(names.terms, from) === text.length ? from + 1 : from;
    // One letter begins too many words to say anything.
    const to = isLast && text.length > 1 ? begun : same;
    if (from < to) return describe(names, text.length, { from, to, typos: NONE, costs: NONE }, 0);
    if (!typos) return undefined;
    const found: number[] = [];
    const costs: number[] = [];
    let looked = 0;
    if (text.length >= MIN_LETTERS_WITH_TYPO) {
      const near = findNear(query, text.length >= MIN_LETTERS_WITH_TWO_TYPOS ? MAX_EDITS : 1, isLast);
      looked = near.looked;
      for (let at = 0; at < near.count; at++) {
        const term = near.terms[at] as number;
        const whole = costOf(query, term, near.edits[at] as number);
        const begun = isLast ? costOfBeginning(near.editsOfBeginning[at] as number) : NEVER;
        const cost = whole < NEVER ? whole : begun;
        if (cost === NEVER) continue;
        found.push(term);
        costs.push(cost);
      }
    }
    return describe(names, text.length, { from, to, typos: found, costs }, looked);
  }

  return (text, reading) => {
    const words = reading.isLast ? cached.last : cached.others;
    let word = words.get(text);
    if (word === undefined) {
      word = read(text, reading);
      if (word === undefined) return undefined;
      if (words.size === CACHED_WORDS) words.clear();
      words.set(text, word);
    }
    if (word.from < word.to) return word;
    return reading.typos && word.typos.length > 0 ? word : undefined;
  };
}

type WordTerms = Pick<QueryWord, "from" | "to" | "typos" | "costs">;

function describe(names: Names, length: number, terms: WordTerms, looked: number): QueryWord {
  const { from, to, typos, costs } = terms;
  const { usesFrom } = names;
  let uses = (usesFrom[to] as number) - (usesFrom[from] as number);
  for (const term of typos) uses += (usesFrom[term + 1] as number) - (usesFrom[term] as number);
  return { length, from, to, typos, costs, uses, around: findAround(names, terms), looked };
}

export const countTerms = ({ from, to, typos }: QueryWord): number => to - from + typos.length;

export const termAt = ({ from, to, typos }: QueryWord, at: number): number =>
  from + at < to ? from + at : (typos[at - (to - from)] as number);

/** The entries around others that have one of the terms in a name, each with the least cost. */
function findAround(names: Names, { from, to, typos, costs }: WordTerms): ReadonlyMap<number, number> {
  const around = { costs: NOWHERE };
  for (let term = from; term < to; term++) addAround(names, term, 0, around);
  for (let at = 0; at < typos.length; at++)
    addAround(names, typos[at] as number, costs[at] as number, around);
  return around.costs;
}

/** Adds the entries that have a term. Most words have none, and need no map. */
function addAround(names: Names, term: number, cost: number, around: { costs: Map<number, number> }): void {
  if (names.isParentTerm[term] === 0) return;
  const end = names.usesFrom[term + 1] as number;
  for (let at = names.usesFrom[term] as number; at < end; at++) {
    const key = (names.uses[at] as number) >> 1;
    // The uses of a term are in the order of the keys.
    if (key >= names.parentKeysEnd) break;
    const entry = names.owners[key] as number;
    if (names.isParent[entry] === 0 || names.isRelated[key] !== 0) continue;
    if (around.costs === NOWHERE) around.costs = new Map();
    around.costs.set(entry, Math.min(cost, around.costs.get(entry) ?? cost));
  }
}
