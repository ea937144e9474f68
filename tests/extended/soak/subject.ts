import { once } from "node:events";
import { get } from "node:http";
import { freePort } from "../../start/ports.ts";
import { type RunningService, startOn } from "../../start/runtimes.ts";
import type { Findings } from "./findings.ts";
import type { Memory } from "./memory.ts";
import { readMetrics } from "./metrics.ts";
import { EXAMPLES } from "./targets.ts";

/** In seconds: how long requests are still accepted after SIGTERM, and for how long of it clients go on. */
const DRAIN = 5;
const TALK_IN_DRAIN = 1;
/** In seconds: how long the service may take to see the signal on a busy machine. */
const MAX_NOTICE_LENGTH = 4;
/** In seconds. The service says 10; a busy machine may be slower, and what hangs is seen all the same. */
const MAX_STOP = 30;
/** In MB: what V8 gives a program where there are 512 MB. */
const HEAP = 256;
const COLLECT = new URL("./collect.mjs", import.meta.url).href;
/** In seconds. */
const BETWEEN_SAMPLES = 0.5;
const MAX_END_OF_CONNECTIONS = 20;

export const after = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The service that is soaked: started, looked at, stopped in the middle and started again. */
export class Subject {
  readonly port: number;
  readonly #metricsPort: number;
  readonly #collectPort: number;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #findings: Findings;
  #service: RunningService | undefined;
  /** While there is no service to talk to: resolves when there is one again. */
  #gone: Promise<void> | undefined;
  #memory: { resident: number[]; live: number[] } = { resident: [], live: [] };

  private constructor(port: number, variables: Readonly<Record<string, string>>, findings: Findings) {
    [this.port, this.#metricsPort, this.#collectPort] = [port, port + 1, port + 2];
    this.#variables = variables;
    this.#findings = findings;
    process.once("exit", this.#kill);
  }

  /** However this ends, the service does not stay. */
  readonly #kill = (): void => void this.#service?.process.kill("SIGKILL");

  static async start(variables: Readonly<Record<string, string>>, findings: Findings): Promise<Subject> {
    const subject = new Subject(await freePort(3), variables, findings);
    await subject.#start();
    return subject;
  }

  async #start(): Promise<void> {
    this.#service = await startOn("Node", {
      PORT: String(this.port),
      METRICS_PORT: String(this.#metricsPort),
      DRAIN_SECONDS: String(DRAIN),
      SOAK_COLLECT_PORT: String(this.#collectPort),
      ...this.#variables,
      NODE_OPTIONS: `--max-old-space-size=${HEAP} --import=${COLLECT} ${this.#variables["NODE_OPTIONS"] ?? ""}`,
    });
    await this.#openTables();
  }

  /** A table that is first opened in the last third of the time would look like memory that grows. */
  async #openTables(): Promise<void> {
    for (const [at, path] of EXAMPLES.entries()) {
      const headers = { "X-Forwarded-For": `192.0.2.${at % 250}` };
      await new Promise<void>((resolve) => {
        // What is wrong with an answer is found by those who talk.
        get({ port: this.port, path, headers, agent: false }, (response) => response.resume())
          .on("error", () => {})
          .on("close", resolve);
      });
    }
  }

  /** Resolves when there is a service to talk to. */
  readonly untilThere = (): Promise<void> => this.#gone ?? Promise.resolve();

  get memory(): Memory {
    return this.#memory;
  }

  /** @param between in seconds: how often its garbage is collected. */
  async watchMemory(isOver: () => boolean, between: number): Promise<void> {
    let collected = performance.now();
    while (!isOver()) {
      await after(BETWEEN_SAMPLES);
      const memory = this.#memory;
      const isTime = performance.now() - collected > 1000 * between;
      const live = isTime ? await this.#collect() : undefined;
      if (isTime) collected = performance.now();
      const { process_resident_memory_bytes: resident, naijaref_cache_bytes: kept } = await readMetrics(
        this.#metricsPort,
      );
      if (this.#gone !== undefined || resident === undefined || kept === undefined) continue;
      memory.resident.push(resident / 2 ** 20);
      if (live !== undefined) memory.live.push((live - kept) / 2 ** 20);
    }
  }

  /** In bytes: what the process has left when its garbage has been collected. */
  async #collect(): Promise<number | undefined> {
    try {
      return Number(await (await fetch(`http://127.0.0.1:${this.#collectPort}`)).text());
    } catch {
      return undefined;
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
    const end = await Promise.race([ended, after(MAX_STOP).then(() => "still running")]);
    if (String(end) !== "0,") this.#findings.add({ kind: "the end of the process", detail: String(end) });
    if (end === "still running") service.process.kill("SIGKILL");
    examineLog(service, this.#findings);
  }

  /** Stops it while clients talk to it, and starts another process. */
  async restart(): Promise<void> {
    let isBack = () => {};
    const stopping = this.#stop();
    await this.#untilDraining();
    await after(TALK_IN_DRAIN);
    this.#gone = new Promise((resolve) => {
      isBack = resolve;
    });
    await stopping;
    await this.#start();
    this.#memory = { resident: [], live: [] };
    this.#gone = undefined;
    isBack();
  }

  async #untilDraining(): Promise<void> {
    const end = performance.now() + 1000 * MAX_NOTICE_LENGTH;
    while (performance.now() < end) {
      const status = await fetch(`http://127.0.0.1:${this.port}/v1/ready`).then(
        (response) => response.status,
        () => undefined,
      );
      if (status !== 200) return;
      await after(0.02);
    }
  }

  /**
   * How many connections are open when all clients have left: asked for some seconds, because the end of a
   * connection takes a moment.
   */
  async connectionsLeft(): Promise<number> {
    for (let second = 0; ; second++) {
      const { naijaref_connections: open = Number.NaN } = await readMetrics(this.#metricsPort);
      if (open === 0 || second === MAX_END_OF_CONNECTIONS) return open;
      await after(1);
    }
  }
}

function examineLog({ output }: RunningService, findings: Findings): void {
  for (const line of output().split("\n")) {
    if (/"level":[56]0/.test(line)) findings.add({ kind: "an error in the log", detail: line });
    if (/ikeja|ikoyi|\d{11}|10\.\d+\.\d+\.\d+/i.test(line.replace(/"time":\d+/, "")))
      findings.add({ kind: "something of a person in the log", detail: line });
  }
}
