import { editCost, FAR } from "./edit-cost.ts";

/** How the words of two names stand for each other, whatever their order. */
export interface Alignment {
  /** What is wrong with the words that stand for each other, in mistakes. */
  readonly cost: number;
  /**
   * Letters of the words that found one in the other name, and of those that did not: typed, then of the
   * name.
   */
  readonly matched: number;
  readonly extra: number;
  readonly missing: number;
}

/** A word may have this share of mistakes. */
const WORST = 0.34;
/** Words with fewer letters have no mistakes. */
const FEWEST_LETTERS = 4;
/** "B/Kudu" for "Birnin Kudu": the beginning of a word for the word, in mistakes. */
const ABBREVIATED = 0.5;
/** Words written together that are two, or apart that are one. */
const OTHER_SPACES = 0.1;
const MOST_WORDS = 12;

const noneTyped = /* @__PURE__ */ new Uint8Array(MOST_WORDS);
const noneNamed = /* @__PURE__ */ new Uint8Array(MOST_WORDS);

/**
 * Finds for each typed word the word of the name that it stands for. Undefined when there are too many words.
 */
export function align(typed: readonly string[], named: readonly string[]): Alignment | undefined {
  if (typed.length > MOST_WORDS || named.length > MOST_WORDS) return undefined;
  const typedUsed = noneTyped.fill(0);
  const namedUsed = noneNamed.fill(0);
  let cost = 0;
  let matched = 0;
  const use = (at: number, count: number, other: number, otherCount: number, wrong: number): void => {
    for (let i = at; i < at + count; i++) {
      typedUsed[i] = 1;
      matched += (typed[i] as string).length;
    }
    for (let j = other; j < other + otherCount; j++) namedUsed[j] = 1;
    cost += wrong;
  };
  pairWords(typed, named, sameWord, typedUsed, namedUsed, use);
  pairWords(typed, named, wordCost, typedUsed, namedUsed, use);
  pairRuns(typed, named, typedUsed, namedUsed, use);
  pairWords(typed, named, abbreviationCost, typedUsed, namedUsed, use);
  let extra = 0;
  let missing = 0;
  typed.forEach((word, at) => {
    if (typedUsed[at] === 0) extra += word.length;
  });
  named.forEach((word, at) => {
    if (namedUsed[at] === 0) missing += word.length;
  });
  return { cost, matched, extra, missing };
}

type Use = (at: number, count: number, other: number, otherCount: number, wrong: number) => void;
type CostOf = (typed: string, named: string) => number;

function pairWords(
  typed: readonly string[],
  named: readonly string[],
  costOf: CostOf,
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  for (let i = 0; i < typed.length; i++) {
    if (typedUsed[i] === 1) continue;
    let best = FAR;
    let place = -1;
    for (let j = 0; j < named.length; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = costOf(typed[i] as string, named[j] as string);
      if (wrong >= best) continue;
      best = wrong;
      place = j;
    }
    if (place >= 0) use(i, 1, place, 1, best);
  }
}

const sameWord: CostOf = (typed, named) => (typed === named ? 0 : FAR);

const wordCost: CostOf = (typed, named) => {
  const longer = Math.max(typed.length, named.length);
  if (Math.min(typed.length, named.length) < FEWEST_LETTERS) return FAR;
  return editCost(typed, named, longer * WORST);
};

const abbreviationCost: CostOf = (typed, named) => {
  const [short, long] = typed.length < named.length ? [typed, named] : [named, typed];
  return short.length <= 2 && long.length > short.length && long.startsWith(short) ? ABBREVIATED : FAR;
};

/** Pairs two words next to each other with one of the other name that they are together. */
function pairRuns(
  typed: readonly string[],
  named: readonly string[],
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  const both = (words: readonly string[], at: number) => `${words[at]}${words[at + 1]}`;
  for (let i = 0; i + 1 < typed.length; i++) {
    for (let j = 0; j < named.length && typedUsed[i] === 0 && typedUsed[i + 1] === 0; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = wordCost(both(typed, i), named[j] as string);
      if (wrong < FAR) use(i, 2, j, 1, wrong + OTHER_SPACES);
    }
  }
  for (let j = 0; j + 1 < named.length; j++) {
    for (let i = 0; i < typed.length && namedUsed[j] === 0 && namedUsed[j + 1] === 0; i++) {
      if (typedUsed[i] === 1) continue;
      const wrong = wordCost(typed[i] as string, both(named, j));
      if (wrong < FAR) use(i, 1, j, 2, wrong + OTHER_SPACES);
    }
  }
}
