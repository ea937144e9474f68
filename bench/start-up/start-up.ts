import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { everyPath } from "../http/cases.ts";
import type { Claim } from "../report.ts";

/** How a runtime starts the service that was built, and the least server there is: `{}` to everything. */
interface Runtime {
  readonly name: string;
  readonly ours: readonly string[];
  readonly bare: readonly string[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const built = (path: string): string => here(`../../packages/server/dist/${path}`);
// `npm ci --prefix tests/extended/conformance` installs the runtimes.
const binary = (name: string): string => here(`../../tests/extended/conformance/node_modules/.bin/${name}`);

const deno = [binary("deno"), "run", "--quiet", "--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

/** The edge's bundle on the runtime of Workers; the variable PORT is not read, so the port is a parameter. */
function workerd(worker: string, port: number): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-start-up-"));
  copyFileSync(worker, join(folder, "worker.js"));
  const file = join(folder, "workerd.capnp");
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "assets", disk = (path = ${JSON.stringify(built("worker/assets"))}))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [(name = "ASSETS", service = "assets")],
  compatibilityDate = "2026-11-01"
);
`,
  );
  return [binary("workerd"), "serve", file];
}

const runtimes = (port: number): Readonly<Record<"Node" | "Bun" | "Deno" | "workerd", Runtime>> => ({
  Node: {
    name: "Node",
    ours: [process.execPath, built("entries/node.js")],
    bare: [process.execPath, here("bare.mjs")],
  },
  Bun: {
    name: "Bun",
    ours: [binary("bun"), built("entries/bun.js")],
    bare: [binary("bun"), here("bare-bun.mjs")],
  },
  Deno: { name: "Deno", ours: [...deno, built("entries/deno.js")], bare: [...deno, here("bare-deno.mjs")] },
  workerd: {
    name: "workerd",
    ours: workerd(built("worker/code/worker.js"), port),
    bare: workerd(here("bare-worker.mjs"), port),
  },
});

const ROUNDS = 15;
const PORT = 30_000 + (process.pid % 2_000);

const RECORD = "/v1/states/Lagos";
const WARD = "/v1/wards/24-11-01";
const SEARCH = "/v1/search?q=ikeja";

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: "127.0.0.1", port: PORT, path, agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200));
    }).on("error", () => resolve(false));
  });

async function startOnce([program = "", ...parameters]: readonly string[], path: string): Promise<number> {
  const started = performance.now();
  const service = spawn(program, parameters, {
    env: { ...process.env, PORT: String(PORT), HOST: "127.0.0.1" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => service.once("exit", resolve));
  while (!(await answers(path))) {
    if (performance.now() - started > 10_000) throw new Error("no answer in 10 s: run `npm run build` first");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const took = performance.now() - started;
  service.kill("SIGKILL");
  await ended;
  return took;
}

/** In milliseconds, of all rounds. */
export interface StartUp {
  readonly runtime: Runtime["name"];
  readonly path: string;
  /** How many times as long as a bare server on the same runtime: the median of rounds, which start both. */
  readonly ratio: number;
  readonly median: number;
  readonly fastest: number;
  readonly slowest: number;
}

async function measurePath({ name, ours, bare }: Runtime, path: string): Promise<StartUp> {
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const least = await startOnce(bare, path);
    const time = await startOnce(ours, path);
    times.push(time);
    ratios.push(time / least);
  }
  times.sort((a, b) => a - b);
  ratios.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {
    runtime: name,
    path,
    ratio: ratios[ROUNDS >> 1] ?? Number.NaN,
    median: at(0.5),
    fastest: at(0),
    slowest: at(1),
  };
}

export const describeStartUp = ({ runtime, path, ratio, median, fastest, slowest }: StartUp): string =>
  `start to the first answer on ${runtime}, ${path}: ${ratio.toFixed(2)} times a bare server's; median ${median} ms, fastest ${fastest} ms, slowest ${slowest} ms`;

/**
 * How long the built service takes from its process's start to its first answer, by path. On workerd that is
 * a cold isolate, because the process starts with none.
 */
export async function measureStartUp(): Promise<StartUp[]> {
  const measured: StartUp[] = [];
  const { Node, Bun, Deno, workerd } = runtimes(PORT);
  for (const path of [RECORD, WARD, SEARCH]) measured.push(await measurePath(Node, path));
  for (const runtime of [Bun, Deno, workerd])
    for (const path of [RECORD, SEARCH]) measured.push(await measurePath(runtime, path));
  return measured;
}

export async function measureMemory(): Promise<string> {
  const [program = "", ...parameters] = runtimes(PORT).Node.ours;
  const service = spawn(program, parameters, {
    env: { ...process.env, PORT: String(PORT), HOST: "127.0.0.1", RATE_LIMIT: "off" },
    stdio: "ignore",
  });
  const resident = (): string => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, "utf8"))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  while (!(await answers("/v1/ready"))) await new Promise((resolve) => setTimeout(resolve, 50));
  const whenReady = resident();
  const paths = everyPath();
  for (const path of paths) if (!(await answers(path))) throw new Error(`${path} was not answered`);
  const line = `resident memory on Node: ${whenReady} when ready, ${resident()} after each of ${paths.length} paths`;
  service.kill();
  return line;
}

const MAX: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Node: { [RECORD]: 1.6, [WARD]: 2, [SEARCH]: 2.2 },
  workerd: { [SEARCH]: 6.5 },
};

export const claimStartUps = (measured: readonly StartUp[]): Claim[] =>
  measured.flatMap(({ runtime, path, ratio }) => {
    const most = MAX[runtime]?.[path];
    if (most === undefined) return [];
    const sentence = `start to the first answer on ${runtime}, ${path}: ${ratio.toFixed(2)} times a bare server's, at most ${most}`;
    return [{ sentence, holds: ratio <= most }];
  });
