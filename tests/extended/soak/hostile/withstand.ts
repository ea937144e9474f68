import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Findings } from "../findings.ts";
import { after } from "../subject.ts";
import { MEMORY, type Ran, startContained } from "./contained.ts";
import { CONNECTIONS, LOADS, type LoadName } from "./loads.ts";
import type { Kind, Seen } from "./witness.ts";

/** In milliseconds, of the 99th percentile: what others may wait, beyond what the machine takes by itself. */
const MAX: Readonly<Record<Kind, number>> = {
  search: 1000,
  match: 1000,
  point: 1000,
  post: 1000,
  health: 100,
  cached: 100,
};
/** With so few processors the hostile clients and the others take turns with the service that they ask. */
const ROOM = availableParallelism() < 4 ? 2 : 1;
/** Of all requests that must be made; and one more, because a load is a hundred requests of a kind. */
const MAX_REFUSED = 0.01;
const ONE_MORE = 1;
/** In seconds. */
const QUIET = 3;
/** In seconds: until the names of the units of all states that are searched have been read, once for all. */
const WARMING = 3;
/**
 * A load is tried again when others wait too long: what a busy machine does now and then, a missing
 * guard does each time.
 */
const TRIES = 4;
/**
 * Other programs that take the processor from the service make everything take so many times as long. From
 * here on, only refusals that are wrong by far are found: what waits is refused by the clock.
 */
const BUSY = 1.5;
const MAX_REFUSED_IF_BUSY = 0.5;
/** And from here on, only that the service survives: others come at the pace of the clock, too. */
const TOO_BUSY = 3;

const TSX = createRequire(import.meta.url).resolve("tsx");

interface Helper {
  readonly say: (message: string) => void;
  readonly heard: () => Promise<unknown>;
  readonly end: () => void;
}

async function startHelper(name: "attacker" | "witness", port: number): Promise<Helper> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ["--conditions=naijaref-source", "--import", TSX, file, String(port)],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const end = (): void => void child.kill("SIGKILL");
  process.once("exit", end);
  const heard = async (): Promise<unknown> => (await once(child, "message"))[0];
  await heard();
  return { say: (message) => child.send(message), heard, end };
}

const percentile99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? 0;

/** How many times as long everything takes, because the service has to wait for a processor. */
function slownessBetween(before: Ran, after: Ran): number {
  const ran = after.ran - before.ran;
  return ran <= 0 ? 1 : (ran + after.waited - before.waited) / ran;
}

interface Watched extends Seen {
  readonly slowness: number;
}

/**
 * What others saw that is too slow, or refused too often. What the machine takes by itself is added to what
 * they may wait: twice what they waited while nobody was hostile, and how late their own process was.
 */
function judge(seen: Watched, quiet: Watched): readonly string[] {
  const late = percentile99(seen.lateness);
  const { slowness } = seen;
  if (slowness > TOO_BUSY) return [];
  const mostRefused = slowness > BUSY ? MAX_REFUSED_IF_BUSY : MAX_REFUSED;
  return (Object.keys(MAX) as Kind[]).flatMap((kind) => {
    const times = seen.times[kind];
    const took = percentile99(times);
    const most = ROOM * MAX[kind] * slowness + 2 * percentile99(quiet.times[kind]) + late;
    const { [kind]: refused } = seen.refused;
    return [
      ...(took > most ? [`${kind}: ${took.toFixed(0)} ms, at most ${most.toFixed(0)} may be`] : []),
      ...(refused > mostRefused * times.length + ONE_MORE
        ? [`${kind}: ${refused} of ${times.length} refused`]
        : []),
    ];
  });
}

const inWords = ({ times, refused, slowness }: Watched): string =>
  `${(Object.keys(times) as Kind[])
    .map(
      (kind) =>
        `${kind} ${percentile99(times[kind]).toFixed(0)} ms${refused[kind] > 0 ? `, ${refused[kind]} of ${times[kind].length} refused` : ""}`,
    )
    .join("; ")}${slowness > 1.1 ? ` (on a machine that is ${slowness.toFixed(1)} times as slow)` : ""}`;

/**
 * Hostile clients, each within its limits, one load after another; and others who ask meanwhile.
 *
 * @param seconds of each load.
 * @param redis where the limit is counted.
 */
export async function withstand(
  seconds: number,
  limit: number,
  redis: string | undefined,
  findings: Findings,
  names: readonly LoadName[] = Object.keys(LOADS) as LoadName[],
): Promise<void> {
  const service = await startContained({
    RATE_LIMIT: String(limit),
    TRUSTED_PROXIES: "127.0.0.1",
    MAX_CONNECTIONS: String(CONNECTIONS.all),
    MAX_CONNECTIONS_PER_ADDRESS: String(CONNECTIONS.ofOne),
    ...(redis === undefined ? {} : { REDIS_URL: redis }),
  });
  const [attacker, witness] = await Promise.all([
    startHelper("attacker", service.port),
    startHelper("witness", service.port),
  ]);
  const watch = async (time: number): Promise<Watched> => {
    const before = service.ran();
    witness.say("watch");
    await after(time);
    witness.say("over");
    const slowness = slownessBetween(before, service.ran());
    return { ...((await witness.heard()) as Seen), slowness };
  };
  const watchUnder = async (name: LoadName, time = seconds): Promise<Watched> => {
    attacker.say(name);
    await after(0.5);
    const seen = await watch(time);
    attacker.say("over");
    await attacker.heard();
    return seen;
  };
  // What is made only once in a process.
  await watchUnder("slow batches", 1);
  if (names.includes("large answers")) await watchUnder("large answers", WARMING);
  await watch(1);
  const quiet = await watch(QUIET);
  console.log(`hostile clients: others wait, 99th percentile, while there are none: ${inWords(quiet)}`);
  for (const name of names) {
    if (name === "many connections" && process.platform !== "linux") {
      console.log(`${name}: left out, because this system has one loopback address`);
      continue;
    }
    for (let time = 1; time <= TRIES && !service.hasEnded(); time++) {
      const seen = await watchUnder(name);
      console.log(`${name}: ${inWords(seen)}`);
      const wrong = judge(seen, quiet);
      if (wrong.length === 0) break;
      if (time < TRIES) continue;
      const detail = `${name}: others wait too long: ${wrong.join("; ")}`;
      findings.add({ kind: "hostile clients", detail });
    }
    if (service.hasEnded()) {
      findings.add({ kind: "the end of the process", detail: `${name}, in ${MEMORY} MB` });
      break;
    }
  }
  const most = service.most();
  console.log(
    most === undefined
      ? `no memory group can be made here: the service was not held to ${MEMORY} MB`
      : `the service used at most ${most.toFixed(0)} of ${MEMORY} MB`,
  );
  attacker.end();
  witness.end();
  await service.end();
}
