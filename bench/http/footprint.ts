import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reportClaims } from "../claims.ts";
import { replaceReport } from "../report.ts";
import { runtimes } from "../start-up/runtimes.ts";
import { claimStartUps, describeStartUp, measureStartUp } from "../start-up/start-up.ts";
import { everyPath } from "./cases.ts";
import { contenderNamed, WITHOUT_BOTH } from "./contenders.ts";
import { measureProcesses } from "./processes.ts";
import { FIRST, startContender, untilReady } from "./running.ts";

/**
 * Prints what the service takes: time to start, memory after every path, the edge's bundle, and what a second
 * process adds; with --write the lines in docs/speed.md are replaced.
 */

const ours = contenderNamed(WITHOUT_BOTH);
const AT_ONCE = 16;
/** What Node takes by itself. */
const leastServer = runtimes(FIRST.port).Node.bare;

async function askEveryPath(port: number): Promise<number> {
  const paths = everyPath();
  const ask = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  const asked = paths.length;
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return asked;
}

async function measureMemory(): Promise<{ bare: number; before: number; after: number; asked: number }> {
  const least = await startContender({ name: "the least server", command: leastServer, cases: "all" }, "mix");
  const bare = least.residentMegabytes();
  await least.stop();
  const running = await startContender(ours, "mix");
  await untilReady(running);
  const before = running.residentMegabytes();
  const asked = await askEveryPath(running.port);
  const after = running.residentMegabytes();
  await running.stop();
  return { bare, before, after, asked };
}

function measureBundle(): string {
  const bundle = readFileSync(new URL("../../packages/server/dist/worker/worker.js", import.meta.url));
  const sizes = [bundle, gzipSync(bundle), brotliCompressSync(bundle)].map(({ length }) =>
    Math.round(length / 1024),
  );
  return `bundle for the edge: ${sizes[0]} KB, ${sizes[1]} KB gzip, ${sizes[2]} KB br`;
}

/** Resident memory in MB: once the service is ready, and after every path. */
const MOST = { ready: 90, afterEveryPath: 125 };

const startUps = await measureStartUp();
const { bare, before, after, asked } = await measureMemory();
const processes = await measureProcesses();
const lines = [
  ...startUps.map(describeStartUp),
  `resident memory: ${before.toFixed(0)} MB when ready, ${after.toFixed(0)} MB after each of ${asked} paths once; a bare server ${bare.toFixed(0)} MB`,
  measureBundle(),
  processes.line,
];
for (const line of lines) console.log(line);
reportClaims([
  ...claimStartUps(startUps),
  {
    sentence: `resident memory when ready: ${before.toFixed(0)} MB, at most ${MOST.ready}`,
    holds: before <= MOST.ready,
  },
  {
    sentence: `resident memory after every path: ${after.toFixed(0)} MB, at most ${MOST.afterEveryPath}`,
    holds: after <= MOST.afterEveryPath,
  },
  ...processes.claims,
]);
if (process.argv.includes("--write")) {
  replaceReport("speed.md", "bench:footprint", lines.map((line) => `- ${line}`).join("\n"));
}
