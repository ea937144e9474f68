import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reportClaims } from "../claims.ts";
import { replaceReport } from "../report.ts";
import { claimStartUps, describeStartUp, measureStartUp } from "../start-up/start-up.ts";
import { measureMemory } from "./memory.ts";
import { measureProcesses } from "./processes.ts";

/**
 * Prints what the service takes: time to start, memory after every path, the edge's bundle, and what a second
 * process adds; with --write the lines in docs/speed.md are replaced.
 */

function measureBundle(): string {
  const bundle = readFileSync(new URL("../../packages/server/dist/worker/worker.js", import.meta.url));
  const sizes = [bundle, gzipSync(bundle), brotliCompressSync(bundle)].map(({ length }) =>
    Math.round(length / 1024),
  );
  return `bundle for the edge: ${sizes[0]} KB, ${sizes[1]} KB gzip, ${sizes[2]} KB br`;
}

const startUps = await measureStartUp();
const memory = await measureMemory();
const processes = await measureProcesses();
const lines = [...startUps.map(describeStartUp), ...memory.lines, measureBundle(), processes];
for (const line of lines) console.log(line);
reportClaims([...claimStartUps(startUps), ...memory.claims]);
if (process.argv.includes("--write")) {
  replaceReport("speed.md", "bench:footprint", lines.map((line) => `- ${line}`).join("\n"));
}
