import fc from "fast-check";
import { expect, it } from "vitest";
import { findCrossings } from "./crossings.ts";
import type { Spot } from "./grid.ts";
import { doubleArea, simplify } from "./simplify.ts";

const spot = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const line = fc.array(spot, { minLength: 2, maxLength: 40 });

it("keeps the ends, the order, and every corner that is large enough", () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 500 }), (spots, least) => {
      const kept = simplify(spots, least);
      expect([kept[0], kept.at(-1)]).toEqual([spots[0], spots.at(-1)]);
      let from = 0;
      for (const one of kept) {
        const at = (spots as readonly Spot[]).indexOf(one, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
      if (kept.length > 4)
        for (let at = 1; at < kept.length - 1; at++) {
          const [a, b, c] = kept.slice(at - 1) as [Spot, Spot, Spot];
          expect(Math.abs(doubleArea(a, b, c)) / 2).toBeGreaterThanOrEqual(least);
        }
    }),
  );
});

it("finds lines that cross, and none between neighbours that meet at their ends", () => {
  const chain = (...spots: (readonly [number, number])[]) => ({ spots, left: undefined, right: undefined });
  expect(findCrossings([chain([0, 0], [10, 10]), chain([0, 10], [10, 0])]).size).toBe(2);
  expect(findCrossings([chain([0, 0], [10, 10]), chain([10, 10], [20, 0])]).size).toBe(0);
  expect(findCrossings([chain([0, 0], [10, 0]), chain([5, 0], [5, 9])]).size).toBe(2);
  expect(findCrossings([chain([0, 0], [10, 0]), chain([0, 0], [5, 0])]).size).toBe(2);
});
