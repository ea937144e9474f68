import type { Claim } from "../claims.ts";
import { loadOf } from "./cases.ts";
import { type Contender, contenderNamed, WITHOUT_BOTH } from "./contenders.ts";
import { loadServer } from "./load.ts";
import { median } from "./results.ts";
import { FIRST, type Place, SECOND, startContender } from "./running.ts";

/**
 * What several processes serve beside one. Each process shares its core with its own load, and all are
 * measured in every round, warmed. It is how many requests are served while the busiest process uses a second
 * of CPU time: twice as many, if two processes share the work evenly and it costs no more than one by itself.
 * Other programs on the machine do not count.
 */

const ROUNDS = 3;
/** In seconds of CPU time of the busiest process: until the code is warm, and to measure. */
const WARM = 1;
const MEASURED = 2;
/** In seconds: on a machine that is too busy, a round ends with fewer. */
const LONGEST = 20;
/** So many answers in a row say that all processes have made what their first searches need. */
const READY = 8;
const CORES = [0, 1] as const;

/**
 * Two processes that `npm start` starts, as compared with two that share nothing: how much two cores do for
 * two processes is the machine's own matter, and differs between runs on a machine with other guests.
 */
const LEAST_OF_TWO = 0.75;

const ours = contenderNamed(WITHOUT_BOTH);
const two = (env: Readonly<Record<string, string>>): Contender => ({
  ...ours,
  env: { ...ours.env, ...env, PROCESSES: "2" },
});

/** The servers of a row with their places, and the port and core of each load. */
interface Setup {
  readonly servers: readonly { readonly contender: Contender; readonly place: Place }[];
  readonly loads: readonly Place[];
}

const onBothCores: Place = { port: FIRST.port, core: CORES.join(",") };
const together = (contender: Contender): Setup => ({
  servers: [{ contender, place: onBothCores }],
  loads: CORES.map((core) => ({ port: FIRST.port, core })),
});
const apart = (places: readonly Place[]): Setup => ({
  servers: places.map((place) => ({ contender: ours, place })),
  loads: places,
});

const PROCESSES = "`PROCESSES=2`";
const APART = "two by themselves";
const setups: Readonly<Record<string, Setup>> = {
  one: apart([FIRST]),
  [APART]: apart([FIRST, SECOND]),
  [PROCESSES]: together(two({})),
  [`${PROCESSES} with the limit on`]: together(two({ RATE_LIMIT: "1000000000" })),
};

async function waitUntilReady(port: number): Promise<void> {
  for (let ready = 0; ready < READY; ) {
    const { status } = await fetch(`http://127.0.0.1:${port}/v1/ready`, { headers: { connection: "close" } });
    ready = status === 200 ? ready + 1 : 0;
    if (ready === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function measure({ servers, loads }: Setup): Promise<number> {
  const load = await loadOf("mix", async () => "");
  const running = await Promise.all(
    servers.map(({ contender, place }) => startContender(contender, "mix", place)),
  );
  const cpuSeconds = (): number[] => running.flatMap((one) => one.cpuSecondsOfEach());
  /** Loads for some CPU time, and returns how many requests were served in each second of it. */
  const loadFor = async (enough: number): Promise<number> => {
    const before = cpuSeconds();
    const busiest = (): number => Math.max(...cpuSeconds().map((seconds, at) => seconds - (before[at] ?? 0)));
    let requests = 0;
    for (let second = 0; second < LONGEST && busiest() < enough; second++) {
      const measured = await Promise.all(loads.map(({ port, core }) => loadServer(port, load, 1, core)));
      requests += measured.reduce((sum, one) => sum + one.requests, 0);
    }
    return requests / busiest();
  };
  try {
    for (const { port } of running) await waitUntilReady(port);
    await loadFor(WARM);
    return await loadFor(MEASURED);
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
}

/** A line for docs/speed.md, and what we claim. */
export async function measureProcesses(): Promise<{ readonly line: string; readonly claims: Claim[] }> {
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figures: Record<string, number> = {};
    for (const [name, setup] of Object.entries(setups)) figures[name] = await measure(setup);
    rounds.push(figures);
  }
  const perSecond = (name: string): number => median(rounds.map((figures) => figures[name] ?? 0));
  // Of the ratios of each round, because the machine may be busier in one round than in the next.
  const times = (name: string, other = "one"): number =>
    median(rounds.map((figures) => (figures[name] ?? 0) / (figures[other] ?? 1)));
  const share = times(PROCESSES, APART);
  const compared = Object.keys(setups)
    .filter((name) => name !== "one")
    .map((name) => `${name} ${perSecond(name).toFixed(0)} (${times(name).toFixed(2)} times)`);
  return {
    line: `processes, requests in a second of CPU time of the busiest: one ${perSecond("one").toFixed(0)}, ${compared.join(", ")}`,
    claims: [
      {
        sentence: `${PROCESSES} serves ${share.toFixed(2)} of what ${APART} do, at least ${LEAST_OF_TWO}`,
        holds: share >= LEAST_OF_TWO,
      },
    ],
  };
}
