import { parseArgs } from "node:util";
import { reportClaims } from "../claims.ts";
import { replaceReport } from "../report.ts";
import { CASES, type CaseName, loadOf } from "./cases.ts";
import { checkClaims } from "./claims.ts";
import { type Contender, contenders, OURS } from "./contenders.ts";
import { loadServer } from "./load.ts";
import { Results } from "./results.ts";
import { startContender } from "./running.ts";
import { writeTable } from "./table.ts";

/**
 * Measures the service beside what a user would pick instead: each server in turn on one core, wrk on the
 * other, all servers in every round, so that a noisy minute hits them all. Prints medians, ratios, and
 * whether what we claim holds; with --write the table in docs/speed.md is replaced. `--only=new-account` runs
 * one case, and `--server=Fastify` one server beside ours; both may be repeated.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "1" },
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

async function measure(contender: Contender, of: CaseName): Promise<number> {
  const running = await startContender(contender, of);
  try {
    const load = await loadOf(of, running.etag);
    // Warmed from the last target on, because a cached response is not built again.
    await loadServer(running.port, { ...load, targets: load.targets.toReversed() }, 1);
    const measured = await loadServer(running.port, load, Number(values.seconds));
    if (measured.failed > 0 || (of !== "not found" && measured.refused > 0)) {
      const fault = `${contender.name} failed in "${of}": ${JSON.stringify(measured)}`;
      // What another server lost is not counted for it; ours may lose nothing.
      if (contender.name.startsWith("naijaref")) throw new Error(fault);
      console.error(fault);
    }
    return measured.perSecond;
  } finally {
    await running.stop();
  }
}

const cases = chooseCases();
const results = new Results();

for (let round = 0; round < Number(values.rounds); round++) {
  for (const of of cases) {
    for (const contender of contenders.filter((one) => takesPart(one, of))) {
      results.add(contender.name, of, await measure(contender, of));
      process.stderr.write(".");
    }
  }
}
process.stderr.write("\n");

const table = writeTable(cases, contenders, results);
console.log(table);
reportClaims(checkClaims(results));
if (values.write) replaceReport("speed.md", "bench:http", table);
