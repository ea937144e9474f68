import type { Claim } from "../claims.ts";
import type { CaseName } from "./cases.ts";
import type { Results } from "./results.ts";

const NODE = "naijaref, Node";

interface Ratio {
  readonly contender: string;
  readonly other: string;
  readonly atLeast: number;
  readonly cases: readonly CaseName[];
}

const RATIOS: readonly Ratio[] = [
  { contender: NODE, other: "bare node:http", atLeast: 0.95, cases: ["record", "not modified", "list"] },
  { contender: NODE, other: "Fastify", atLeast: 1.2, cases: ["record", "not modified", "list"] },
  { contender: "naijaref, Bun", other: "nginx, static files", atLeast: 0.7, cases: ["record"] },
  {
    contender: "naijaref, Node, limiter on",
    other: NODE,
    atLeast: 0.9,
    cases: ["record", "not modified", "list"],
  },
];

/** How many searches that nobody asked before a server must complete for each kept record. */
const SEARCH_OF_RECORD = 0.08;

function checkSearch(results: Results): Claim[] {
  const [searches, records] = [results.median(NODE, "search"), results.median(NODE, "record")];
  if (searches === undefined || records === undefined) return [];
  const ratio = searches / records;
  const sentence = `search: ${ratio.toFixed(3)} of the records a second, at least ${SEARCH_OF_RECORD}`;
  return [{ sentence, holds: ratio >= SEARCH_OF_RECORD }];
}

/** How many look-ups of a point a server must complete for each account check. */
const REVERSE_OF_ACCOUNT = 0.8;

function checkReverse(results: Results): Claim[] {
  const [points, accounts] = [results.median(NODE, "reverse"), results.median(NODE, "account")];
  if (points === undefined || accounts === undefined) return [];
  const ratio = points / accounts;
  const sentence = `reverse: ${ratio.toFixed(2)} of the account checks a second, at least ${REVERSE_OF_ACCOUNT}`;
  return [{ sentence, holds: ratio >= REVERSE_OF_ACCOUNT }];
}

/** The claims that a run has figures for. */
export function checkClaims(results: Results): Claim[] {
  const ratios = RATIOS.flatMap(({ contender, other, atLeast, cases }) =>
    cases.flatMap((of): Claim[] => {
      const ratio = results.ratio(contender, other, of);
      if (ratio === undefined) return [];
      const sentence = `${of}: ${contender} is ${ratio.toFixed(2)} of ${other}, at least ${atLeast}`;
      return [{ sentence, holds: ratio >= atLeast }];
    }),
  );
  return [...ratios, ...checkSearch(results), ...checkReverse(results)];
}
