import { totalmem } from "node:os";
import { expect, it } from "vitest";
import { availableMemory, boundMemory } from "./memory.ts";

const MB = 2 ** 20;

it("follows the memory of the container, to a bound", () => {
  expect(boundMemory(192 * MB)).toMatchObject({ answers: 8 * MB, untaken: 8 * MB });
  expect(boundMemory(384 * MB)).toMatchObject({ answers: 16 * MB, untaken: 16 * MB });
  for (const memory of [768 * MB, 64 * 1024 * MB])
    expect(boundMemory(memory)).toMatchObject({ answers: 32 * MB, untaken: 32 * MB });
});

it("is never more than the machine has", () => {
  expect(availableMemory()).toBeGreaterThan(0);
  expect(availableMemory()).toBeLessThanOrEqual(totalmem());
});
