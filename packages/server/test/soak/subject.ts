import { once } from "node:events";
import { freePort } from "../ports.ts";
import { type RunningService, startOn } from "../runtimes.ts";
import type { Findings } from "./findings.ts";
import type { Sample } from "./memory.ts";
import { readMetrics } from "./metrics.ts";

/** In seconds: how long requests are still accepted after SIGTERM, and for how long of it clients go on. */
const DRAIN = 5;
const TALK_IN_DRAIN = 1;
/** In seconds. The service says 10; a busy machine may be slower, and what hangs is seen all the same. */
const LONGEST_STOP = 30;
/**
 * In MB: what V8 gives a program where there are 512 MB. With more it would collect so seldom that a leak
 * could not be told from what is not yet collected.
 */
const HEAP = 256;
/** In seconds. */
const BETWEEN_SAMPLES = 0.5;
const LONGEST_END_OF_CONNECTIONS = 20;

export const after = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The service that is soaked: started, looked at, stopped in the middle and started again. */
export class Subject {
  readonly port: number;
  readonly #metricsPort: number;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #findings: Findings;
  #service: RunningService | undefined;
  /** While there is no service to talk to: resolves when there is one again. */
  #gone: Promise<void> | undefined;
  #memory: Sample[] = [];

  private constructor(
    [port, metricsPort]: readonly [number, number],
    variables: Readonly<Record<string, string>>,
    findings: Findings,
  ) {
    this.port = port;
    this.#metricsPort = metricsPort;
    this.#variables = variables;
    this.#findings = findings;
    process.once("exit", this.#kill);
  }

  /** However this ends, the service does not stay. */
  readonly #kill = (): void => void this.#service?.process.kill("SIGKILL");

  static async start(variables: Readonly<Record<string, string>>, findings: Findings): Promise<Subject> {
    const subject = new Subject([await freePort(), await freePort()], variables, findings);
    await subject.#start();
    return subject;
  }

  async #start(): Promise<void> {
    this.#service = await startOn("Node", {
      PORT: String(this.port),
      METRICS_PORT: String(this.#metricsPort),
      DRAIN_SECONDS: String(DRAIN),
      ...this.#variables,
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${this.#variables["NODE_OPTIONS"] ?? ""}`,
    });
  }

  /** Resolves when there is a service to talk to. */
  readonly untilThere = (): Promise<void> => this.#gone ?? Promise.resolve();

  /** Of the process that was started last. */
  get memory(): readonly Sample[] {
    return this.#memory;
  }

  /**
   * What the process has that it does not need for the answers that it keeps, of which there are ever more.
   */
  async watchMemory(isOver: () => boolean): Promise<void> {
    const started = performance.now();
    while (!isOver()) {
      await after(BETWEEN_SAMPLES);
      const { process_resident_memory_bytes: resident, naijaref_cache_bytes: kept } = await readMetrics(
        this.#metricsPort,
      );
      if (this.#gone !== undefined || resident === undefined || kept === undefined) continue;
      const second = (performance.now() - started) / 1000;
      this.#memory.push({ second, megabytes: resident / 2 ** 20, kept: kept / 2 ** 20 });
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
    const end = await Promise.race([ended, after(LONGEST_STOP).then(() => "still running")]);
    if (String(end) !== "0,") this.#findings.add({ kind: "the end of the process", detail: String(end) });
    if (end === "still running") service.process.kill("SIGKILL");
    examineLog(service, this.#findings);
  }

  /** Stops it while clients talk to it, and starts another process. */
  async restart(): Promise<void> {
    let isBack = () => {};
    const stopping = this.#stop();
    await after(TALK_IN_DRAIN);
    this.#gone = new Promise((resolve) => {
      isBack = resolve;
    });
    await stopping;
    await this.#start();
    this.#memory = [];
    this.#gone = undefined;
    isBack();
  }

  /**
   * How many connections are open when all clients have left: asked for some seconds, because the end of a
   * connection takes a moment.
   */
  async connectionsLeft(): Promise<number> {
    for (let second = 0; ; second++) {
      const { naijaref_connections: open = Number.NaN } = await readMetrics(this.#metricsPort);
      if (open === 0 || second === LONGEST_END_OF_CONNECTIONS) return open;
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
