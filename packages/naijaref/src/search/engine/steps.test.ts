import fc from "fast-check";
import { expect, it } from "vitest";
import { buildNameIndex, createNameIndex } from "./name-index.ts";
import { runAtOnce, runInSlices, type Steps } from "./steps.ts";

function* countTo(most: number): Steps<number> {
  let count = 0;
  for (const until = performance.now() + 40; performance.now() < until || count < most; count++) yield;
  return most;
}

it("returns what the steps return, at once or in slices between which others have their turn", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  expect(runAtOnce(countTo(3))).toBe(3);
  expect(turns).toBe(0);
  // However busy the machine is: until the others had their turn, or never get one.
  function* untilTurn(): Steps<number> {
    for (const until = performance.now() + 5000; turns === 0 && performance.now() < until; ) yield;
    return 3;
  }
  expect(await runInSlices(untilTurn())).toBe(3);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

it("gives several works a turn of the event loop each", async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const workersOf = new Map<number, Set<string>>();
  function* work(name: string): Steps<void> {
    for (const own = new Set<number>(); own.size < 4; ) {
      // Before the first pause all are in the turn of this test.
      if (turn > 0) {
        own.add(turn);
        workersOf.set(turn, (workersOf.get(turn) ?? new Set()).add(name));
      }
      yield;
    }
  }
  await Promise.all(["a", "b", "c"].map((name) => runInSlices(work(name))));
  isOver = true;
  expect(Math.max(...[...workersOf.values()].map(({ size }) => size))).toBe(1);
});

it("passes on what a step throws", async () => {
  function* fail(): Steps<number> {
    yield;
    throw new Error("full");
  }
  expect(() => runAtOnce(fail())).toThrow("full");
  await expect(runInSlices(fail())).rejects.toThrow("full");
});

it("builds the same index in steps as at once", () => {
  const names = fc.array(
    fc.record({ name: fc.string({ unit: fc.constantFrom(..."abcde -2"), minLength: 1, maxLength: 12 }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(names, fc.nat(29), (list, at) => {
      const query = `${list[at % list.length]?.name}x`;
      expect(runAtOnce(buildNameIndex(list)).search(query)).toEqual(createNameIndex(list).search(query));
    }),
  );
});
