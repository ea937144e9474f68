import fc from "fast-check";
import { expect, it } from "vitest";
import { assign } from "./assignment.ts";

/** The least cost by trying everything: each row alone costs as much as `assign` makes it. */
function leastByTrial(costs: readonly (readonly number[])[], alone: number): number {
  const tryRow = (row: number, used: ReadonlySet<number>): number => {
    if (row === costs.length) return 0;
    let best = alone + tryRow(row + 1, used);
    for (const [column, cost] of (costs[row] as readonly number[]).entries())
      if (Number.isFinite(cost) && !used.has(column))
        best = Math.min(best, cost + tryRow(row + 1, new Set([...used, column])));
    return best;
  };
  return tryRow(0, new Set());
}

it("costs the least, as trying everything finds", () => {
  const cost = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.POSITIVE_INFINITY));
  const table = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cost, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );
  fc.assert(
    fc.property(table, (costs) => {
      const assigned = assign(costs);
      const taken = assigned.filter((column) => column >= 0);
      expect(new Set(taken).size).toBe(taken.length);
      const alone = 1 + 2 * Math.max(0, ...costs.flat().filter(Number.isFinite));
      const total = assigned.reduce(
        (sum, column, row) => sum + (column < 0 ? alone : (costs[row]?.[column] as number)),
        0,
      );
      expect(total).toBe(leastByTrial(costs, alone));
    }),
  );
});

it("needs no rows and no columns", () => {
  expect(assign([])).toEqual([]);
  expect(assign([[], []])).toEqual([-1, -1]);
});
