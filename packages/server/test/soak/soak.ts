import { once } from "node:events";
import { seededRandom } from "../../../../bench/random.ts";
import { freePort } from "../ports.ts";
import { redisServer, startRedis } from "../redis.ts";
import { type RunningService, startOn } from "../runtimes.ts";
import { converse, type Outcome } from "./conversation.ts";
import { expectAnswers } from "./expected.ts";
import { Findings } from "./findings.ts";
import { growthOf, type Sample } from "./memory.ts";
import { readMetrics } from "./metrics.ts";
import { drawTargets } from "./targets.ts";
import { TROUBLES } from "./trouble.ts";

/** Talking at the same time. */
const TALKERS = 12;
const TROUBLEMAKERS = 12;
const LIMIT = 120;
/** In seconds: what the drain needs at most, and how long talkers go on in it. */
const DRAIN = 3;
const TALK_IN_DRAIN = 1;
const LONGEST_STOP = 10;
/** In seconds: so long before the end no more trouble is begun. */
const LAST_TROUBLE = 35;

export interface SoakReport {
  readonly requests: number;
  readonly overloaded: number;
  readonly limited: number;
  readonly troubles: number;
  readonly memory: readonly Sample[];
  readonly findings: Findings;
}

const after = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Loads the service in every way at once for some seconds, and says what it did wrong. */
export async function soak(seconds: number, seed: number): Promise<SoakReport> {
  const findings = new Findings();
  const counts = { answered: 0, overloaded: 0, limited: 0, troubles: 0 };
  const random = seededRandom(seed);
  const redis = redisServer === undefined ? undefined : await startRedis();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const start = (): Promise<RunningService> =>
    startOn("Node", {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      RATE_LIMIT: String(LIMIT),
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: String(DRAIN),
      ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    });

  let isOver = false;
  /** While there is no service to talk to: resolves when there is one again. */
  let gone: Promise<void> | undefined;
  const talk = { port, random, draw: drawTargets(seed), expect: expectAnswers(LIMIT) };
  const note = ({ wrong, ...more }: Outcome): void => {
    counts.answered += more.answered;
    counts.overloaded += more.overloaded;
    counts.limited += more.limited;
    for (const one of wrong) findings.add(one.split(/[:/]/, 1)[0] ?? "", one);
  };
  let clients = 0;
  const newClient = (): string => `10.${(clients >> 14) & 255}.${(clients >> 6) & 255}.${clients++ & 63}`;
  const keepTalking = async (nameClient: () => string): Promise<void> => {
    while (!isOver) {
      await gone;
      note(await converse(talk, nameClient(), random() < 0.2));
    }
  };
  const makeTrouble = async (end: number): Promise<void> => {
    while (performance.now() < end) {
      await gone;
      const trouble = TROUBLES[Math.floor(random() * TROUBLES.length)];
      const wrong = await trouble?.(talk);
      counts.troubles++;
      if (wrong !== undefined) findings.add(wrong.split(":", 1)[0] ?? "", wrong);
    }
  };
  const breakRedis = async (): Promise<void> => {
    while (!isOver && redis !== undefined) {
      await after(4);
      await redis.kill();
      await after(2);
      await redis.revive();
      await after(4);
      redis.freeze();
      await after(2);
      redis.thaw();
    }
  };

  let service = await start();
  // However this ends, nothing that it has started stays.
  process.once("exit", () => {
    service.process.kill("SIGKILL");
    redis?.end();
  });
  const stop = async (): Promise<void> => {
    const ended = once(service.process, "exit");
    service.process.kill("SIGTERM");
    const end = await Promise.race([ended, after(LONGEST_STOP).then(() => "still running")]);
    if (String(end) !== "0,") findings.add("SIGTERM", `the process ended with ${end}`);
    if (end === "still running") service.process.kill("SIGKILL");
    examineLog(service, findings);
  };
  const memory: Sample[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const watchMemory = async (): Promise<void> => {
    while (!isOver) {
      await after(0.5);
      if (gone !== undefined) continue;
      const { process_resident_memory_bytes: bytes } = await readMetrics(metricsPort);
      if (bytes !== undefined)
        memory.push({ second: (performance.now() - started) / 1000, megabytes: bytes / 2 ** 20 });
    }
  };
  const restart = async (): Promise<void> => {
    await after(seconds / 4);
    let isBack = () => {};
    const stopping = stop();
    await after(TALK_IN_DRAIN);
    gone = new Promise((resolve) => {
      isBack = resolve;
    });
    await stopping;
    memory.length = 0;
    service = await start();
    gone = undefined;
    isBack();
  };

  const all = [
    ...Array.from({ length: TALKERS }, () => keepTalking(newClient)),
    keepTalking(() => "192.0.2.1"),
    ...Array.from({ length: TROUBLEMAKERS }, () =>
      makeTrouble(end - 1000 * Math.min(LAST_TROUBLE, seconds / 2)),
    ),
    breakRedis(),
    watchMemory(),
    restart(),
  ];
  await after(seconds);
  isOver = true;
  await Promise.all(all);
  const left = await connectionsLeft(metricsPort);
  if (left > 0) findings.add("connections that never end", `${left} are open after all clients have left`);
  await stop();
  await redis?.kill();

  const growth = growthOf(memory);
  if (growth !== undefined) findings.add("memory grows", growth);
  if (counts.limited === 0) findings.add("the client over the limit was never refused");
  if (counts.overloaded > counts.answered)
    findings.add("overloaded", `${counts.overloaded}, and ${counts.answered} right answers`);
  const { answered: requests, overloaded, limited, troubles } = counts;
  return { requests, overloaded, limited, troubles, memory, findings };
}

/**
 * What is open when every client has left: asked for some seconds, because the end of a connection takes a
 * moment.
 */
async function connectionsLeft(metricsPort: number): Promise<number> {
  for (let times = 0; ; times++) {
    const { naijaref_connections: open = Number.NaN } = await readMetrics(metricsPort);
    if (open === 0 || times === 10) return open;
    await after(1);
  }
}

function examineLog({ output }: RunningService, findings: Findings): void {
  for (const line of output().split("\n")) {
    if (/"level":[56]0/.test(line)) findings.add("an error in the log", line);
    if (/ikeja|ikoyi|\d{11}|10\.\d+\.\d+\.\d+/i.test(line.replace(/"time":\d+/, "")))
      findings.add("something of a person in the log", line);
  }
}
