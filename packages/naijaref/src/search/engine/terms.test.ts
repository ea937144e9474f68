import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encode, findBeginning, lengthOf, makeTerms } from "./terms.ts";

const words = fc
  .uniqueArray(
    fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "ə", "字"), minLength: 1, maxLength: 6 }),
    {
      maxLength: 40,
    },
  )
  .map((list) => list.sort());

describe("terms", () => {
  it("find what begins with some letters, as looking at each word would", () => {
    const beginning = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "z"), maxLength: 4 });
    fc.assert(
      fc.property(words, beginning, (list, letters) => {
        const terms = makeTerms(list);
        const [from, to] = findBeginning(terms, encode(terms, letters));
        expect(list.slice(from, to)).toEqual(list.filter((word) => word.startsWith(letters)));
      }),
    );
  });

  it("know each word by its letters, and its length", () => {
    fc.assert(
      fc.property(words, (list) => {
        const terms = makeTerms(list);
        for (const [term, word] of list.entries()) {
          expect(findBeginning(terms, encode(terms, word))[0]).toBe(term);
          expect(lengthOf(terms, term)).toBe(word.length);
        }
      }),
    );
  });

  it("keep more letters than a byte can number", () => {
    const many = Array.from({ length: 400 }, (_, at) => String.fromCharCode(0x4e00 + at));
    const terms = makeTerms(many);
    for (const [term, word] of many.entries())
      expect(findBeginning(terms, encode(terms, word))).toEqual([term, term + 1]);
  });
});
