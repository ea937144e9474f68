import { expect, it } from "vitest";
import { compareInPairs } from "./pairs.ts";

/** Two that are compared on a machine whose speed is another in every pair, and what was measured. */
function start(own: readonly number[], speeds: readonly number[]) {
  const order: string[] = [];
  const speed = (): number => speeds[(order.length >> 1) % speeds.length] ?? 1;
  return {
    order,
    own: async () => {
      const measured = speed() * (own[(order.length >> 1) % own.length] ?? 1);
      order.push("own");
      return measured;
    },
    other: async () => {
      const measured = speed();
      order.push("other");
      return measured;
    },
  };
}

it("is not moved by the machine's speed, and takes five pairs in changing order", async () => {
  const { own, other, order } = start([0.5], [1, 10, 3, 0.1, 7]);
  expect(await compareInPairs(own, other, 0.4)).toBeCloseTo(0.5);
  expect(order.slice(0, 4)).toEqual(["own", "other", "other", "own"]);
  expect(order).toHaveLength(10);
});

it("takes the median of fifteen pairs where the first five do not agree", async () => {
  const { own, other, order } = start([0.3, 0.5, 0.5], [1, 2]);
  expect(await compareInPairs(own, other, 0.4)).toBeCloseTo(0.5);
  expect(order).toHaveLength(30);
});

it("does not hide one that is slower", async () => {
  const { own, other, order } = start([0.3], [1, 2]);
  expect(await compareInPairs(own, other, 0.4)).toBeCloseTo(0.3);
  expect(order).toHaveLength(10);
});
