import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countEdits } from "../../../../../tests/library/count-edits.ts";
import { MAX_EDITS, makeEditAutomaton, START, VECTOR_BITS } from "./edit-automaton.ts";

const { next, editsAt } = makeEditAutomaton();

/** Edits between two words as the automaton has them: 3 stands for more than 2. */
function read(query: string, word: string): number {
  let state = START;
  for (let at = 0; at < word.length; at++) {
    let vector = 0;
    for (let bit = 0; bit < VECTOR_BITS; bit++)
      if (query[at + bit - MAX_EDITS] === word[at]) vector |= 1 << bit;
    state = next[(state << VECTOR_BITS) | vector] ?? 0;
  }
  const offset = query.length - word.length;
  return Math.abs(offset) > MAX_EDITS
    ? MAX_EDITS + 1
    : (editsAt[state * 5 + offset + MAX_EDITS] ?? Number.NaN);
}

describe("the edit automaton", () => {
  it.each([
    ["ikeja", "ikeja", 0],
    ["lagso", "lagos", 1],
    ["ikja", "ikeja", 1],
    ["ikejja", "ikeja", 1],
    ["ikeka", "ikeja", 1],
    ["ieja", "ikejas", 2],
    ["ab", "bxa", 2],
    ["axb", "ba", 2],
    ["kano", "lagos", 3],
  ])("counts between %s and %s %i edits", (query, word, edits) => expect(read(query, word)).toBe(edits));

  it("counts as the textbook does, up to two", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (query, other) => read(query, other) === Math.min(countEdits(query, other), 3)),
      { numRuns: 20_000 },
    );
  });
});
