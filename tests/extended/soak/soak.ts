import { seededRandom } from "../../../bench/random.ts";
import { converse, type Outcome } from "./conversation.ts";
import { expectAnswers } from "./expected.ts";
import { Findings } from "./findings.ts";
import { growthOf, type Memory } from "./memory.ts";
import { after, Subject } from "./subject.ts";
import { drawTargets } from "./targets.ts";

/** Talking at the same time. */
const TALKERS = 12;
const LIMIT = 1200;
/** Of the time: when the service is stopped, so that memory has the rest to settle. */
const STOP_AT = 0.25;
/** In seconds: how often garbage is collected, at most and at least. */
const BETWEEN_COLLECTIONS = { least: 0.5, most: 5 };

export interface SoakOptions {
  readonly seconds: number;
  readonly seed: number;
}

export interface SoakReport {
  readonly requests: number;
  readonly overloaded: number;
  readonly late: number;
  readonly memory: Memory;
  readonly findings: Findings;
}

/** Loads the service in every way at once for some seconds, and says what it did wrong. */
export async function soak({ seconds, seed }: SoakOptions): Promise<SoakReport> {
  const findings = new Findings();
  const counts = { answered: 0, overloaded: 0, late: 0 };
  const random = seededRandom(seed);
  const settings = { RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: "127.0.0.1" };
  const subject = await Subject.start(settings, findings);

  const { port, untilThere } = subject;
  const started = performance.now();
  const isOver = (): boolean => performance.now() > started + 1000 * seconds;
  const talk = { port, random, untilThere, draw: drawTargets(seed), expect: expectAnswers(LIMIT) };
  const note = ({ wrong, ...more }: Outcome): void => {
    counts.answered += more.answered;
    counts.overloaded += more.overloaded;
    counts.late += more.late;
    for (const finding of wrong) findings.add(finding);
  };

  let clients = 0;
  const newClient = (): string => `10.${(clients >> 14) & 255}.${(clients >> 6) & 255}.${clients++ & 63}`;
  const keepTalking = async (): Promise<void> => {
    while (!isOver()) note(await converse(talk, { client: newClient(), halfCloses: random() < 0.2 }));
  };
  const stopInTheMiddle = async (): Promise<void> => {
    await after(STOP_AT * seconds);
    await subject.restart();
  };

  await Promise.all([
    ...Array.from({ length: TALKERS }, keepTalking),
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

  const growth = growthOf(subject.memory);
  if (growth !== undefined) findings.add({ kind: "memory grows", detail: growth });
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
