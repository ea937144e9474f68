import fc from "fast-check";
import { expect, it } from "vitest";
import { BestMatches } from "./best-matches.ts";

it("lists the best of each entry, in order, as sorting all would", () => {
  const best = new BestMatches(20, 100);
  const offers = fc.array(
    fc.record({ entry: fc.nat(19), key: fc.nat(5), score: fc.integer({ min: -2, max: 9 }) }),
  );
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 25 }), (all, limit) => {
      best.start(limit);
      for (const { entry, key, score } of all) best.offer(entry, key, score);
      const sorted = all
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.entry - b.entry || a.key - b.key);
      const first = sorted.filter((one, at) => sorted.findIndex(({ entry }) => entry === one.entry) === at);
      expect(best.list((entry, key, score) => ({ entry, key, score }))).toEqual(first.slice(0, limit));
      expect(best.least).toBe(first[limit - 1]?.score ?? 1);
      expect(best.highest).toBe(first[0]?.score ?? 0);
    }),
  );
});
