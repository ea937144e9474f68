import type { Claim } from "../claims.ts";
import type { CaseName } from "./cases.ts";
import { BARE, BUN, FASTIFY, IN_REDIS, NGINX, OURS, WITHOUT_BOTH, WITHOUT_LOG } from "./contenders.ts";
import type { Measured } from "./results.ts";

/** One server as compared with another, in the same case. */
interface ServerRatio {
  /** `npm start` if it is left out. */
  readonly own?: string;
  readonly other: string;
  readonly atLeast: number;
  readonly cases: readonly CaseName[];
}

const SERVERS: readonly ServerRatio[] = [
  { other: BARE, atLeast: 0.95, cases: ["record", "not modified", "list"] },
  { other: FASTIFY, atLeast: 1.2, cases: ["record", "not modified", "list", "new phone", "new search"] },
  // Theirs is nothing but the sum of fifteen digits: no limit, no log, no entity tag, no bank by any name.
  { other: FASTIFY, atLeast: 0.8, cases: ["new account"] },
  { other: WITHOUT_LOG, atLeast: 0.9, cases: ["record", "mix"] },
  { own: WITHOUT_LOG, other: WITHOUT_BOTH, atLeast: 0.9, cases: ["record", "not modified", "list"] },
  { own: IN_REDIS, other: OURS, atLeast: 0.9, cases: ["record"] },
  { own: BUN, other: NGINX, atLeast: 0.7, cases: ["record"] },
];

/** One case as compared with another, of the same server. */
interface CaseRatio {
  readonly of: CaseName;
  readonly to: CaseName;
  readonly atLeast: number;
}

/**
 * A page beside the JSON of its record; and what nobody has asked for before, beside what is kept and beside
 * each other.
 */
const CASE_RATIOS: readonly CaseRatio[] = [
  { of: "record page", to: "record", atLeast: 0.5 },
  { of: "new account", to: "record", atLeast: 0.4 },
  { of: "new phone", to: "record", atLeast: 0.4 },
  { of: "new plate", to: "record", atLeast: 0.4 },
  { of: "new point", to: "record", atLeast: 0.4 },
  { of: "new search", to: "record", atLeast: 0.16 },
  { of: "new search", to: "new account", atLeast: 0.33 },
  { of: "new point", to: "new account", atLeast: 0.8 },
];

/** One measure as compared with another. */
export interface Comparison {
  readonly sentence: string;
  readonly own: Measured;
  readonly other: Measured;
  readonly atLeast: number;
}

/** All that we claim. */
export const COMPARISONS: readonly Comparison[] = [
  ...SERVERS.flatMap(({ own = OURS, other, atLeast, cases }) =>
    cases.map((of) => ({
      sentence: `${of}, ${own} as compared with ${other}`,
      own: { contender: own, of },
      other: { contender: other, of },
      atLeast,
    })),
  ),
  ...CASE_RATIOS.map(({ of, to, atLeast }) => ({
    sentence: `${of}, as compared with ${to}`,
    own: { contender: OURS, of },
    other: { contender: OURS, of: to },
    atLeast,
  })),
];

export const judge = ({ sentence, atLeast }: Comparison, ratio: number): Claim => ({
  sentence: `${sentence}: ${ratio.toFixed(2)}, at least ${atLeast}`,
  holds: ratio >= atLeast,
});
