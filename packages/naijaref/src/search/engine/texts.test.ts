import fc from "fast-check";
import { expect, it } from "vitest";
import { Spelling } from "./spelling.ts";
import { orderTexts, textsOf } from "./texts.ts";

const letters = fc.constantFrom("a", "b", "z", "9", "ə", "字", "\uffff");
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 6 }),
  // Longer than what is compared as one number, and alike up to there.
  fc.string({ unit: letters, maxLength: 3 }).map((end) => "abcdefghijklmnopqrst".repeat(2) + end),
);

it("orders texts by group, code units and index, as comparing them would", () => {
  const grouped = fc.array(fc.tuple(text, fc.nat(3)), { maxLength: 60 });
  fc.assert(
    fc.property(grouped, (list) => {
      const [texts, groups] = [list.map(([one]) => one), list.map(([, group]) => group)];
      const compare = (a: number, b: number): number => {
        const byGroup = (groups[a] ?? 0) - (groups[b] ?? 0);
        const [left = "", right = ""] = [texts[a], texts[b]];
        return byGroup || (left === right ? a - b : left < right ? -1 : 1);
      };
      expect([...orderTexts(textsOf(texts), groups)]).toEqual([...list.keys()].sort(compare));
    }),
    { numRuns: 300 },
  );
});

it("numbers the words of keys, and each key without its spaces, once each", () => {
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 3 });
  const keys = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 800 });
  fc.assert(
    fc.property(keys, (list) => {
      const spelling = new Spelling();
      for (const words of list) spelling.add(words.join(" "));
      const { count, codes, starts, ends } = spelling.terms;
      const terms = Array.from({ length: count }, (_, term) =>
        String.fromCharCode(...codes.subarray(starts[term], ends[term])),
      );
      const spelled = list.flatMap((words) => (words.length > 1 ? [...words, words.join("")] : words));
      expect(spelling.spelled.map((term) => terms[term])).toEqual(spelled);
      expect(new Set(terms).size).toBe(count);
      expect(spelling.keyTermsFrom.at(-1)).toBe(spelled.length);
    }),
    { numRuns: 100 },
  );
});
