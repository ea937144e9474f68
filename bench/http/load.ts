import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** Answers whose status was neither 2xx nor 3xx. */
  readonly refused: number;
  /** Connections that failed or timed out. */
  readonly failed: number;
}

export interface Load {
  readonly targets: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

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

/** Loads a server on loopback for some seconds, from a core of its own, the second. */
export async function loadServer(port: number, load: Load, seconds: number): Promise<Measured> {
  const scriptFile = join(folder, `${port}.lua`);
  const targetsFile = join(folder, `${port}.targets`);
  writeFileSync(targetsFile, load.targets.join("\n"));
  writeFileSync(scriptFile, luaFor(load, targetsFile));
  const { stdout } = await promisify(execFile)("taskset", [
    ...["-c", "1", "wrk", "-t1", `-c${CONNECTIONS}`],
    ...[`-d${seconds}s`, "--timeout", "10s", "-s", scriptFile],
    `http://127.0.0.1:${port}/`,
  ]);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
    failed: errors === null ? 0 : errors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}
