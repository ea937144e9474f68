import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type CaseName, LOADS, type Load } from "./cases.ts";
import type { Contender } from "./contenders.ts";

const CONNECTIONS = 64;

/** wrk asks the targets in turn, from requests that it writes once before it starts. */
function luaFor({ headers = {} }: Load, targetsFile: string): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  return `${fields.join("\n")}
local requests = {}
local next = 0
init = function()
  for target in io.lines("${targetsFile}") do requests[#requests + 1] = wrk.format("GET", target) end
end
request = function()
  next = next % #requests + 1
  return requests[next]
end
`;
}

const folder = mkdtempSync(join(tmpdir(), "naijaref-bench-"));

/**
 * Loads a server on loopback for a second, from a core of its own, the second. `refused`: answers whose status was
 * neither 2xx nor 3xx. `failed`: connections that failed or timed out.
 */
async function loadServer(port: number, load: Load) {
  const scriptFile = join(folder, `${port}.lua`);
  const targetsFile = join(folder, `${port}.targets`);
  writeFileSync(targetsFile, load.targets.join("\n"));
  writeFileSync(scriptFile, luaFor(load, targetsFile));
  const { stdout } = await promisify(execFile)("taskset", [
    ...["-c", "1", "wrk", "-t1", `-c${CONNECTIONS}`],
    ...["-d1s", "--timeout", "10s", "-s", scriptFile],
    `http://127.0.0.1:${port}/`,
  ]);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
    failed: errors === null ? 0 : errors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Ports of this run alone, so that two runs do not meet. */
const FIRST_PORT = 20_000 + 100 * (process.pid % 100);
/** The load has the other core. */
const CORE = "0";

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
async function startContender(contender: Contender, of: CaseName, port: number) {
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
    etag: async (path: string) => (await fetch(url + path)).headers.get("etag") ?? "",
    /** CPU time of its process so far, and of those that it started. */
    cpuSeconds: () => cpuSecondsOf(server.pid ?? 0),
    stop: async (): Promise<void> => {
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

/** CPU seconds that a server uses before it is measured. */
const WARM = 2;
/** On a busy machine a server gets little of each second: it is warmed for no longer than this many. */
const MAX_SECONDS = 20;
/** More than any server answers in a second. */
const MAX_TARGETS = 2 ** 18;

/** One server with the load of one case: it stays up while the others are measured. */
export interface Cell {
  readonly contender: Contender;
  readonly of: CaseName;
  /** Loads the server for a second: its requests for each second of its CPU time. */
  readonly addRound: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port of its own, and warms it: until then it may refuse what is too much. */
export async function startCell(contender: Contender, of: CaseName, at: number): Promise<Cell> {
  const port = FIRST_PORT + at;
  const { etag, cpuSeconds, stop } = await startContender(contender, of, port);
  const load: Load = await LOADS[of](etag);
  let asked = 0;
  /** Each second goes on where the last one stopped, so that what nobody has asked for before stays that. */
  const loadForASecond = async () => {
    const { targets } = load;
    const from = asked % targets.length;
    const next = [...targets.slice(from, from + MAX_TARGETS), ...targets.slice(0, from)].slice(
      0,
      MAX_TARGETS,
    );
    const measured = await loadServer(port, { ...load, targets: next });
    asked += measured.requests;
    return measured;
  };
  for (let second = 0; second < MAX_SECONDS && cpuSeconds() < WARM; second++) await loadForASecond();
  const addRound = async (): Promise<number> => {
    const before = cpuSeconds();
    const measured = await loadForASecond();
    if (measured.failed > 0 || (of !== "not found" && measured.refused > 0)) {
      console.error(`${contender.name} failed in "${of}": ${JSON.stringify(measured)}`);
      // What another server lost is not counted for it; ours may lose nothing.
      if (contender.name.startsWith("naijaref")) process.exitCode = 1;
    }
    return measured.requests / (cpuSeconds() - before);
  };
  return { contender, of, addRound, stop };
}
