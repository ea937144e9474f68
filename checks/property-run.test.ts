import fc from "fast-check";
import { expect, it } from "vitest";
import { propertyRun } from "./property-run.ts";

it("makes the same inputs for everybody, or those of the seed that was passed", () => {
  const { seed, times } = propertyRun();
  const made: number[] = [];
  const property = fc.property(fc.nat(), (input) => {
    made.push(input);
  });
  fc.assert(property, { numRuns: 20 });
  expect(made).toHaveLength(20 * times);
  const again: number[] = [];
  fc.assert(
    fc.property(fc.nat(), (input) => {
      again.push(input);
    }),
    { numRuns: 20, seed },
  );
  expect(again).toEqual(made);
});
