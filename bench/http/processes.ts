import { loadOf } from "./cases.ts";
import { type Contender, contenderNamed, WITHOUT_BOTH } from "./contenders.ts";
import { type Load, loadServer } from "./load.ts";
import { median } from "./results.ts";
import { FIRST, type Place, type Running, startContender } from "./running.ts";

/**
 * What two services on one machine serve beside one. All servers stay up, and in each round each is loaded
 * for a second after the other, from both cores, so that a busy moment of the machine is the same for all. It
 * is how many requests are served while the busiest process uses a second of CPU time: twice as many, if two
 * processes share the work evenly and it costs no more than one by itself. Other programs on the machine do
 * not count.
 */

const ROUNDS = 11;
/** In seconds of CPU time of the busiest process, until the code is warm; and of load at most until then. */
const WARM = 1.5;
const LONGEST = 20;
/** So many answers in a row say that all processes have made what their first searches need. */
const READY = 8;
const CORES = [0, 1] as const;
const BOTH = CORES.join(",");

const ours = contenderNamed(WITHOUT_BOTH);

/** The servers of a row, on the cores of each. */
type Setup = readonly { readonly contender: Contender; readonly core: Place["core"] }[];

const ONE = "one";
const APART = "two by themselves";
const setups: Readonly<Record<string, Setup>> = {
  [ONE]: [{ contender: ours, core: CORES[0] }],
  // Not each on a core of its own with its own load: processes that share a port cannot have that.
  [APART]: [
    { contender: ours, core: BOTH },
    { contender: ours, core: BOTH },
  ],
};

async function waitUntilReady(port: number): Promise<void> {
  for (let ready = 0; ready < READY; ) {
    const { status } = await fetch(`http://127.0.0.1:${port}/v1/ready`, { headers: { connection: "close" } });
    ready = status === 200 ? ready + 1 : 0;
    if (ready === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The servers of a setup, which stay up while the others are measured. */
class Row {
  readonly #running: readonly Running[];
  readonly #load: Load;

  private constructor(running: readonly Running[], load: Load) {
    this.#running = running;
    this.#load = load;
  }

  static async start(setup: Setup, port: number): Promise<Row> {
    const load = await loadOf("mix", async () => "");
    const started = setup.map(({ contender, core }, at) =>
      startContender(contender, "mix", { port: port + at, core }),
    );
    const row = new Row(await Promise.all(started), load);
    for (const { port } of row.#running) await waitUntilReady(port);
    for (let second = 0, used = 0; second < LONGEST && used < WARM; second++)
      used += (await row.#loadForASecond()).busiest;
    return row;
  }

  /** Loads it for a second: its requests for each second of CPU time of its busiest process. */
  async addRound(): Promise<number> {
    const { requests, busiest } = await this.#loadForASecond();
    return requests / busiest;
  }

  stop = async (): Promise<void> => {
    await Promise.all(this.#running.map((one) => one.stop()));
  };

  async #loadForASecond(): Promise<{ readonly requests: number; readonly busiest: number }> {
    const cpuSeconds = (): number[] => this.#running.flatMap((one) => one.cpuSecondsOfEach());
    const before = cpuSeconds();
    const measured = await Promise.all(
      this.#running.flatMap(({ port }) => CORES.map((core) => loadServer(port, this.#load, 1, core))),
    );
    const used = cpuSeconds().map((seconds, at) => seconds - (before[at] ?? 0));
    return {
      requests: measured.reduce((sum, { requests }) => sum + requests, 0),
      busiest: Math.max(...used),
    };
  }
}

/** A line for docs/speed.md. */
export async function measureProcesses(): Promise<string> {
  const rows = new Map<string, Row>();
  const rounds: Record<string, number>[] = [];
  try {
    let port = FIRST.port;
    for (const [name, setup] of Object.entries(setups)) {
      rows.set(name, await Row.start(setup, port));
      port += setup.length;
    }
    for (let round = 0; round < ROUNDS; round++) {
      const figures: Record<string, number> = {};
      for (const [name, row] of rows) figures[name] = await row.addRound();
      rounds.push(figures);
    }
  } finally {
    await Promise.all([...rows.values()].map((row) => row.stop()));
  }
  const perSecond = (name: string): number => median(rounds.map((figures) => figures[name] ?? 0));
  // Of the ratios of each round, because the machine may be busier in one round than in the next.
  const times = (name: string, other: string): number =>
    median(rounds.map((figures) => (figures[name] ?? 0) / (figures[other] ?? 1)));
  const compared = Object.keys(setups)
    .filter((name) => name !== ONE)
    .map((name) => `${name} ${perSecond(name).toFixed(0)} (${times(name, ONE).toFixed(2)} times)`);
  return `processes, requests in a second of CPU time of the busiest: one ${perSecond(ONE).toFixed(0)}, ${compared.join(", ")}`;
}
