import { execFile } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { type RunningService, startOn, untilReady } from "../../start/runtimes.ts";
import { waysToTry } from "../../start/ways-to-try.ts";

/** Requests that Schemathesis makes from the OpenAPI description: every check that it has, in every phase. */

/** The Python that `.ci/run` makes. */
const PYTHON = process.env["PYTHON_READERS"] ?? "";

const SCHEMATHESIS = join(dirname(PYTHON), "schemathesis");

if (!existsSync(SCHEMATHESIS) && process.env["CI"] === "true") {
  throw new Error("Schemathesis is not there: .ci/run must install the packages of .ci/readers.txt");
}

/** For all phases on one runtime. The two run at once. */
const SECONDS = 30;
/** As for the property tests: the same commit is tested with the same requests. */
const SEED = "--seed=20261122";

const settings = fileURLToPath(new URL(".", import.meta.url));

const run = promisify(execFile);

describe.skipIf(!existsSync(SCHEMATHESIS))("Schemathesis (skipped where PYTHON_READERS has none)", () => {
  const downloads = makeDownloads(["banks.csv"]);
  const services: Partial<Record<string, RunningService>> = {};
  const runtimes = waysToTry(["Node", "Bun"]);

  beforeAll(async () => {
    for (const runtime of runtimes) {
      const service = await startOn(runtime, { RATE_LIMIT: "off", DOWNLOADS: downloads.folder });
      services[runtime] = service;
      await untilReady(service);
    }
  });

  afterAll(async () => {
    for (const service of Object.values(services)) await service?.stop();
    downloads.remove();
  });

  it.concurrent.each(runtimes)(
    "finds no fault in the service on %s",
    async (runtime) => {
      const about = [`--url=${services[runtime]?.url}`, "--checks=all", "--continue-on-failure"];
      const budget = [`--max-time=${SECONDS}`, "--max-examples=10", "--request-timeout=20"];
      const { stdout } = await run(
        SCHEMATHESIS,
        [
          "--no-color",
          "run",
          "--no-shrink",
          "--warnings=off",
          `${services[runtime]?.url}/v1/openapi.json`,
          ...about,
          ...budget,
          SEED,
        ],
        {
          cwd: mkdtempSync(join(downloads.folder, runtime)),
          env: {
            ...process.env,
            SCHEMATHESIS_HOOKS: "exceptions",
            PYTHONDONTWRITEBYTECODE: "1",
            PYTHONPATH: settings,
          },
          maxBuffer: 64e6,
        },
      ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }));
      expect(stdout).toMatch(/No issues found/);
    },
    SECONDS * 5_000,
  );
});
