import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import type { CaseName } from "./cases.ts";
import type { Contender } from "./contenders.ts";

/** Ports of this run alone, so that two runs do not meet. */
export const FIRST_PORT = 20_000 + 100 * (process.pid % 100);
/** The load has the other core. */
const CORE = "0";

export interface Running {
  /** The entity tag that it gives to a path. */
  readonly etag: (path: string) => Promise<string>;
  /** CPU time of its process so far, and of those that it started. */
  readonly cpuSeconds: () => number;
  readonly stop: () => Promise<void>;
}

const read = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, "utf8");

/**
 * The CPU time that a process and those that it started have used so far, in seconds. Time that other
 * programs or other machines on the same hardware took is not in it.
 */
function cpuSecondsOf(pid: number): number {
  // proc(5): the 14th and 15th field are user and system time, in hundredths; the 2nd may hold spaces.
  const fields = read(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  const children = read(pid, `task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce(
    (sum, child) => sum + cpuSecondsOf(Number(child)),
    (Number(fields[11]) + Number(fields[12])) / 100,
  );
}

/** Starts a contender, and answers when it does. */
export async function startContender(contender: Contender, of: CaseName, port: number): Promise<Running> {
  const started = performance.now();
  const output = contender.output === undefined ? "ignore" : openSync(`${contender.output}.${port}`, "w");
  const server = spawn("taskset", ["-c", CORE, ...contender.command], {
    env: { ...process.env, ...contender.env, CASE: of, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", output, "inherit"],
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
    etag: async (path) => (await fetch(url + path)).headers.get("etag") ?? "",
    cpuSeconds: () => cpuSecondsOf(server.pid ?? 0),
    stop: async () => {
      server.kill();
      await ended;
    },
  };
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
