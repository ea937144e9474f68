import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Runtime, startOn, untilReady } from "../../tests/start/runtimes.ts";
import { everyPath } from "../http/cases.ts";
import { median, replaceReport } from "../report.ts";

/**
 * Prints how long the built service takes from the start of its process to its first answer on each runtime,
 * beside a `node:http` server that answers `{}`, and its memory; with --write the list in the guide is replaced.
 * With --budgets it measures instead all that has a budget of bytes, and writes bench/size/sizes.json. Run
 * `npm run build` and `npm run build worker` before.
 */

/** The tests that have budgets. */
const TESTS = [
  "tests/extended/packages/",
  "tests/extended/runtimes/worker.test.ts",
  "tests/system/elements/form.test.ts",
];

if (process.argv.includes("--budgets")) {
  // One file at a time: they write to one file.
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--no-file-parallelism", "-t", "budget", ...TESTS],
    { env: { ...process.env, WRITE_SIZES: "true" }, stdio: "inherit" },
  );
  process.exit(status ?? 1);
}

const ROUNDS = 15;
const [RECORD, WARD, SEARCH] = ["/v1/states/Lagos", "/v1/wards/24-11-01", "/v1/search?q=ikeja"];

/** In milliseconds. */
async function startBare(): Promise<number> {
  const started = performance.now();
  const server = spawn(process.execPath, [fileURLToPath(new URL("bare.mjs", import.meta.url))]);
  const [port] = (await once(server.stdout, "data")) as [Buffer];
  await (await fetch(`http://127.0.0.1:${String(port).trim()}/`)).text();
  const took = performance.now() - started;
  server.kill();
  await once(server, "exit");
  return took;
}

/** On workerd that is a cold isolate, because the process starts with none. */
async function startOurs(runtime: Runtime, path: string): Promise<number> {
  const started = performance.now();
  const service = await startOn(runtime);
  await (await fetch(service.url + path)).text();
  const took = performance.now() - started;
  await service.stop();
  return took;
}

async function describeStart(runtime: Runtime, path: string): Promise<string> {
  const [times, ratios]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await startBare();
    const time = await startOurs(runtime, path);
    times.push(time);
    ratios.push(time / bare);
  }
  const [low, middle, high] = [Math.min(...times), median(times), Math.max(...times)].map(Math.round);
  return `start to the first answer on ${runtime}, ${path}: ${median(ratios).toFixed(2)} times a bare node:http's; median ${middle} ms, fastest ${low} ms, slowest ${high} ms`;
}

const residentOf = ({ pid }: ChildProcess): string => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
};

async function describeMemory(): Promise<string> {
  const service = await startOn("Node", { RATE_LIMIT: "off" });
  await untilReady(service);
  const whenReady = residentOf(service.process);
  const paths = everyPath();
  for (const path of paths) await (await fetch(service.url + path)).text();
  const line = `resident memory on Node: ${whenReady} when ready, ${residentOf(service.process)} after each of ${paths.length} paths`;
  await service.stop();
  return line;
}

function describeBundle(): string {
  const bundle = readFileSync(new URL("../../packages/server/dist/worker/code/worker.js", import.meta.url));
  const [plain, gzip, br] = [bundle, gzipSync(bundle), brotliCompressSync(bundle)].map(({ length }) =>
    Math.round(length / 1024),
  );
  return `bundle for the edge: ${plain} KB, ${gzip} KB gzip, ${br} KB br`;
}

const lines: string[] = [];
for (const path of [RECORD, WARD, SEARCH]) lines.push(await describeStart("Node", path));
for (const runtime of ["Bun", "Deno", "workerd"] as const)
  for (const path of [RECORD, SEARCH]) lines.push(await describeStart(runtime, path));
lines.push(await describeMemory(), describeBundle());
console.log(lines.join("\n"));

if (process.argv.includes("--write"))
  replaceReport("bench:start-up", lines.map((line) => `- ${line}`).join("\n"));
