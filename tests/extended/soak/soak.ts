import { seededRandom } from "../../../bench/random.ts";
import { type RunningRedis, redisServer, startRedis } from "../../start/redis.ts";
import { askTooOften, converse, type Outcome } from "./conversation.ts";
import { expectAnswers } from "./expected.ts";
import { Findings } from "./findings.ts";
import { HoldUps } from "./held-up.ts";
import { growthOf, type Memory, MIN } from "./memory.ts";
import { after, Subject } from "./subject.ts";
import { drawTargets } from "./targets.ts";

/** Talking at the same time. */
const TALKERS = 12;
const LIMIT = 1200;
/** One stop in so many seconds, all in the first part of the time: then memory has the rest to settle. */
const BETWEEN_STOPS = 60;
const MAX_STOPS = 3;
/** In seconds: how often garbage is collected, at most and at least. */
const BETWEEN_COLLECTIONS = { least: 0.5, most: 5 };

export interface SoakOptions {
  readonly seconds: number;
  readonly seed: number;
}

export interface SoakReport {
  readonly requests: number;
  readonly overloaded: number;
  readonly limited: number;
  readonly late: number;
  readonly stops: number;
  readonly memory: Memory;
  readonly findings: Findings;
}

/** Loads the service in every way at once for some seconds, and says what it did wrong. */
export async function soak({ seconds, seed }: SoakOptions): Promise<SoakReport> {
  const holdUps = new HoldUps();
  const findings = new Findings(holdUps);
  const counts = { answered: 0, overloaded: 0, limited: 0, late: 0, stops: 0 };
  const random = seededRandom(seed);
  const redis = redisServer === undefined ? undefined : await startRedis();
  if (redis !== undefined) process.once("exit", redis.end);
  const subject = await Subject.start(
    {
      RATE_LIMIT: String(LIMIT),
      TRUSTED_PROXIES: "127.0.0.1",
      ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    },
    findings,
  );

  const { port, untilThere } = subject;
  const started = performance.now();
  const isOver = (): boolean => performance.now() > started + 1000 * seconds;
  const talk = { port, random, untilThere, draw: drawTargets(seed), expect: expectAnswers(LIMIT) };
  const note = ({ wrong, ...more }: Outcome): void => {
    counts.answered += more.answered;
    counts.overloaded += more.overloaded;
    counts.limited += more.limited;
    counts.late += more.late;
    for (const finding of wrong) findings.add(finding);
  };

  let clients = 0;
  const newClient = (): string => `10.${(clients >> 14) & 255}.${(clients >> 6) & 255}.${clients++ & 63}`;
  const keepTalking = async (): Promise<void> => {
    while (!isOver()) note(await converse(talk, { client: newClient(), halfCloses: random() < 0.2 }));
  };
  const talkTooOften = async (): Promise<void> => {
    const outcome = await askTooOften(talk, LIMIT);
    note(outcome);
    // The service may have been stopped meanwhile.
    if (outcome.limited === 0 && outcome.answered > 2 * LIMIT)
      findings.add({ kind: "the limit", detail: "four times as many requests as it allows were answered" });
  };
  const stops = Math.max(1, Math.min(MAX_STOPS, Math.floor(seconds / BETWEEN_STOPS)));
  const stopInTheMiddle = async (): Promise<void> => {
    for (let stop = 1; stop <= stops; stop++) {
      await after(seconds / (4 * stops));
      await subject.restart();
      counts.stops++;
    }
  };

  await Promise.all([
    ...Array.from({ length: TALKERS }, keepTalking),
    talkTooOften(),
    redis && breakRedis(redis, isOver),
    subject.watchMemory(isOver, betweenCollections(seconds)),
    stopInTheMiddle(),
    untilOver(isOver),
  ]);
  const left = await subject.connectionsLeft();
  if (left > 0)
    findings.add({
      kind: "connections that never end",
      detail: `${left} are open after all clients have left`,
    });
  await subject.end();
  await redis?.kill();
  holdUps.end();

  const growth = growthOf(subject.memory);
  if (growth !== undefined)
    findings.add({
      kind: "memory grows",
      detail: growth,
      // On a busy machine garbage is collected too rarely to say.
      ...(subject.memory.live.length < MIN && { since: started }),
    });
  if (counts.overloaded > counts.answered)
    findings.add({
      kind: "too many refusals",
      detail: `${counts.overloaded}, and ${counts.answered} right answers`,
    });
  const { answered: requests, ...others } = counts;
  return { requests, ...others, memory: subject.memory, findings };
}

const betweenCollections = (seconds: number): number =>
  Math.min(BETWEEN_COLLECTIONS.most, Math.max(BETWEEN_COLLECTIONS.least, seconds / 45));

async function untilOver(isOver: () => boolean): Promise<void> {
  while (!isOver()) await after(0.1);
}

/** Kills and freezes it in turn. */
async function breakRedis(redis: RunningRedis, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await after(4);
    await redis.kill();
    await after(2);
    await redis.revive();
    await after(4);
    redis.freeze();
    await after(2);
    redis.thaw();
  }
}
