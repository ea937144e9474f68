import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { run } from "../../../start/programs.ts";
import { isInstalled } from "../installed.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

const settings = JSON.stringify({
  rootDir: folder,
  testMatch: ["**/*.case.cjs"],
  moduleFileExtensions: ["js", "cjs", "json"],
});

/** Jest cannot load ES modules by itself. It finds a built package as in any program: by its `exports`. */
describe.skipIf(!isInstalled)("each package, by require, not configured", () => {
  it.concurrent.each(["jest-29", "jest-30"])("loads in %s", async (version) => {
    const jest = fileURLToPath(new URL(`../node_modules/${version}/bin/jest.js`, import.meta.url));
    const options = ["--runInBand", "--no-cache", "--config", settings];
    const { words } = await run(folder, [process.execPath, jest, ...options]);
    expect(words).toContain("Tests:       5 passed, 5 total");
  });
});
