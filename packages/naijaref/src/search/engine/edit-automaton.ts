/**
 * Damerau-Levenshtein distance up to 2 as a finite automaton, after Schulz and Mihov (2002): insertions,
 * deletions, substitutions and swaps of neighbours. Unlike the usual "optimal string alignment" it also
 * counts a swap with another edit between its letters ("ab" and "bxa" are two edits apart), so that two edits
 * never count as three.
 *
 * Reading a word letter by letter, the automaton needs to know of each letter only which of the query's
 * letters near the same place equal it: a vector of six bits, for the places from two before to three after.
 * So one table, made once, serves every query, and a letter costs one look-up whatever the query is.
 */
export const MAX_EDITS = 2;

/** The state before the first letter. State 0 means: more edits than allowed. */
export const START = 1;

/** Bits of a vector: bit `b` says whether the letter equals the query's at the word's place plus `b - 2`. */
export const VECTOR_BITS = 6;

const OFFSETS = 2 * MAX_EDITS + 1;
const ALL_OFFSETS = (1 << OFFSETS) - 1;

/**
 * The places in the query reached with 0, 1 and 2 edits, each a set of offsets from the word's place (bit `b`
 * is the offset `b - 2`); then the places where a swap is half read, after 1 and 2 edits; then those where
 * a swap is half read across a letter that the word lacks. Six sets of five bits in one number, so that the
 * automaton is made without objects.
 */
type Places = number;

const DEAD: Places = 0;

const pack = (
  zero: number,
  one: number,
  two: number,
  swapOne: number,
  swapTwo: number,
  wideSwap: number,
): Places =>
  zero |
  (one << OFFSETS) |
  (two << (2 * OFFSETS)) |
  (swapOne << (3 * OFFSETS)) |
  (swapTwo << (4 * OFFSETS)) |
  (wideSwap << (5 * OFFSETS));

const unpack = (places: Places, set: number): number => (places >> (set * OFFSETS)) & ALL_OFFSETS;

function readLetter(places: Places, vector: number): Places {
  const zero = unpack(places, 0);
  const one = unpack(places, 1);
  const two = unpack(places, 2);
  const swapOne = unpack(places, 3);
  const swapTwo = unpack(places, 4);
  const wideSwap = unpack(places, 5);
  const here = vector & ALL_OFFSETS;
  const next = (vector >> 1) & ALL_OFFSETS;
  const afterNext = (vector >> 2) & ALL_OFFSETS;
  const before = (vector << 1) & ALL_OFFSETS;
  return skipLetters(
    zero & here,
    (one & here) | zero | (zero >> 1) | (swapOne & before),
    (two & here) | one | (one >> 1) | (swapTwo & before) | ((wideSwap & before) << 1),
    zero & next,
    (one & next) | (swapOne >> 1),
    zero & afterNext,
  );
}

/** Adds the places reached by leaving out letters of the query, and drops those reached with fewer edits. */
function skipLetters(
  zero: number,
  one: number,
  two: number,
  swapOne: number,
  swapTwo: number,
  wideSwap: number,
): Places {
  const withOne = (one | (zero << 1)) & ALL_OFFSETS & ~zero;
  const withTwo = (two | (withOne << 1)) & ALL_OFFSETS & ~zero & ~withOne;
  return pack(zero, withOne, withTwo, swapOne, swapTwo & ~swapOne, wideSwap);
}

export interface EditAutomaton {
  /** The next state, at `(state << VECTOR_BITS) | vector`. */
  readonly next: Uint8Array;
  /**
   * The edits with which the place at an offset from -2 to 2 is reached, at `state * 5 + offset + 2`; 3 if
   * not.
   */
  readonly editsAt: Uint8Array;
}

export function makeEditAutomaton(): EditAutomaton {
  const states: Places[] = [DEAD, skipLetters(1 << MAX_EDITS, 0, 0, 0, 0, 0)];
  const numbers = new Map(states.map((places, state) => [places, state]));
  const next: number[] = [];
  for (let state = 0; state < states.length; state++) {
    for (let vector = 0; vector < 1 << VECTOR_BITS; vector++) {
      const places = readLetter(states[state] as Places, vector);
      let number = numbers.get(places);
      if (number === undefined) {
        number = states.push(places) - 1;
        numbers.set(places, number);
      }
      next.push(number);
    }
  }
  return { next: Uint8Array.from(next), editsAt: Uint8Array.from(states.flatMap(editsOf)) };
}

const editsOf = (places: Places): number[] =>
  Array.from({ length: OFFSETS }, (_, offset) => {
    const isReached = (edits: number) => ((unpack(places, edits) >> offset) & 1) === 1;
    return isReached(0) ? 0 : isReached(1) ? 1 : isReached(2) ? 2 : 3;
  });
