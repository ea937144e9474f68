import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_EDITS } from "./edit-automaton.ts";
import {
  endingOf,
  fewestWithEnding,
  indexSkeletons,
  type Lists,
  lettersBeforeEnding,
  MAX_SKELETONS,
  startOf,
  writeEndings,
  writeSkeletons,
} from "./skeletons.ts";
import { runAtOnce } from "./steps.ts";
import { makeTerms } from "./terms.ts";

const LETTERS = "abcdefghijklmnopqrst";
/** One edit: at a place, a letter put in, one taken out, one in the place of another, or two swapped. */
const edits = fc.array(fc.record({ way: fc.nat(3), at: fc.nat(20), letter: fc.nat(LETTERS.length) }), {
  minLength: 0,
  maxLength: MAX_EDITS,
});
type Edits = typeof edits extends fc.Arbitrary<infer T> ? T : never;

/** Letters as numbers, none twice: so two words have no skeleton in common by chance. */
const wordOf = (length: number): number[] => Array.from({ length }, (_, at) => at + 1);

function typeWrong(word: readonly number[], edits: Edits): number[] {
  let typed = [...word];
  for (const { way, at, letter } of edits) {
    const place = at % typed.length;
    if (way === 0) typed.splice(place, 0, letter);
    else if (way === 1) typed.splice(place, 1);
    else if (way === 2) typed[place] = letter;
    else
      typed = typed
        .with(place, typed[place + 1] ?? 0)
        .with(Math.min(place + 1, typed.length - 1), typed[place] ?? 0);
  }
  return typed;
}

describe("the hashes of a term", () => {
  it("are found by every long query two edits away, in each size of list", () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 7, 8), fc.nat(6), edits, (letters, more, wrong) => {
        const query = wordOf(fewestWithEnding(letters) + more);
        const term = typeWrong(query, wrong);
        const listed = new Uint32Array(MAX_SKELETONS);
        const count = writeSkeletons(term, 0, letters, MAX_EDITS, listed, 0);
        const asked = new Uint32Array(MAX_SKELETONS);
        const begun = lettersBeforeEnding(query.length, letters);
        const skeletons = writeSkeletons(query, 0, begun, MAX_EDITS - 1, asked, 0);
        const endings = new Uint32Array(2);
        const ended = writeEndings(query, query.length, letters, endings);
        const isBegun = listed.subarray(0, count).some((hash) => asked.subarray(0, skeletons).includes(hash));
        const ending = endingOf(term, term.length) >>> 0;
        expect(isBegun || endings.subarray(0, ended).includes(ending)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("indexSkeletons", () => {
  it("lists each term once for each of its hashes, in the list of the hash", () => {
    const words = ["a", "abc", "abcdefg", "abcdefgh", "bcdefghijk"];
    const terms = makeTerms(words);
    const skeletons = runAtOnce(indexSkeletons(terms));
    const hashes = new Uint32Array(MAX_SKELETONS);
    const { letters, endings } = skeletons;
    const listOf = (lists: Lists, hash: number): readonly number[] => {
      const list = hash & lists.mask;
      return [...lists.terms.subarray(startOf(lists, list), startOf(lists, list + 1))];
    };
    for (const [term, word] of words.entries()) {
      const start = terms.starts[term] as number;
      const compared = Math.min(word.length, letters);
      const count = writeSkeletons(terms.letters, start, compared, MAX_EDITS, hashes, 0);
      for (const hash of hashes.subarray(0, count)) expect(listOf(skeletons, hash)).toContain(term);
      const isLong = word.length >= fewestWithEnding(letters) - MAX_EDITS;
      const ending = endingOf(terms.letters, start + word.length);
      expect(endings.terms.includes(term)).toBe(isLong);
      if (isLong) expect(listOf(endings, ending)).toContain(term);
    }
  });
});
