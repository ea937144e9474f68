import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { reportClaims } from "../claims.ts";
import { type Contender, contenders } from "../http/contenders.ts";
import { type Running, startContender, untilReady } from "../http/running.ts";
import { asTable, replaceReport } from "../report.ts";
import type { Kind, Probed } from "./prober.ts";
import type { Searched } from "./searchers.ts";

/**
 * How long kept answers, health and readiness take on one core while the service is asked for ten times the
 * searches and lists of names that it can make; with --write the report in docs/deploy.md is replaced.
 */

const ours = contenders[0] as Contender;
const CONNECTIONS = 1000;
const NEW_AT_ONCE = 1500;
/** The clients ask for so many times what the core makes. */
const TIMES = 10;
const SECONDS = { capacity: 3, quiet: 4, overload: 10, burst: 5 };
/**
 * Rounds in which the capacity is measured: until two in a row make no more than the best before them, once
 * so many requests were answered that the engine has compiled what they need.
 */
const ROUNDS = { requests: 500, most: 12 };
const NO_MORE = 1.03;
/** In milliseconds: what we say of the 99th percentile of a kept answer. */
const MOST = 50;
/** The loads have the second core for themselves. */
const CORE = 1;

const tsx = createRequire(import.meta.url).resolve("tsx");

/** Starts one of the processes beside this file. */
function start(name: "prober" | "searchers", ...parameters: readonly number[]): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const command = [process.execPath, "--import", tsx, file, ...parameters.map(String)];
  return spawn("taskset", ["-c", String(CORE), ...command], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

const messageOf = async <T>(child: ChildProcess): Promise<T> => ((await once(child, "message")) as [T])[0];

interface Load {
  readonly connections: number;
  readonly perSecond: number;
  readonly seconds: number;
}

let sentBefore = 0;

async function searchAt({ port }: Running, { connections, perSecond, seconds }: Load): Promise<Searched> {
  const searched = await messageOf<Searched>(
    start("searchers", port, connections, perSecond, seconds, sentBefore),
  );
  sentBefore += searched.sent;
  return searched;
}

/**
 * Requests that the service answers in a second when it makes nothing else. Its first hundreds are slower by
 * far, because the engine has not yet compiled what they need.
 */
async function measureCapacity(running: Running): Promise<number> {
  const load = { connections: 8, perSecond: 0, seconds: SECONDS.capacity };
  let best = 0;
  for (let [round, without, made] = [1, 0, 0]; round <= ROUNDS.most; round++) {
    const { answered } = await searchAt(running, load);
    const rate = answered / SECONDS.capacity;
    made += answered;
    without = rate > best * NO_MORE ? 0 : without + 1;
    best = Math.max(best, rate);
    console.log(`round ${round}: ${rate.toFixed(0)} requests a second`);
    if (made >= ROUNDS.requests && without >= 2) break;
  }
  return best;
}

/** What a client of kept answers gets while something else happens. */
async function probeWhile<T>({ port }: Running, happens: () => Promise<T>): Promise<[Probed, T]> {
  const prober = start("prober", port);
  await messageOf(prober);
  const value = await happens();
  prober.send("stop");
  return [await messageOf<Probed>(prober), value];
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;

const inWords = (number: number): string => Math.round(number).toLocaleString("en");

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const running = await startContender(
  { ...ours, env: { ...ours.env, MAX_CONNECTIONS: "5000", MAX_CONNECTIONS_PER_ADDRESS: "5000" } },
  "record",
);
await untilReady(running);
const capacity = await measureCapacity(running);
console.log(`${capacity.toFixed(0)} such requests a second can be answered on this core`);

const more = { connections: CONNECTIONS, perSecond: TIMES * capacity, seconds: SECONDS.overload };
const burst = { connections: NEW_AT_ONCE, perSecond: 1, seconds: SECONDS.burst };
const [quiet] = await probeWhile(running, () => pause(SECONDS.quiet));
const [overloaded, searched] = await probeWhile(running, () => searchAt(running, more));
const [inBurst, burstSearched] = await probeWhile(running, () => searchAt(running, burst));
const after = await fetch(`http://127.0.0.1:${running.port}/v1/search?q=ikejja%20after`);
await running.stop();

const OVERLOADED = `${inWords(CONNECTIONS)} clients, ${TIMES} times the capacity`;
const BURST = `${inWords(NEW_AT_ONCE)} new connections at once`;
const columns = [quiet, overloaded, inBurst];
const cell = (times: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)).join(" / ");
const table = asTable([
  ["50 % / 99 % / slowest, ms", "alone", OVERLOADED, BURST],
  ...(Object.keys(quiet.times) as Kind[]).map((kind) => [
    kind,
    ...columns.map(({ times }) => cell(times[kind])),
  ]),
]);
console.log(table);
const { sent, answered } = searched;
const asked = sent / SECONDS.overload;
const load = `${inWords(CONNECTIONS)} clients asked for ${inWords(asked)} answers a second, ${(asked / capacity).toFixed(1)} times the ${inWords(capacity)} that the core makes when it does nothing else: searches, and lists of misspelt names to match, by turns. It made ${inWords(answered / SECONDS.overload)} a second, and refused the rest.`;
console.log(load);
for (const [name, { sent, answered, refused, broken }] of [
  [OVERLOADED, searched],
  [BURST, burstSearched],
] as const)
  console.log(
    `${name}: ${sent} sent, ${answered} answered, ${refused} refused, ${broken} connections broken`,
  );

const isWhole = ({ sent, answered, refused, broken }: Searched): boolean =>
  answered + refused === sent && broken === 0;
const slowest = Math.max(...Object.values(overloaded.times).map((times) => percentile(times, 0.99)));
reportClaims([
  {
    sentence: `kept answers, health and readiness take under ${MOST} ms while more is asked for than can be made, 99th percentile: ${slowest.toFixed(1)} ms`,
    holds: slowest < MOST,
  },
  {
    sentence: `nearly ${TIMES} times what can be made is asked for: ${(asked / capacity).toFixed(1)} times`,
    holds: asked > 0.9 * TIMES * capacity,
  },
  { sentence: "the core still makes half of what it can", holds: answered / SECONDS.overload > capacity / 2 },
  { sentence: "each of them is answered", holds: columns.every(({ failed }) => failed === 0) },
  {
    sentence: "each search and each list is answered or refused",
    holds: isWhole(searched) && isWhole(burstSearched),
  },
  { sentence: "searches are made again afterwards", holds: after.status === 200 },
]);
if (process.argv.includes("--write")) replaceReport("deploy.md", "bench:overload", `${load}\n\n${table}`);
