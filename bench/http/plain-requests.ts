import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asTable, replaceReport } from "../report.ts";
import { type CaseName, loadOf } from "./cases.ts";
import { type Contender, entry } from "./contenders.ts";
import { type Load, loadServer } from "./load.ts";
import { median } from "./results.ts";
import { FIRST, type Place, type Running, SECOND, startContender } from "./running.ts";

/**
 * What the reader of plain requests is worth where the service runs as `npm start` runs it: limit on, log on,
 * to a file. Both servers stay up and are loaded in turn, in short rounds, so that a busy minute hits both.
 * CPU time for a request hardly depends on what else the machine does; requests a second do. With --write the
 * table in bench/http/NOTES.md is replaced.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});

const MEASURED = ["record", "mix"] as const satisfies readonly CaseName[];
/** In seconds: long enough for nearly all answers of the mix to be cached. */
const WARMING = 5;

const folder = mkdtempSync(join(tmpdir(), "naijaref-plain-"));

/**
 * As `npm start` runs it. The load is one client: a limit that it never reaches costs what any limit costs.
 */
const readerOf = (reader: "on" | "off"): Contender => ({
  name: `PLAIN_REQUESTS=${reader}`,
  command: [process.execPath, entry("node")],
  env: { PLAIN_REQUESTS: reader, RATE_LIMIT: "1000000000" },
  output: join(folder, `${reader}.log`),
  cases: MEASURED,
});

/** A server that stays up, with what each round measured. */
class Measured {
  readonly #running: Running;
  readonly #load: Load;
  readonly perSecond: number[] = [];
  /** Of CPU time for a request. */
  readonly microseconds: number[] = [];

  private constructor(running: Running, load: Load) {
    this.#running = running;
    this.#load = load;
  }

  static async start(contender: Contender, of: CaseName, place: Place): Promise<Measured> {
    const running = await startContender(contender, of, place);
    const load = await loadOf(of, running.etag);
    await loadServer(running.port, load, WARMING);
    return new Measured(running, load);
  }

  async addRound(seconds: number): Promise<void> {
    const before = this.#running.cpuSeconds();
    const { perSecond } = await loadServer(this.#running.port, this.#load, seconds);
    this.perSecond.push(perSecond);
    this.microseconds.push((1e6 * (this.#running.cpuSeconds() - before)) / (perSecond * seconds));
  }

  stop = (): Promise<void> => this.#running.stop();
}

async function compare(of: CaseName): Promise<string[]> {
  const on = await Measured.start(readerOf("on"), of, FIRST);
  const off = await Measured.start(readerOf("off"), of, { ...SECOND, core: FIRST.core });
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      await on.addRound(Number(values.seconds));
      await off.addRound(Number(values.seconds));
      process.stderr.write(".");
    }
  } finally {
    await Promise.all([on.stop(), off.stop()]);
  }
  const inMicroseconds = (times: readonly number[]): string => `${median(times).toFixed(1)} µs`;
  return [
    of,
    inMicroseconds(on.microseconds),
    inMicroseconds(off.microseconds),
    ratio(off.microseconds, on.microseconds),
    ratio(on.perSecond, off.perSecond),
  ];
}

/** The median over the rounds, of which each loaded both servers one after the other. */
const ratio = (runs: readonly number[], others: readonly number[]): string =>
  median(runs.map((run, round) => run / (others[round] ?? Number.NaN))).toFixed(2);

const rows: string[][] = [];
for (const of of MEASURED) rows.push(await compare(of));
process.stderr.write("\n");
rmSync(folder, { recursive: true });

const table = asTable([
  ["load", "CPU time a request, `on`", "`off`", "ratio of CPU time", "ratio of requests a second"],
  ...rows,
]);
console.log(table);
if (values.write) replaceReport("bench/http/NOTES.md", "bench:plain-requests", table);
