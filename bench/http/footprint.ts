import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { replaceReport } from "../report.ts";
import { measureStartUp } from "../start-up/start-up.ts";
import { everyPath, loadOf } from "./cases.ts";
import { type Contender, contenders } from "./contenders.ts";
import { loadServer } from "./load.ts";
import { FIRST, SECOND, startContender } from "./running.ts";

/**
 * Prints what the service takes: time to start, memory after every path, the edge's bundle, and what a second
 * process adds; with --write the lines in docs/speed.md are replaced.
 */

const ours = contenders[0] as Contender;
const AT_ONCE = 16;
const SECONDS = 3;

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

async function measureMemory(): Promise<string> {
  const running = await startContender(ours, "mix");
  const before = running.residentMegabytes();
  const asked = await askEveryPath(running.port);
  const after = running.residentMegabytes();
  await running.stop();
  return `resident memory: ${before.toFixed(0)} MB at start, ${after.toFixed(0)} MB after each of ${asked} paths once`;
}

function measureBundle(): string {
  const bundle = readFileSync(new URL("../../packages/server/dist/worker/worker.js", import.meta.url));
  const sizes = [bundle, gzipSync(bundle), brotliCompressSync(bundle)].map(({ length }) =>
    Math.round(length / 1024),
  );
  return `bundle for the edge: ${sizes[0]} KB, ${sizes[1]} KB gzip, ${sizes[2]} KB br`;
}

/** Each process shares its core with its own load, so that one and two are measured alike. */
async function measureProcesses(): Promise<string> {
  const load = await loadOf("mix", async () => "");
  const measure = async (places: readonly (typeof FIRST)[]): Promise<number> => {
    const running = await Promise.all(places.map((place) => startContender(ours, "mix", place)));
    const measured = await Promise.all(places.map(({ port, core }) => loadServer(port, load, SECONDS, core)));
    await Promise.all(running.map((one) => one.stop()));
    return measured.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const one = await measure([FIRST]);
  const two = await measure([FIRST, SECOND]);
  return `processes, each sharing a core with its load: one ${one.toFixed(0)} requests a second, two ${two.toFixed(0)} (${(two / one).toFixed(2)} times)`;
}

const lines = [...(await measureStartUp()), await measureMemory(), measureBundle(), await measureProcesses()];
for (const line of lines) console.log(line);
if (process.argv.includes("--write")) {
  replaceReport("speed.md", "bench:footprint", lines.map((line) => `- ${line}`).join("\n"));
}
