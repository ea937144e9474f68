import { listsOf } from "../../packages/naijaref/src/kinds/kinds.ts";
import { createMatcher, MATCH_KINDS, type MatchKind } from "../../packages/naijaref/src/match/index.ts";
import { MATCH_LISTS } from "../../packages/naijaref/src/match/lists.ts";
import { MAX_CHARACTERS } from "../../packages/naijaref/src/match/matcher.ts";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { seededRandom } from "../random.ts";

/** The mostExpensive of some cells, and that of each kind, in milliseconds. */
export interface Dearest {
  readonly kind: MatchKind;
  readonly text: string;
  readonly most: number;
  readonly cells: number;
  readonly byKind: readonly { readonly kind: MatchKind; readonly cells: number; readonly most: number }[];
}

const CELLS = 900;
/** The best of so many turns for each cell, because another program may make one longer. */
const TURNS = 3;
/** The cells that were mostExpensive are timed so many times more. */
const AGAIN = { cells: 60, turns: 15 };

const LENGTHS = [40, 80, 120, 160, MAX_CHARACTERS, MAX_CHARACTERS];
const BETWEEN = [" ", " ", " ", "/", ", ", " (", "-", ""];

interface Cell {
  readonly kind: MatchKind;
  readonly text: string;
  readonly state: string;
}

/** Texts of what makes work: names, their words, short words, states, misspelt, with any sign between. */
function makeCells(): Cell[] {
  const random = seededRandom(38);
  const below = (bound: number): number => Math.floor(random() * bound);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const states = [...MATCH_LISTS.state.entries()].map(({ name }) => name);
  const pools = new Map(
    MATCH_KINDS.map((kind) => {
      const names = listsOf(kind).flatMap((list) => [...MATCH_LISTS[list].entries()].map(({ name }) => name));
      const words = [...new Set(names.flatMap((name) => fold(name).split(" ")))];
      const short = words.filter(({ length }) => length <= 3);
      const several = names.filter((name) => /[ /]/.test(name));
      return [kind, [names, words, short, several, states].filter(({ length }) => length > 0)] as const;
    }),
  );
  const misspell = (word: string): string => {
    const at = below(word.length);
    return below(4) > 0 || word.length < 4 ? word : word.slice(0, at) + word.slice(at + 1);
  };
  return Array.from({ length: CELLS }, () => {
    const kind = pick(MATCH_KINDS);
    const own = pools.get(kind) ?? [states];
    const only = own[below(own.length + 2)];
    const length = pick(LENGTHS);
    let text = "";
    while (text.length < length)
      text += `${text === "" ? "" : pick(BETWEEN)}${misspell(pick(only ?? pick(own)))}`;
    return { kind, text: text.slice(0, length).trim(), state: below(4) === 0 ? pick(states) : "" };
  });
}

/** Looks for the cell that costs most among random ones, with a state in a fourth of them. */
export function findDearest(): Dearest {
  const cells = makeCells();
  const best = new Float64Array(cells.length).fill(Number.POSITIVE_INFINITY);
  const timeAll = (places: Iterable<number>): void => {
    // Matchers keep what they matched: each turn has new ones.
    const matchers = new Map(MATCH_KINDS.map((kind) => [kind, createMatcher({ kind })]));
    for (const at of places) {
      const { kind, text, state } = cells[at] as Cell;
      const started = performance.now();
      matchers.get(kind)?.match(text, { state });
      best[at] = Math.min(best[at] as number, performance.now() - started);
    }
  };
  const inOrder = (): number[] => [...best.keys()].sort((a, b) => (best[b] as number) - (best[a] as number));
  for (let turn = 0; turn < TURNS; turn++) timeAll(cells.keys());
  const dear = inOrder().slice(0, AGAIN.cells);
  for (let turn = 0; turn < AGAIN.turns; turn++) timeAll(dear);
  const order = inOrder();
  const first = order[0] as number;
  return {
    ...(cells[first] as Cell),
    most: best[first] as number,
    cells: cells.length,
    byKind: MATCH_KINDS.map((kind) => {
      const own = order.filter((at) => cells[at]?.kind === kind);
      return { kind, cells: own.length, most: best[own[0] as number] as number };
    }),
  };
}
