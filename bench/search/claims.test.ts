import { expect, it } from "vitest";
import { checkClaims } from "./claims.ts";
import type { Contender } from "./contenders.ts";
import { type Measured, recallOf, timesOf } from "./measure.ts";

const measured = (name: string, ranks: readonly number[], took: number): Measured => ({
  contender: { name } as Contender,
  answers: new Map([["prefix", ranks.map((rank, at) => ({ rank, took: took * (at + 1) }))]]),
  ready: 1,
  memory: 1,
});

it("says how often the first, how often any was right, and how high", () => {
  expect(recallOf([0, 1, 4, -1].map((rank) => ({ rank, took: 1 })))).toEqual({
    first: 0.25,
    shown: 0.75,
    reciprocal: (1 + 1 / 2 + 1 / 5) / 4,
  });
});

it("says how long queries took", () => {
  expect(timesOf(measured("ours", [0, 0, 0, 0], 10))).toEqual({ mean: 25, median: 30, slowest: 40 });
});

it("holds a claim only where it is true, on the queries that both were asked", () => {
  const ours = measured("ours", [0, 0, -1], 1);
  const fast = [measured("MiniSearch", [0, -1], 100)];
  expect(checkClaims(ours, fast).every(({ holds }) => holds)).toBe(true);
  const slow = checkClaims(measured("ours", [-1], 20), fast);
  expect(slow.map(({ holds }) => holds)).toEqual([false, true, false]);
  expect(() => checkClaims(ours, [])).toThrow("MiniSearch was not measured");
});
