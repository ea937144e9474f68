import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../start/ports.ts";
import { type RunningService, startOn } from "../../start/runtimes.ts";
import type { Finding } from "./conversation.ts";

/** In seconds: how long requests are still accepted after SIGTERM, and for how long of it clients go on. */
const DRAIN = 5;
const TALK_IN_DRAIN = 1;
/** In seconds. The service says 10; a busy machine may be slower, and what hangs is seen all the same. */
const MAX_STOP = 30;
/** In MB: what V8 gives a program where there are 512 MB. */
const HEAP = 256;
const COLLECT = new URL("./collect.mjs", import.meta.url).href;
/** In seconds. */
const BETWEEN_SAMPLES = 0.5;
const MAX_END_OF_CONNECTIONS = 20;

export const after = (seconds: number): Promise<void> => wait(seconds * 1000);

/** In MB. */
export interface Memory {
  /** All that it had, at many moments. */
  readonly resident: number[];
  /**
   * What was left when its garbage had been collected, at several moments, without the answers that are kept:
   * they have a bound of their own, and are ever more until then.
   */
  readonly live: number[];
}

/** The service that is soaked: started, looked at, stopped in the middle and started again. */
export class Subject {
  readonly port: number;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #note: (finding: Finding) => void;
  #service: RunningService | undefined;
  /** While there is no service to talk to: resolves when there is one again. */
  #gone: Promise<void> | undefined;
  memory: Memory = { resident: [], live: [] };

  private constructor(
    port: number,
    variables: Readonly<Record<string, string>>,
    note: (finding: Finding) => void,
  ) {
    [this.port, this.#variables, this.#note] = [port, variables, note];
    process.once("exit", this.#kill);
  }

  /** However this ends, the service does not stay. */
  readonly #kill = (): void => void this.#service?.process.kill("SIGKILL");

  /**
   * @param paths asked for once at each start: a table that is first opened in the last third of the time
   * would look like memory that grows. What is wrong with an answer is found by those who talk.
   */
  static async start(
    variables: Readonly<Record<string, string>>,
    paths: readonly string[],
    note: (finding: Finding) => void,
  ): Promise<Subject> {
    const subject = new Subject(await freePort(3), variables, note);
    await subject.#start(paths);
    return subject;
  }

  async #start(paths: readonly string[]): Promise<void> {
    this.#service = await startOn("Node", {
      PORT: String(this.port),
      METRICS_PORT: String(this.port + 1),
      SOAK_COLLECT_PORT: String(this.port + 2),
      DRAIN_SECONDS: String(DRAIN),
      ...this.#variables,
      NODE_OPTIONS: `--max-old-space-size=${HEAP} --import=${COLLECT}`,
    });
    for (const [at, path] of paths.entries()) {
      const headers = { "X-Forwarded-For": `192.0.2.${at % 250}` };
      const asking = get({ port: this.port, path, headers, agent: false }, (answer) => answer.resume());
      await once(
        asking.on("error", () => {}),
        "close",
      );
    }
  }

  /** Resolves when there is a service to talk to. */
  readonly untilThere = (): Promise<void> => this.#gone ?? Promise.resolve();

  /** @param between in seconds: how often its garbage is collected. */
  async watchMemory(isOver: () => boolean, between: number): Promise<void> {
    let collected = performance.now();
    while (!isOver()) {
      await after(BETWEEN_SAMPLES);
      const { memory } = this;
      const isTime = performance.now() - collected > 1000 * between;
      // In bytes: what the process has left when its garbage has been collected.
      const live = isTime ? Number(await textAt(this.port + 2)) : Number.NaN;
      if (isTime) collected = performance.now();
      const { process_resident_memory_bytes: resident, naijaref_cache_bytes: kept } = await readMetrics(
        this.port + 1,
      );
      if (this.#gone !== undefined || resident === undefined || kept === undefined) continue;
      memory.resident.push(resident / 2 ** 20);
      if (live > 0) memory.live.push((live - kept) / 2 ** 20);
    }
  }

  /** Stops it for good. */
  async end(): Promise<void> {
    await this.#stop();
    process.off("exit", this.#kill);
  }

  async #stop(): Promise<void> {
    const service = this.#service;
    if (service === undefined) return;
    const ended = once(service.process, "exit");
    service.process.kill("SIGTERM");
    const end = String(await Promise.race([ended, after(MAX_STOP).then(() => "still running")]));
    if (end !== "0,") this.#note({ kind: "the end of the process", detail: end });
    service.process.kill("SIGKILL");
    for (const line of service.output().split("\n")) {
      if (/"level":[56]0/.test(line)) this.#note({ kind: "an error in the log", detail: line });
      if (/ikeja|ikoyi|\d{11}|10\.\d+\.\d+\.\d+/i.test(line.replace(/"time":\d+/, "")))
        this.#note({ kind: "something of a person in the log", detail: line });
    }
  }

  /** Stops it while clients talk to it, and starts another process. */
  async restart(paths: readonly string[]): Promise<void> {
    let isBack = () => {};
    const stopping = this.#stop();
    // A busy machine gives it the signal late.
    while ((await textAt(this.port, "/v1/ready")).includes('"ready"')) await after(0.02);
    await after(TALK_IN_DRAIN);
    this.#gone = new Promise((resolve) => {
      isBack = resolve;
    });
    await stopping;
    await this.#start(paths);
    this.memory = { resident: [], live: [] };
    this.#gone = undefined;
    isBack();
  }

  /**
   * How many connections are open when all clients have left: asked for some seconds, because the end of a
   * connection takes a moment.
   */
  async connectionsLeft(): Promise<number> {
    for (let second = 0; ; second++) {
      const { naijaref_connections: open = Number.NaN } = await readMetrics(this.port + 1);
      if (open === 0 || second === MAX_END_OF_CONNECTIONS) return open;
      await after(1);
    }
  }
}

/** Empty where nobody answers. */
const textAt = (port: number, path = ""): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (response) => response.text(),
    () => "",
  );

/** The metrics without labels that a service serves at a port; none while it is not there. */
export async function readMetrics(port: number): Promise<Readonly<Record<string, number>>> {
  const values = [...(await textAt(port, "/metrics")).matchAll(/^(\w+) ([0-9.e+-]+)$/gm)];
  return Object.fromEntries(values.map(([, name, value]) => [name, Number(value)]));
}
