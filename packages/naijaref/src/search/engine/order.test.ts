import fc from "fast-check";
import { expect, it } from "vitest";
import { orderTexts } from "./terms.ts";

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
      expect([...orderTexts(texts, groups, 4)]).toEqual([...list.keys()].sort(compare));
    }),
    { numRuns: 300 },
  );
});
