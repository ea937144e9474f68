// Asks a service of naijaref three questions, keeps what it found for 30 days, and writes a page about it:
//
//   node probe.mjs https://example.org /srv/status
//
// Run it once a minute, on another machine than the service, and serve the folder as files.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { writePage } from "./page.mjs";

/** One a minute for 30 days. */
const MAX_PROBES = 30 * 24 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_MS = 10_000;

/** What is asked, and how to know that the answer is right. */
const QUESTIONS = [
  ["/v1/ready", () => true],
  ["/v1/lgas/NG025011", ({ data }) => data.name === "Ikeja"],
  ["/v1/search?q=ikeja&limit=1", ({ data }) => data[0].code === "NG025011"],
];

/**
 * Never throws.
 *
 * @returns {Promise<{ at: string, ms: number, failed?: string }>} when it was asked, the longest of the times
 *   in milliseconds, and what failed first, if anything did.
 */
export async function probe(address) {
  const at = new Date().toISOString();
  let ms = 0;
  for (const [path, isRight] of QUESTIONS) {
    const start = performance.now();
    const failure = await ask(address + path, isRight);
    ms = Math.max(ms, Math.round(performance.now() - start));
    if (failure !== undefined) return { at, ms, failed: `${path}: ${failure}` };
  }
  return { at, ms };
}

async function ask(url, isRight) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_MS) });
    if (response.status !== 200) return `status ${response.status}`;
    return isRight(await response.json()) ? undefined : "a wrong answer";
  } catch (error) {
    return error.name === "TimeoutError" ? `no answer within ${MAX_MS / 1000} s` : "no answer";
  }
}

/** The probes of the last 30 days in a file, one JSON a line, with the new one at the end. */
function keep(file, found) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const oldest = new Date(Date.parse(found.at) - 30 * DAY_MS).toISOString();
  const kept = [...lines.filter(Boolean).map((line) => JSON.parse(line)), found]
    .filter(({ at }) => at > oldest)
    .slice(-MAX_PROBES);
  replace(file, kept.map((one) => `${JSON.stringify(one)}\n`).join(""));
  return kept;
}

/** At once, so that nobody reads half a file. */
function replace(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [address, folder] = process.argv.slice(2);
  if (address === undefined || folder === undefined) {
    console.error("node probe.mjs <address of the service> <folder>");
    process.exit(2);
  }
  mkdirSync(folder, { recursive: true });
  const found = await probe(address.replace(/\/$/, ""));
  const probes = keep(join(folder, "probes.ndjson"), found);
  replace(join(folder, "index.html"), writePage(address, probes));
  if (found.failed !== undefined) console.error(found.failed);
  process.exitCode = found.failed === undefined ? 0 : 1;
}
