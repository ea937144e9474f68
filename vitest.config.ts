import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { isWhole } from "./checks/cases.ts";
import { isInstalled } from "./conformance/installed.ts";

const conditions = ["naijaref-source"];

/** Tests beside what they test: in one process, without a browser, a package or a built service. */
const UNIT = "{packages,tools,checks,bench,examples}/**/*.test.ts";
/** Tests from outside: of the running service, the installed package, the pages in a browser. */
const SYSTEM = "{packages,tools,checks,bench,examples}/**/test/**/*.test.ts";
/** With other people's runtimes, frameworks and clients. */
const CONFORMANCE = "conformance/**/*.test.ts";

const elsewhere = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // More than there are cores: many tests wait, for a timeout, a browser or another process. The whole
    // check has cases that take long by themselves.
    maxWorkers: availableParallelism() + (isWhole ? 1 : 2),
    // Modules are loaded, and the dataset is read, once for all files of a worker.
    isolate: false,
    // What was compiled for the last run is not compiled again.
    experimental: { fsModuleCache: true },
    setupFiles: "./vitest.setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a page or a process does soon, it does later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "system",
          globalSetup: ["./conformance/say-skipped.ts", "./packages/server/test/shared.ts"],
          include: [SYSTEM, ...(isInstalled ? [CONFORMANCE] : [])],
          exclude: elsewhere,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: [UNIT],
          exclude: [...elsewhere, SYSTEM],
        },
      },
    ],
  },
});
