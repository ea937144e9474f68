import { isWhole } from "./cases.ts";

/** The seed of what a person or the CI runs with `npm test`. */
const SEED = 20_261_122;

/**
 * Which inputs the property tests make, and how many: a quarter of them where a person runs the tests.
 * `tests/extended/property.ts` sets the variables.
 */
export function propertyRun(): { readonly seed: number; readonly times: number } {
  const { PROPERTY_SEED: seed = SEED, PROPERTY_TIMES: times = isWhole ? 1 : 0.25 } = process.env;
  return { seed: Number(seed), times: Number(times) };
}
