import { FAR } from "../../names/edit.ts";
import { MOST_WORDS, OTHER_SPACES } from "../thresholds.ts";
import { abbreviationCost, type CostOf, type Outlined, pieceCost, sameWord } from "./word-cost.ts";

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

const noneTyped = /* @__PURE__ */ new Uint8Array(MOST_WORDS);
const noneNamed = /* @__PURE__ */ new Uint8Array(MOST_WORDS);

/**
 * Finds for each typed word the word of the name that it stands for. Undefined when there are too many words.
 */
export function align(typed: Outlined, named: Outlined): Alignment | undefined {
  const { words } = named;
  if (typed.words.length > MOST_WORDS || words.length > MOST_WORDS) return undefined;
  const typedUsed = noneTyped.fill(0);
  const namedUsed = noneNamed.fill(0);
  let cost = 0;
  let matched = 0;
  const use = (at: number, count: number, other: number, otherCount: number, wrong: number): void => {
    for (let i = at; i < at + count; i++) {
      typedUsed[i] = 1;
      matched += (typed.words[i] as string).length;
    }
    for (let j = other; j < other + otherCount; j++) namedUsed[j] = 1;
    cost += wrong;
  };
  pairWords(typed, named, sameWord, typedUsed, namedUsed, use);
  pairWords(typed, named, pieceCost, typedUsed, namedUsed, use);
  pairRuns(typed, named, typedUsed, namedUsed, use);
  pairWords(typed, named, abbreviationCost, typedUsed, namedUsed, use);
  let extra = 0;
  let missing = 0;
  typed.words.forEach((word, at) => {
    if (typedUsed[at] === 0) extra += word.length;
  });
  words.forEach((word, at) => {
    if (namedUsed[at] === 0) missing += word.length;
  });
  return { cost, matched, extra, missing };
}

type Use = (at: number, count: number, other: number, otherCount: number, wrong: number) => void;

function pairWords(
  typed: Outlined,
  named: Outlined,
  costOf: CostOf,
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  for (let i = 0; i < typed.words.length; i++) {
    if (typedUsed[i] === 1) continue;
    let best = FAR;
    let place = -1;
    for (let j = 0; j < named.words.length; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = costOf(typed, i, named, j);
      if (wrong >= best) continue;
      best = wrong;
      place = j;
    }
    if (place >= 0) use(i, 1, place, 1, best);
  }
}

/** Pairs two words next to each other with one of the other name that they are together. */
function pairRuns(
  typed: Outlined,
  named: Outlined,
  typedUsed: Uint8Array,
  namedUsed: Uint8Array,
  use: Use,
): void {
  for (let i = 0; i + 1 < typed.words.length; i++) {
    for (let j = 0; j < named.words.length && typedUsed[i] === 0 && typedUsed[i + 1] === 0; j++) {
      if (namedUsed[j] === 1) continue;
      const wrong = pieceCost(typed, typed.words.length + i, named, j);
      if (wrong < FAR) use(i, 2, j, 1, wrong + OTHER_SPACES);
    }
  }
  for (let j = 0; j + 1 < named.words.length; j++) {
    for (let i = 0; i < typed.words.length && namedUsed[j] === 0 && namedUsed[j + 1] === 0; i++) {
      if (typedUsed[i] === 1) continue;
      const wrong = pieceCost(typed, i, named, named.words.length + j);
      if (wrong < FAR) use(i, 1, j, 2, wrong + OTHER_SPACES);
    }
  }
}
