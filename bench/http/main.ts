import { parseArgs } from "node:util";
import { asTable, median, replaceReport } from "../report.ts";
import { CASES, type CaseName } from "./cases.ts";
import { type Cell, startCell } from "./cell.ts";
import { type Contender, contenders, OURS } from "./contenders.ts";

/**
 * Measures the service beside what a user would pick instead. All servers stay up, each with the load of one
 * case; in each round each is loaded for a second, on one core, with wrk on the other, so that a noisy
 * minute hits them all. Counts the requests for each second of the server's CPU time, because another
 * program, or another machine on the same hardware, may take half of a second from one server and nothing
 * from the next. Prints medians and ratios; with --write the table in docs/speed.md is replaced.
 * `--only=new-account` runs one case, and `--server=bare` one server beside ours; both may be repeated.
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
/** Requests a second of CPU time in every round. */
const rounds = new Map<Cell, number[]>();

try {
  for (const [at, { contender, of }] of entrants.entries()) {
    const cell = await startCell(contender, of, at);
    cells.push(cell);
    rounds.set(cell, []);
    process.stderr.write(".");
  }
  for (let round = 0; round < Number(values.rounds); round++)
    for (const cell of cells) {
      rounds.get(cell)?.push(await cell.addRound());
      process.stderr.write(".");
    }
} finally {
  await Promise.all(cells.map((cell) => cell.stop()));
}
process.stderr.write("\n");

const roundsOf = (name: string, of: CaseName): readonly number[] =>
  rounds.get(cells.find((cell) => cell.contender.name === name && cell.of === of) as Cell) ?? [];

/** With the ratio to ours, round by round, in parentheses. */
function show(name: string, of: CaseName): string {
  const [own, first] = [roundsOf(name, of), roundsOf(OURS, of)];
  if (own.length === 0) return "";
  const ratio = median(own.map((perSecond, round) => perSecond / (first[round] ?? Number.NaN)));
  return `${(median(own) / 1000).toFixed(1)}k${name === OURS ? "" : ` (${ratio.toFixed(2)})`}`;
}

const rows = contenders
  .map(({ name }) => [name, ...cases.map((of) => show(name, of))])
  .filter(([, ...shown]) => shown.some((text) => text !== ""));
const table = asTable([["requests a second of CPU time", ...cases], ...rows]);
console.log(table);
if (values.write) replaceReport("bench:http", table);
