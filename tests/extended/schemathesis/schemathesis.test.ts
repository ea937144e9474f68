import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { run } from "../../start/programs.ts";
import { hasModules, ofPython } from "../../start/python.ts";
import { untilReady } from "../../start/runtimes.ts";
import { ownService, waysToTry } from "../../start/ways-to-try.ts";

/** Requests that Schemathesis makes from the OpenAPI description: every check that it has, in every phase. */

/** For all phases on one runtime. The two run at once. */
const SECONDS = 30;
/** As for the property tests: the same commit is tested with the same requests. */
const SEED = "--seed=20261122";

const env = {
  SCHEMATHESIS_HOOKS: "exceptions",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONPATH: fileURLToPath(new URL(".", import.meta.url)),
};

describe.skipIf(!hasModules("schemathesis"))("Schemathesis (skipped where Python has none)", () => {
  const downloads = makeDownloads(["banks.csv"]);

  describe.concurrent.each(waysToTry(["Node", "Bun"]))("on %s", (runtime) => {
    const service = ownService(runtime, { RATE_LIMIT: "off", DOWNLOADS: downloads.folder });
    beforeAll(() => untilReady(service));

    it(
      "finds no fault in the service",
      async () => {
        const asked = [`${service.url}/v1/openapi.json`, `--url=${service.url}`, "--checks=all", SEED];
        const budget = [`--max-time=${SECONDS}`, "--max-examples=10", "--request-timeout=20"];
        const how = ["--no-shrink", "--warnings=off", "--continue-on-failure", ...budget];
        const command = [ofPython("schemathesis"), "--no-color", "run", ...how, ...asked];
        const { out } = await run(mkdtempSync(join(downloads.folder, runtime)), command, { env });
        expect(out).toMatch(/No issues found/);
      },
      SECONDS * 5_000,
    );
  });
});
