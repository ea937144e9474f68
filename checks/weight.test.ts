import { expect, it } from "vitest";
import { findGrowth, storedWeights, weigh } from "./weight.ts";

it("no part of the code grew unseen", () => {
  expect(findGrowth(weigh(), storedWeights())).toEqual([]);
});

it("names a part that grew, and one that is new", () => {
  const stored = { "packages/api": [10, 1000] } as const;
  expect(findGrowth({ "packages/api": [11, 1020] }, stored)).toEqual([]);
  expect(findGrowth({ "packages/api": [12, 1000] }, stored)).toEqual([expect.stringContaining("12 files")]);
  expect(findGrowth({ "packages/api": [10, 1021] }, stored)).toHaveLength(1);
  expect(findGrowth({ "packages/other": [2, 1] }, stored)).toHaveLength(1);
});
