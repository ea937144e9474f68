import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { AskedBefore } from "@naijaref/http/cache";
import { cacheAnswers, cacheResources } from "@naijaref/server/service/resources/resource-cache";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { reportClaims } from "../claims.ts";
import { asTable, replaceReport } from "../report.ts";
import { drawByZipf, loadOf } from "./cases.ts";
import { median } from "./results.ts";

/**
 * `npm run bench:admission`: what it is worth to cache an answer only when it is requested a second time. Two
 * mixes are answered in this process, without sockets, by a cache that caches answers from the second request
 * on and by one that caches them from the first on, in turn. With `-- --write`, the table in
 * bench/http/NOTES.md.
 */

const REQUESTS = 2 ** 17;
const ROUNDS = 3;

// Memory is measured after collecting garbage, which Node does only with a flag.
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const options = {
  encode: undefined,
  policy: [],
  state: {
    isDraining: () => false,
    uptime: () => 0,
    rateLimit: "off" as const,
    pollingUnits: createPollingUnits(loadStateModule),
  },
};

/** What one cache did with a mix. */
interface Outcome {
  /** The share of the requests that found a cached answer. */
  readonly hits: number;
  /** MB of the process that its answers take. */
  readonly memory: number;
  /** CPU time of a request, in microseconds. */
  readonly time: number;
}

const ways = {
  "from the second request on": () => new AskedBefore(),
  "from the first request on": () => ({ check: () => true }),
} as const;

const inMegabytes = (bytes: number): number => bytes / 2 ** 20;

function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return inMegabytes(heapUsed + external);
}

function answer(targets: readonly string[], createKeys: (typeof ways)[keyof typeof ways]): Outcome {
  const before = usedMemory();
  const answers = cacheAnswers();
  const find = cacheResources(options, answers, createKeys());
  const started = process.cpuUsage();
  let hits = 0;
  for (const target of targets) {
    const resource = find(target);
    if (resource.isCached) hits++;
    resource.represent().in("identity");
  }
  const { user, system } = process.cpuUsage(started);
  const memory = usedMemory() - before;
  // Used here, so that the answers are still in memory above.
  if (answers.size > targets.length) throw new Error("more answers are cached than were requested");
  return { hits: hits / targets.length, memory, time: (user + system) / targets.length };
}

const records = drawByZipf(REQUESTS);
const numbers = (
  await Promise.all(
    (["new account", "new phone", "new plate", "new point"] as const).map((of) => loadOf(of, async () => "")),
  )
).map(({ targets }) => targets);

const mixes = {
  records,
  "records, and as many numbers and points": records.map((record, at) =>
    at % 2 === 0 ? record : (numbers[(at >> 1) % numbers.length]?.[at >> 3] ?? record),
  ),
} as const;

const medianOf = (outcomes: readonly Outcome[], of: keyof Outcome): number =>
  median(outcomes.map((outcome) => outcome[of]));

const rows: string[][] = [];
const medians = new Map<string, Outcome>();
for (const [mix, targets] of Object.entries(mixes)) {
  const outcomes = new Map<string, Outcome[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [way, createKeys] of Object.entries(ways)) {
      const outcome = answer(targets, createKeys);
      // The first round warms the code.
      if (round > 0) outcomes.set(way, [...(outcomes.get(way) ?? []), outcome]);
    }
  }
  for (const [way, all] of outcomes) {
    const median = {
      hits: medianOf(all, "hits"),
      memory: medianOf(all, "memory"),
      time: medianOf(all, "time"),
    };
    medians.set(`${mix}, ${way}`, median);
    rows.push([
      mix,
      way,
      `${(100 * median.hits).toFixed(1)} %`,
      `${median.memory.toFixed(1)} MB`,
      `${median.time.toFixed(1)} µs`,
    ]);
  }
}

const table = asTable([["mix", "cached", "found cached", "memory", "CPU time a request"], ...rows]);
console.log(table);

/** The second way as compared with the first. */
function compare(mix: keyof typeof mixes, of: keyof Outcome): number {
  const [second, first] = Object.keys(ways).map((way) => medians.get(`${mix}, ${way}`)?.[of] ?? Number.NaN);
  return (second ?? Number.NaN) / (first ?? Number.NaN);
}

const HALF_NUMBERS = "records, and as many numbers and points";
const LEAST_HITS = 0.85;
const MOST_MEMORY = 0.65;
const MOST_TIME = 0.8;
const hits = [compare("records", "hits"), compare(HALF_NUMBERS, "hits")];
const memory = compare(HALF_NUMBERS, "memory");
const time = compare(HALF_NUMBERS, "time");
reportClaims([
  {
    sentence: `found cached, compared with caching from the first request on: ${hits.map((ratio) => ratio.toFixed(2)).join(" and ")}, at least ${LEAST_HITS}`,
    holds: hits.every((ratio) => ratio >= LEAST_HITS),
  },
  {
    sentence: `memory, where half is asked once: ${memory.toFixed(2)} of it, at most ${MOST_MEMORY}`,
    holds: memory <= MOST_MEMORY,
  },
  {
    sentence: `CPU time, where half is asked once: ${time.toFixed(2)} of it, at most ${MOST_TIME}`,
    holds: time <= MOST_TIME,
  },
]);
if (process.argv.includes("--write")) replaceReport("bench/http/NOTES.md", "bench:admission", table);
