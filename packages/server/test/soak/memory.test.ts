import { expect, it } from "vitest";
import { growthOf, type Sample } from "./memory.ts";

const samplesOf = (megabytesAt: (at: number) => number, keptAt = (_: number) => 0): Sample[] =>
  Array.from({ length: 60 }, (_, at) => ({
    second: at / 2,
    megabytes: megabytesAt(at) + keptAt(at),
    kept: keptAt(at),
  }));

it("calls a plateau what rises at first, and then goes up and down", () => {
  expect(growthOf(samplesOf((at) => 120 + Math.min(at, 15) * 4 + (at % 7)))).toBeUndefined();
});

it("does not count the answers that are kept", () => {
  expect(
    growthOf(
      samplesOf(
        () => 150,
        (at) => at,
      ),
    ),
  ).toBeUndefined();
});

it("finds what grows without end", () => {
  expect(growthOf(samplesOf((at) => 100 + 3 * at))).toMatch(/from \d+ MB in the middle/);
});

it("finds what is too much, and says when it cannot tell", () => {
  expect(growthOf(samplesOf(() => 400))).toMatch(/at most 350/);
  expect(growthOf([])).toMatch(/too rarely/);
});
