import type { IRawProperty, Parameters } from "fast-check";
import { vi } from "vitest";
import { propertyRun } from "./checks/property-run.ts";

const { seed, times } = propertyRun();
if (times > 1) vi.setConfig({ testTimeout: 300_000 * times });

/**
 * The property tests make the same inputs at each run, so that a change is never refused because of a fault
 * that was there before it. `npm run test:extended -- property` makes others, and more.
 */
vi.mock("fast-check", async (load) => {
  const actual = await load<typeof import("fast-check")>();
  actual.configureGlobal({ seed });
  const assert = <Ts>(property: IRawProperty<Ts>, parameters: Parameters<Ts> = {}) =>
    actual.assert(property, { ...parameters, numRuns: Math.ceil((parameters.numRuns ?? 100) * times) });
  return { ...actual, assert, default: { ...actual.default, assert } };
});
