import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isInstalled } from "../installed.ts";

/** The types for frameworks, as a program that uses them compiles: right uses pass, wrong ones do not. */
it.skipIf(!isInstalled).each([
  ["React, Preact, Vue, Svelte and CommonJS", "tsconfig.json"],
  ["React and Vue in a program for CommonJS alone", "tsconfig.commonjs.json"],
])("are right in %s", { timeout: 120_000 }, (_, settings) => {
  const tsc = fileURLToPath(new URL("../../../../node_modules/typescript/bin/tsc", import.meta.url));
  const project = fileURLToPath(new URL(`types/${settings}`, import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
