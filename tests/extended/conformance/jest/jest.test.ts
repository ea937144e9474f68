import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isInstalled } from "../installed.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Jest cannot load ES modules by itself. It finds a built package as in any program: by its `exports`. */
async function runJest(version: string) {
  const jest = fileURLToPath(new URL(`../node_modules/${version}/bin/jest.js`, import.meta.url));
  const settings = JSON.stringify({
    rootDir: folder,
    testMatch: ["**/*.case.cjs"],
    moduleFileExtensions: ["js", "cjs", "json"],
  });
  const run = spawn(process.execPath, [jest, "--runInBand", "--no-cache", "--config", settings], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  run.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [status] = await once(run, "close");
  return { said, status };
}

describe.skipIf(!isInstalled)("each package, by require, not configured", () => {
  it.concurrent.each(["jest-29", "jest-30"])("loads in %s", async (version) => {
    const { said, status } = await runJest(version);
    expect(said).toContain("Tests:       5 passed, 5 total");
    expect(status).toBe(0);
  });
});
