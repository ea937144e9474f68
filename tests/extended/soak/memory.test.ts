import { expect, it } from "vitest";
import { growthOf, type Memory } from "./memory.ts";

const memoryOf = (liveAt: (at: number) => number, resident = 200): Memory => ({
  resident: [120, resident, 150],
  live: Array.from({ length: 30 }, (_, at) => liveAt(at)),
});

it("calls a plateau what rises at first, and then goes up and down", () => {
  expect(growthOf(memoryOf((at) => 60 + Math.min(at, 9) * 4 + 10 * (at % 3)))).toBeUndefined();
});

it("does not take for a leak what V8 has not collected yet", () => {
  expect(growthOf(memoryOf(() => 60, 440))).toBeUndefined();
});

it("finds what grows without end", () => {
  expect(growthOf(memoryOf((at) => 60 + 2 * at))).toMatch(/from \d+ MB in the middle/);
});

it("finds what is too much, and says when it cannot tell", () => {
  expect(growthOf(memoryOf(() => 60, 500))).toMatch(/at most 470/);
  expect(growthOf({ resident: [], live: [] })).toMatch(/too rarely/);
});
