import { expect, it } from "vitest";
import { isAddress, measure, type ReadLine, readLine, readLines } from "./quality.ts";

const read = readLines().map(readLine);
const of = (fits: (line: ReadLine) => boolean) => measure(read.filter(fits));
const inClass = (name: string) => of((line) => line.class === name);

it.each([
  ["named", 0.95],
  ["town", 0.75],
  ["area", 0.55],
  ["locality", 0.95],
])("reads lines of the class %s", (name, least) => {
  const { right, lines } = inClass(name);
  expect(lines).toBeGreaterThan(60);
  expect(right / lines).toBeGreaterThanOrEqual(least);
});

it("is seldom wrong, and gives no LGA where there is none", () => {
  const all = of(isAddress);
  expect(all.wrong / all.answered).toBeLessThanOrEqual(0.03);
  expect(inClass("locality").wrong / inClass("locality").lines).toBeLessThanOrEqual(0.01);
  expect(inClass("negative").wrong).toBe(0);
  expect(inClass("area").amongThree / inClass("area").lines).toBeGreaterThanOrEqual(0.85);
});
