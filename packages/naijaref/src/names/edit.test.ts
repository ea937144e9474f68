import fc from "fast-check";
import { expect, it } from "vitest";
import { countEdits } from "../../../../tests/library/count-edits.ts";
import { editCost, FAR } from "./edit.ts";

const word = fc.string({ unit: fc.constantFrom(..."abehkno"), maxLength: 9 });

it("is the same both ways, nothing for the same, and FAR beyond the bound", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, bound) => {
      const cost = editCost(a, b, 99);
      expect(editCost(a, a, 0)).toBe(0);
      expect(editCost(b, a, 99)).toBeCloseTo(cost, 9);
      const bounded = editCost(a, b, bound);
      expect(bounded === FAR || Math.abs(bounded - cost) < 1e-9).toBe(true);
      if (cost <= bound) expect(bounded).toBeCloseTo(cost, 9);
    }),
  );
});

it("is at most as many mistakes as there are edits, and at least half", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const cost = editCost(a, b, 99);
      expect(cost).toBeGreaterThanOrEqual(countEdits(a, b) * 0.5 - 1e-9);
      // Two words whose swapped letters another edit parted cost one more here.
      expect(cost).toBeLessThanOrEqual(countEdits(a, b) * 1.5 + 1e-9);
    }),
  );
});
