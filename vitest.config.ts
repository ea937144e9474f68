import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const conditions = ["naijaref-source"];
const elsewhere = ["**/node_modules/**", "**/dist/**"];

/** Tests of Node's own service that other people's runtimes must pass too. */
const EVERY_RUNTIME = [
  "tests/system/http/{drain,limit,log,requests}.test.ts",
  "tests/system/protocols/{mcp,reconcile}.test.ts",
  "tests/system/service/{downloads,downloads-while-sent}.test.ts",
];

/** More than there are cores: many of these tests wait for another process. */
const maxWorkers = availableParallelism() + 1;

/** Kinds with another number of workers cannot run at once. */
const AFTER_CODE = { groupOrder: 1 };

/** The kind of a test is its folder; CONTRIBUTING.md says what belongs where. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    maxWorkers: availableParallelism(),
    // Modules are loaded, and the dataset is read, once for all files of a worker.
    isolate: false,
    // What was compiled for the last run is not compiled again.
    experimental: { fsModuleCache: true },
    setupFiles: "./vitest.setup.ts",
    // A machine that does much else takes minutes for what a quiet one does in seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a page or a process does soon, it does later on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    reporters: ["default", "./tests/say-not-run.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "code",
          include: ["{packages,pipeline,tools,checks,bench,examples}/**/*.test.ts"],
          exclude: elsewhere,
        },
      },
      { extends: true, test: { name: "smoke", include: ["tests/smoke.test.ts"] } },
      {
        extends: true,
        test: {
          name: "system",
          maxWorkers,
          sequence: AFTER_CODE,
          globalSetup: "./tests/start/shared.ts",
          provide: { ways: ["Node", "Node, PLAIN_REQUESTS=off"] },
          include: ["tests/system/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "extended",
          // A machine that has nothing yet fetches and compiles the tools of a language first.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          maxWorkers,
          sequence: AFTER_CODE,
          globalSetup: ["./tests/extended/conformance/say-skipped.ts", "./tests/start/shared.ts"],
          provide: { ways: ["Node", "Node, PLAIN_REQUESTS=off", "Bun", "Deno", "workerd"] },
          include: ["tests/extended/**/*.test.ts"],
          exclude: elsewhere,
        },
      },
      {
        extends: true,
        test: {
          name: "runtimes",
          maxWorkers,
          globalSetup: ["./tests/extended/conformance/say-skipped.ts", "./tests/start/shared.ts"],
          provide: { ways: ["Bun", "Deno", "workerd"] },
          include: EVERY_RUNTIME,
        },
      },
    ],
  },
});
