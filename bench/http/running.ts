import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import type { CaseName } from "./cases.ts";
import type { Contender } from "./contenders.ts";
import { cpuSecondsOf, cpuSecondsOfEach } from "./cpu-time.ts";

/** Where a server runs: its port, and the core that it keeps to. */
export interface Place {
  readonly port: number;
  /** Several, separated by commas, for a server of several processes. */
  readonly core: number | string;
}

/** Ports of this run alone, so that two runs do not meet. */
const PORTS = 20_000 + 100 * (process.pid % 100);

export const FIRST: Place = { port: PORTS, core: 0 };
export const SECOND: Place = { port: PORTS + 1, core: 1 };

export interface Running {
  readonly port: number;
  /** Milliseconds from the start of its process to its first answer. */
  readonly startedIn: number;
  /** The entity tag that it gives to a path. */
  readonly etag: (path: string) => Promise<string>;
  /** Resident memory of its process, in MB. */
  readonly residentMegabytes: () => number;
  /** CPU time of its process so far, and of those that it started. */
  readonly cpuSeconds: () => number;
  /** The same of each of its processes. */
  readonly cpuSecondsOfEach: () => readonly number[];
  readonly stop: () => Promise<void>;
}

/** Starts a contender on its core, and answers when it does. */
export async function startContender(
  contender: Contender,
  of: CaseName,
  { port, core }: Place = FIRST,
): Promise<Running> {
  const started = performance.now();
  const server = spawn("taskset", ["-c", String(core), ...contender.command], {
    env: { ...process.env, ...contender.env, CASE: of, HOST: "127.0.0.1", PORT: String(port) },
    stdio: [
      "ignore",
      contender.output === undefined ? "ignore" : openSync(`${contender.output}.${port}`, "w"),
      "inherit",
    ],
  });
  const ended = once(server, "exit");
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(`${url}/v1/states/LA`))) {
    if (server.exitCode !== null || performance.now() - started > 20_000) {
      server.kill("SIGKILL");
      throw new Error(`${contender.name} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return {
    port,
    startedIn: performance.now() - started,
    etag: async (path) => (await fetch(url + path)).headers.get("etag") ?? "",
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    cpuSeconds: () => cpuSecondsOf(server.pid ?? 0),
    cpuSecondsOfEach: () => cpuSecondsOfEach(server.pid ?? 0),
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

/** Resolves when a server says that it has made what its first searches need. */
export async function untilReady({ port }: Running): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/v1/ready`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
