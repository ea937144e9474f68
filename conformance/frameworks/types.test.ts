import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isInstalled } from "../installed.ts";

/** The types for frameworks, as a program that uses them compiles: right uses pass, wrong ones do not. */
it.skipIf(!isInstalled)("are right in React, Preact, Vue, Svelte and CommonJS", { timeout: 120_000 }, () => {
  const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
  const project = fileURLToPath(new URL("types", import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(status).toBe(0);
});
