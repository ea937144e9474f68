import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { replaceReport, reportClaims } from "../report.ts";
import { claimStartUps, describeStartUp, measureMemory, measureStartUp } from "./start-up.ts";

/**
 * Prints how long the built service takes to answer on each runtime, and its memory; with --write the list in
 * the docs is replaced. With --budgets it measures instead all that has a budget of bytes, and writes
 * bench/size/sizes.json. Run `npm run build` before.
 */

/** The tests that have budgets. */
const TESTS = [
  "packages/pages/src/reference/reference-page.test.ts",
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

function measureBundle(): string {
  const bundle = readFileSync(new URL("../../packages/server/dist/worker/code/worker.js", import.meta.url));
  const [plain, gzip, br] = [bundle, gzipSync(bundle), brotliCompressSync(bundle)].map(({ length }) =>
    Math.round(length / 1024),
  );
  return `bundle for the edge: ${plain} KB, ${gzip} KB gzip, ${br} KB br`;
}

const measured = await measureStartUp();
const lines = [...measured.map(describeStartUp), await measureMemory(), measureBundle()];
console.log(lines.join("\n"));
reportClaims(claimStartUps(measured));

if (process.argv.includes("--write"))
  replaceReport("speed.md", "bench:start-up", lines.map((line) => `- ${line}`).join("\n"));
