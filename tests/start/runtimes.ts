import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { dataVersion } from "naijaref/about";
import { copyDownloads } from "../../tools/make/worker/worker-downloads.ts";
import { binary } from "../extended/conformance/installed.ts";
import { makeFolder } from "./folder.ts";
import type { MemoryGroup } from "./memory-group.ts";
import { freePort, listening } from "./ports.ts";

/** Every runtime that the service runs on, each started as its users start it. */

export type Runtime = "Node" | "Bun" | "Deno" | "workerd";

/** Node, where its own HTTP server reads every request. */
export const NODE_READS = "Node, PLAIN_REQUESTS=off";

/** The ways in which the service is run: Node twice, because it has two readers of requests. */
export const RUNTIMES = ["Node", NODE_READS, "Bun", "Deno", "workerd"] as const;
export type Way = (typeof RUNTIMES)[number];

export const runtimeOf = (way: Way): Runtime => (way === NODE_READS ? "Node" : way);

export interface RunningService {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

export type Variables = Readonly<Record<string, string>>;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const BUILT = here("../../packages/server/dist/");

const DENO_RIGHTS = ["--allow-net", "--allow-env", "--allow-read", "--allow-sys"];

function commandFor(runtime: Runtime, env: Variables, dist: string): readonly string[] {
  const built = (entry: string): string => join(dist, `entries/${entry}.js`);
  switch (runtime) {
    case "Node":
      return [process.execPath, built("node")];
    case "Bun":
      return [binary("bun"), built("bun")];
    case "Deno":
      return [binary("deno"), "run", "--quiet", ...DENO_RIGHTS, built("deno")];
    case "workerd":
      return [binary("workerd"), "serve", "--control-fd=3", configureWorkerd(env, dist)];
  }
}

export interface StartOptions {
  /** Where it was built, or a copy of that. */
  readonly dist?: string;
  /** Whose memory it may use. */
  readonly group?: Pick<MemoryGroup, "command"> | undefined;
}

/** A copy of a part of what was built, which a test may damage. */
export function copyBuilt(part: string): string {
  const folder = makeFolder();
  for (const one of ["package.json", `dist/${part}`])
    cpSync(join(BUILT, "..", one), join(folder, one), { recursive: true });
  return join(folder, "dist");
}

/** Starts the built service on a free port, and answers once it listens. */
export async function startOn(
  way: Way,
  variables: Variables = {},
  { dist = BUILT, group }: StartOptions = {},
): Promise<RunningService> {
  const runtime = runtimeOf(way);
  const env = way === NODE_READS ? { PLAIN_REQUESTS: "off", ...variables } : variables;
  const own = commandFor(runtime, env, dist);
  const [command = "", ...parameters] = group === undefined ? own : group.command(own);
  // A service that logs nothing does not say where it listens.
  const given = env["LOG_LEVEL"] === "silent" ? await freePort() : 0;
  const service = spawn(command, parameters, {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(given), ...env },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  service.stderr?.on("data", (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  service.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  // Not at its exit: what it wrote last may be read after that.
  const ended = once(service, "close");
  const said = runtime === "workerd" ? (service.stdio[3] as Readable) : service.stdout;
  const port = given === 0 ? await portIn(said, service) : await listening(given).then(() => given);
  const hasEnded = () => service.exitCode !== null || service.signalCode !== null;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: service,
    output: () => output,
    errors: () => errors,
    hasEnded,
    stop: async () => {
      service.kill("SIGINT");
      await ended;
    },
  };
}

/** Waits until a service has built its indexes. */
export async function untilReady({ url }: Pick<RunningService, "url">): Promise<void> {
  const end = performance.now() + MAX_START;
  while ((await fetch(`${url}/v1/ready`)).status !== 200) {
    if (performance.now() > end) throw new Error("the service does not get ready");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** In milliseconds. */
const MAX_START = 120_000;

/** The port that the first log line names, or workerd's report of what it listens on. */
function portIn(stream: Readable | null, service: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    stream?.on("data", (chunk) => {
      said += chunk;
      const port = /"port":(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    service.once("exit", (code) => reject(new Error(`the service ended with ${code}; it said: ${said}`)));
  });
}

/** What wrangler.jsonc says, as workerd reads it; the platform's rate limit as a module may stand for it. */
function configureWorkerd({ EDGE_LIMITER, DOWNLOADS, ...env }: Variables, dist: string): string {
  const folder = makeFolder();
  const file = join(folder, "workerd.capnp");
  copyFileSync(join(dist, "worker/code/worker.js"), join(folder, "worker.js"));
  const assets = join(DOWNLOADS === undefined ? join(dist, "worker") : folder, "assets");
  if (DOWNLOADS !== undefined) copyDownloads(DOWNLOADS, dataVersion, assets);
  const bindings = Object.entries(env).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  );
  bindings.push(`(name = "ASSETS", service = "assets")`);
  if (EDGE_LIMITER !== undefined)
    bindings.push(`(name = "LIMITER", wrapped = (moduleName = "edge:limiter"))`);
  const limiter = `(name = "edge:limiter", internal = true, esModule = ${JSON.stringify(EDGE_LIMITER ?? "")})`;
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "naijaref", worker = .naijaref),
    (name = "assets", disk = (path = ${JSON.stringify(assets)}))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "naijaref")],
  extensions = [(modules = [${limiter}])]
);
const naijaref :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [${bindings.join(", ")}],
  compatibilityDate = "2026-11-01"
);
`,
  );
  return file;
}
