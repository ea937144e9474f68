/** The seed of what a person or the CI runs with `npm test`. */
const SEED = 20_261_122;

/**
 * Which inputs the property tests make, and how many times as many. `tests/extended/run.ts` sets the variables.
 */
export function propertyRun(): { readonly seed: number; readonly times: number } {
  const { PROPERTY_SEED: seed = SEED, PROPERTY_TIMES: times = 1 } = process.env;
  return { seed: Number(seed), times: Number(times) };
}
