import type { Claim } from "../claims.ts";
import type { Ratios } from "./ratios.ts";

/** The commit that claims are about: a search was to take half of what it took there. */
export const FIRST_MEASURED = "c64afc0";

const MOST = { mean: 0.47, slowest: 0.43 };

/** What we say of all queries together, beside the engine of that commit. */
export const checkAgainst = ({ mean, slowest }: Ratios): Claim[] => [
  claim("mean query", mean, MOST.mean),
  claim("99th percentile", slowest, MOST.slowest),
];

const claim = (what: string, ratio: number, most: number): Claim => ({
  sentence: `the ${what} takes ${ratio.toFixed(3)} of what it took at ${FIRST_MEASURED}: at most ${most}`,
  holds: ratio <= most,
});
