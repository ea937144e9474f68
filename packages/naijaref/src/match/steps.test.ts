import { expect, it } from "vitest";
import { madeInSteps } from "./scopes.ts";

const numbers = Array.from({ length: 1000 }, (_, at) => at);

/** A sum, and the numbers that were added to it. */
function prepareSum() {
  const added: number[] = [];
  return {
    added,
    sum: madeInSteps(function* () {
      let sum = 0;
      for (const number of numbers) {
        sum += number;
        added.push(number);
        if (number % 100 === 0) yield;
      }
      return { sum };
    }),
  };
}

it("makes a value once, for all who wait for it and all who need it now", async () => {
  const { added, sum } = prepareSum();
  const waiting = [sum.inSlices(), sum.inSlices()];
  expect(sum.now()).toEqual({ sum: 499_500 });
  expect(await Promise.all(waiting)).toEqual([sum.now(), sum.now()]);
  expect(await sum.inSlices()).toBe(sum.now());
  expect(added).toEqual(numbers);
});

it("tries again after steps that have failed, and tells all who wait", async () => {
  let tries = 0;
  const flaky = madeInSteps(function* () {
    yield;
    if (++tries === 1) throw new Error("no memory");
    return { tries };
  });
  const failures = await Promise.allSettled([flaky.inSlices(), flaky.inSlices()]);
  expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(flaky.now()).toEqual({ tries: 2 });
  expect(await flaky.inSlices()).toBe(flaky.now());
});
