import { parseArgs } from "node:util";
import { type Claim, reportClaims } from "../claims.ts";
import { replaceReport } from "../report.ts";
import { CASES, type CaseName } from "./cases.ts";
import { Cell } from "./cell.ts";
import { COMPARISONS, judge } from "./claims.ts";
import { type Contender, contenders, OURS } from "./contenders.ts";
import { compareInPairs } from "./pairs.ts";
import { type Measured, Results } from "./results.ts";
import { writeTable } from "./table.ts";

/**
 * Measures the service beside what a user would pick instead. All servers stay up, each with the load of one
 * case; in each round each is loaded for a second, on one core, with wrk on the other, so that a noisy
 * minute hits them all. Counts the requests for each second of the server's CPU time, because another
 * program, or another machine on the same hardware, may take half of a second from one server and nothing
 * from the next. Prints medians, ratios, and whether what we claim holds, which is then measured in pairs;
 * with --write the table in docs/speed.md is replaced. `--only=new-account` runs one case, and
 * `--server=Fastify` one server beside ours; both may be repeated.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    only: { type: "string", multiple: true, default: [] },
    server: { type: "string", multiple: true, default: [] },
    write: { type: "boolean", default: false },
  },
});

const takesPart = ({ name, cases }: Contender, of: CaseName): boolean =>
  (cases === "all" || cases.includes(of)) &&
  (values.server.length === 0 || name === OURS || values.server.some((part) => name.includes(part)));

/** As `--only` names a case: `list, gzip` is list-gzip. */
const optionOf = (name: CaseName): string => name.replaceAll(/\W+/g, "-");

function chooseCases(): readonly CaseName[] {
  const unknown = values.only.find((option) => !CASES.some((name) => optionOf(name) === option));
  if (unknown !== undefined)
    throw new Error(`there is no case ${unknown}: choose from ${CASES.map(optionOf).join(", ")}`);
  return CASES.filter((name) => values.only.length === 0 || values.only.includes(optionOf(name)));
}

const cases = chooseCases();
const entrants = cases.flatMap((of) =>
  contenders.filter((one) => takesPart(one, of)).map((contender) => ({ contender, of })),
);
const cells: Cell[] = [];
const results = new Results();
const claims: Claim[] = [];

const cellOf = ({ contender, of }: Measured): Cell | undefined =>
  cells.find((cell) => cell.contender.name === contender && cell.of === of);

/** The claims whose servers and cases take part in this run. */
async function measureClaims(): Promise<void> {
  for (const comparison of COMPARISONS) {
    const [own, other] = [cellOf(comparison.own), cellOf(comparison.other)];
    if (own === undefined || other === undefined) continue;
    const ratio = await compareInPairs(own.addRound, other.addRound, comparison.atLeast);
    claims.push(judge(comparison, ratio));
    process.stderr.write(".");
  }
}

try {
  for (const [at, { contender, of }] of entrants.entries()) {
    cells.push(await Cell.start(contender, of, at));
    process.stderr.write(".");
  }
  for (let round = 0; round < Number(values.rounds); round++)
    for (const cell of cells) {
      results.add({ contender: cell.contender.name, of: cell.of }, await cell.addRound());
      process.stderr.write(".");
    }
  await measureClaims();
} finally {
  await Promise.all(cells.map((cell) => cell.stop()));
}
process.stderr.write("\n");

const table = writeTable(cases, contenders, results);
console.log(table);
reportClaims(claims);
if (values.write) replaceReport("speed.md", "bench:http", table);
