/** `npm run sizes`: measures all that has a budget, and writes sizes.json. Run `npm run build` before. */
import { spawnSync } from "node:child_process";

/** The tests that have budgets. */
const TESTS = [
  "packages/naijaref/test/package.test.ts",
  "packages/polling-units/test/package.test.ts",
  "packages/elements/test/module.test.ts",
  "packages/pages/src/reference/reference-page.test.ts",
  "packages/server/test/worker.test.ts",
];

// One file at a time: they write to one file.
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--no-file-parallelism", "-t", "budget", ...TESTS],
  { env: { ...process.env, WRITE_SIZES: "true" }, stdio: "inherit" },
);
process.exitCode = status ?? 1;
