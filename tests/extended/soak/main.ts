import { parseArgs } from "node:util";
import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { listWards } from "naijaref/places";
import { seededRandom } from "../../../bench/random.ts";
import { sentBy } from "../../library/ask.ts";
import { converse, type Finding, RIGHT } from "./conversation.ts";
import { after, type Memory, Subject } from "./subject.ts";

/**
 * `npm run soak`: the service under every load at once, for five minutes, or for as long as `--seconds` says.
 * It fails with what went wrong.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const seconds = Math.min(3600, Math.max(20, Number(values.seconds) || 300));
const seed = Number(values.seed);

/** Talking at the same time. */
const TALKERS = 12;
const LIMIT = 1200;
/** Of the time: when the service is stopped, so that memory has the rest to settle. */
const STOP_AT = 0.25;
/** In seconds, beyond those of the load: the last clients are cut, and the service stops. */
const MAX_END_LENGTH = 120;

/** Answers that the moment decides, or that are files which are not built here. */
const CHANGING = ["/v1/health", "/v1/ready", "/v1/downloads"];

/** Every example of the contract whose answer is always the same. */
const EXAMPLES = (Object.values(contract) as readonly Operation[])
  .filter(({ path }) => !CHANGING.some((changing) => path.startsWith(changing)))
  .flatMap(({ examples }) => examples);

const random = seededRandom(seed);
const below = (bound: number): number => Math.floor(random() * bound);
const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join("");

function misspelt(): string {
  const name = one(listWards()).name.slice(0, 50);
  const at = below(name.length);
  return encodeURIComponent(name.slice(0, at) + String.fromCharCode(97 + below(26)) + name.slice(at + 1));
}

/** Targets without end: examples, and searches, numbers and misses of which no two are the same. */
const TARGETS: readonly (() => string)[] = [
  () => one(EXAMPLES),
  () => `/v1/search?q=${misspelt()}`,
  () => `/v1/suggest?q=${misspelt()}&limit=${1 + below(50)}`,
  () => `/v1/wards/${one(listWards()).code}`,
  () => `/v1/phone/${one(["0803", "0706", "0811", "0905", "0202"])}${digits(7)}`,
  () => `/v1/validate/nuban?account=${digits(10)}&bank=058`,
  () => `/v1/validate/nuban?account=${digits(10)}`,
  () => `/v1/lgas/${misspelt()}`,
  () => `/v1/${digits(6)}?x=${digits(3)}`,
];

/**
 * In MB: what it may have at most. The heap has 256 MB, what is young in it three times 16, what is outside
 * of it about 100 (answers that are kept or not taken, contents), and the program 60. V8 takes what it may
 * before it collects, so a bound below the sum would be crossed by chance. A container of 512 MB has it.
 */
const MAX = 470;
const MAX_GROWTH = { share: 0.1, megabytes: 8 };
/** Collections of garbage, with fewer of which nothing can be said. */
const MIN = 6;

/** What is wrong with the memory of a process; undefined if it stays on a plateau. */
function growthOf({ resident, live }: Memory): string | undefined {
  if (live.length < MIN) return `its garbage was collected ${live.length} times, too rarely to say`;
  const most = Math.max(...resident);
  if (most > MAX) return `${most.toFixed(0)} MB are resident, at most ${MAX} may be`;
  const third = Math.floor(live.length / 3);
  // The least, because requests in flight only add.
  const middle = Math.min(...live.slice(third, 2 * third));
  const last = Math.min(...live.slice(2 * third));
  return last <= middle * (1 + MAX_GROWTH.share) + MAX_GROWTH.megabytes
    ? undefined
    : `when garbage is collected, and without the answers that are kept, from ${middle.toFixed(0)} MB in the middle of the time to ${last.toFixed(0)} MB at its end`;
}

/** How often each thing happened, and where first. */
const seen = new Map<string, { count: number; readonly first: string }>();

function note({ kind, detail = "" }: Finding): void {
  const before = seen.get(kind);
  if (before === undefined) seen.set(kind, { count: 1, first: detail.slice(0, 400) });
  else before.count++;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
// Ends everything if something hangs.
setTimeout(
  () => {
    console.error("WRONG  the soak does not end");
    process.exit(1);
  },
  1000 * (seconds + MAX_END_LENGTH),
).unref();
console.log(`${seconds} seconds, --seed ${seed}`);

const settings = { RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: "127.0.0.1" };
const subject = await Subject.start(settings, EXAMPLES, note);
const started = performance.now();
const isOver = (): boolean => performance.now() > started + 1000 * seconds;

let clients = 0;
const newClient = (): string => `10.${(clients >> 14) & 255}.${(clients >> 6) & 255}.${clients++ & 63}`;
const { port, untilThere } = subject;
const talk = { port, random, untilThere, draw: () => one(TARGETS)(), expect: sentBy(LIMIT) };
const keepTalking = async (): Promise<void> => {
  while (!isOver()) for (const finding of await converse(talk, newClient())) note(finding);
};
await Promise.all([
  ...Array.from({ length: TALKERS }, keepTalking),
  subject.watchMemory(isOver, Math.min(5, Math.max(0.5, seconds / 45))),
  after(STOP_AT * seconds).then(() => subject.restart(EXAMPLES)),
]);
const left = await subject.connectionsLeft();
if (left > 0)
  note({ kind: "connections that never end", detail: `${left} are open after all clients have left` });
await subject.end();
const growth = growthOf(subject.memory);
if (growth !== undefined) note({ kind: "memory grows", detail: growth });
const [answered = 0, overloaded = 0, late = 0] = RIGHT.map((kind) => seen.get(kind)?.count ?? 0);
if (overloaded > answered)
  note({ kind: "too many refusals", detail: `${overloaded}, and ${answered} right answers` });

const { resident, live } = subject.memory;
console.log(
  `${answered} right answers, ${overloaded} overloaded, ${late} sent too late; ` +
    `memory at most ${Math.max(...resident).toFixed(0)} MB, and of it in use after each collection of garbage ${Math.min(...live).toFixed(0)} to ${Math.max(...live).toFixed(0)} MB (at the end ${live.at(-1)?.toFixed(0)}) without the answers that are kept`,
);
const wrong = [...seen].filter(([kind]) => !RIGHT.some((right) => right === kind));
for (const [kind, { count, first }] of wrong) console.error(`WRONG  ${count} x ${kind}; first: ${first}`);
process.exit(wrong.length === 0 ? 0 : 1);
