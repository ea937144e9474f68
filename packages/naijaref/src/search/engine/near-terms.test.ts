import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countEdits } from "../../../../../tests/library/count-edits.ts";
import { costOfBeginning, NEVER, NearFinder } from "./near-terms.ts";
import { encode, makeTerms } from "./terms.ts";

/** More edits than are counted. */
const FAR = 3;

const word = (minLength: number) =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength, maxLength: 12 });
const words = fc.uniqueArray(word(1), { maxLength: 60 }).map((list) => list.sort());

const beginningsOf = (term: string): string[] => Array.from(term, (_, at) => term.slice(0, at + 1));

function search(list: readonly string[], query: string, most = 2, isUnfinished = true) {
  const terms = makeTerms(list);
  return new NearFinder(terms).find(encode(terms, query), most, isUnfinished);
}

function find(list: readonly string[], query: string, most = 2, isUnfinished = true) {
  const { count, terms, costs, begun } = search(list, query, most, isUnfinished);
  const found = new Map<string, { edits: number; beginning: number }>();
  for (let at = 0; at < count; at++) {
    const term = list[terms[at] as number] ?? "";
    expect(found.has(term)).toBe(false);
    const [cost = NEVER, beginning = NEVER] = [costs[at], begun[at]];
    // A letter that is strange or doubled costs a little more or less than an edit.
    const edits = cost === NEVER ? FAR : Math.round(cost);
    found.set(term, { edits, beginning: Math.round(Math.min(FAR, beginning - costOfBeginning(0))) });
  }
  return found;
}

describe("findNear", () => {
  it("finds every word within the edits asked for, as comparing with each would, counts right, and finds nothing else", () => {
    fc.assert(
      fc.property(words, word(1), fc.constantFrom(1, 2), fc.boolean(), (list, query, most, isUnfinished) => {
        const found = find(list, query, most, isUnfinished);
        for (const term of list) {
          const edits = countEdits(query, term);
          const near = found.get(term);
          if (edits <= most) expect(near?.edits, `${query}, ${term}`).toBe(edits);
          else if (near !== undefined) {
            const begun = Math.min(...beginningsOf(term).map((start) => countEdits(query, start)));
            expect(near, `${query}, ${term}`).toEqual({ edits: FAR, beginning: begun });
            expect([begun <= 1, isUnfinished && query.length >= 4]).toEqual([true, true]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("finds the words that a long query was two edits before, also after a query that begins like it", () => {
    const letter = fc.constantFrom(..."abcdefghij");
    const edit = fc.record({
      at: fc.nat(16),
      gone: fc.nat(2),
      put: fc.string({ unit: letter, maxLength: 2 }),
    });
    const long = fc.string({ unit: letter, minLength: 9, maxLength: 16 });
    fc.assert(
      fc.property(long, fc.array(edit, { minLength: 1, maxLength: 4 }), words, (query, edits, others) => {
        const near = edits.map(({ at, gone, put }) => query.slice(0, at) + put + query.slice(at + gone));
        const list = [...new Set([query, ...near, ...others])].filter((term) => term !== "").sort();
        const terms = makeTerms(list);
        const finder = new NearFinder(terms);
        finder.find(encode(terms, `${query.slice(0, 8)}zz`), 2, true);
        const { count, terms: found } = finder.find(encode(terms, query), 2, true);
        const expected = list.filter((term) => countEdits(query, term) <= 2);
        const got = Array.from(found.subarray(0, count), (term) => list[term] ?? "");
        expect(new Set(got).size).toBe(count);
        expect(got).toEqual(expect.arrayContaining(expected));
      }),
      { numRuns: 500 },
    );
  });

  it("finds from five letters on every word that begins one edit away", () => {
    fc.assert(
      fc.property(words, word(5), (list, query) => {
        const found = find(list, query);
        for (const term of list) {
          const edits = Math.min(...beginningsOf(term).map((beginning) => countEdits(query, beginning)));
          if (edits <= 1) expect(found.get(term)?.beginning, `${query}, ${term}`).toBe(edits);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("compares few of many words", () => {
    const list = Array.from({ length: 20_000 }, (_, at) => (at * 7919).toString(26).padStart(6, "k")).sort();
    expect(search(list, list[777] ?? "").looked).toBeLessThan(2000);
  });

  it("leaves queries alone that are longer than any name", () => {
    expect(search(["a".repeat(70)], "a".repeat(70))).toMatchObject({ count: 0, looked: 0 });
  });
});

const NAMES = ["abba", "ikeja", "ikejaward", "ikija", "lagos"];

/** What a name costs as a whole. */
function costOf(name: string, query: string): number | undefined {
  const { count, terms, costs } = search(NAMES, query);
  return costs[terms.subarray(0, count).indexOf(NAMES.indexOf(name))];
}

it.each([
  ["a letter left out", "ikja", 1],
  ["letters swapped", "ikjea", 1],
  ["a letter doubled", "ikejja", 0.75],
  ["two letters doubled", "iikejja", 1.5],
  ["a letter that the name has not", "ikexja", 1.1],
  ["a letter that the name has once, typed twice apart", "ikejak", 1.1],
  ["a letter for another", "ikuja", 1.1],
  ["two letters that the name has not", "xikejay", 2.2],
])("%s costs as much as it is unlikely", (_, query, cost) => {
  expect(costOf("ikeja", query)).toBeCloseTo(cost);
});

it("costs less to have typed once what stands twice", () => expect(costOf("abba", "aba")).toBe(0.75));

it("costs more to have typed a beginning only, and never what is far", () => {
  expect([0, 1].map(costOfBeginning)).toEqual([0.6, 1.6]);
  expect(costOf("ikejaward", "ikexa")).toBe(NEVER);
});
