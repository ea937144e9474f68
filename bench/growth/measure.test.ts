import { expect, it } from "vitest";
import { sizeInTime } from "./measure.ts";

it("is the size that was asked for, where there is time or no size was made before", () => {
  expect(sizeInTime(100, 0, 1)).toBe(100);
  expect(sizeInTime(100, 10, 1500)).toBe(100);
});

it("is smaller where there is less time, and nothing where there is none", () => {
  expect(sizeInTime(100, 10, 900)).toBe(60);
  expect(sizeInTime(100, 10, 14)).toBe(0);
  expect(sizeInTime(100, 10, -1)).toBeLessThanOrEqual(0);
});
