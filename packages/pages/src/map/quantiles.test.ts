import fc from "fast-check";
import { expect, it } from "vitest";
import { quantilesOf } from "./quantiles.ts";

it("has classes with as many numbers each, and says where each begins and ends", () => {
  const { classOf, legend } = quantilesOf([10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(legend.map(({ text }) => text)).toEqual(["1 to 2", "3 to 4", "5 to 6", "7 to 8", "9 to 10"]);
  expect([1, 2, 3, 9, 10].map(classOf)).toEqual(["s0", "s0", "s1", "s4", "s4"]);
});

it("has fewer classes where numbers are equal, and one for one number", () => {
  expect(quantilesOf([0, 0, 0, 0, 7.25]).legend).toEqual([
    { className: "s0", text: "0" },
    { className: "s4", text: "7.25" },
  ]);
  expect(quantilesOf([-3]).legend).toEqual([{ className: "s4", text: "-3" }]);
});

it("has a class in the legend for every number", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }),
      (numbers) => {
        const { classOf, legend } = quantilesOf(numbers);
        const known = legend.map(({ className }) => className);
        expect(numbers.every((number) => known.includes(classOf(number)))).toBe(true);
        expect(known.length).toBeLessThanOrEqual(5);
      },
    ),
  );
});
