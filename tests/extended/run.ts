/**
 * `npm run test:extended`, or `npm run test:extended -- redis soak`: all parts, or those that are named. A part is
 * a folder here, or one of the programs below. Each part is run, also after one that failed.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const repository = fileURLToPath(new URL("../..", import.meta.url));
const hasTests = (folder: string): boolean =>
  readdirSync(`${here}${folder}`, { recursive: true, encoding: "utf8" }).some(
    (path) => path.endsWith(".test.ts") && !path.includes("node_modules/"),
  );

const TSX = ["--import", "tsx", "--conditions=naijaref-source"];
const VITEST = ["node_modules/vitest/vitest.mjs", "run"];

const PARTS = new Map<string, readonly (readonly string[])[]>([
  ...readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasTests(entry.name))
    .map(({ name }) => [name, [[...VITEST, "--project", "extended", `tests/extended/${name}/`]]] as const),
  // The tests of the service that other people's runtimes must pass too.
  ["every-runtime", [[...VITEST, "--project", "runtimes"]]],
  // Inputs that no run made before.
  ["property", [[...TSX, "tests/extended/property.ts"]]],
  // Every load at once, and then hostile clients.
  ["soak", [[...TSX, "tests/extended/soak/main.ts", "--seconds=55", "--hostile=4"]]],
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are: ${[...PARTS.keys()].join(", ")}.`);
  process.exit(2);
}

const results = (named.length === 0 ? [...PARTS.keys()] : named).map((name) => {
  console.log(`\n# ${name}`);
  const start = performance.now();
  const isGreen = (PARTS.get(name) ?? []).every(
    (command) => spawnSync(process.execPath, command, { cwd: repository, stdio: "inherit" }).status === 0,
  );
  return { name, isGreen, seconds: Math.round((performance.now() - start) / 1000) };
});
console.log("");
for (const { name, isGreen, seconds } of results)
  console.log(`${isGreen ? "passed" : "FAILED"}  ${name}  ${seconds} s`);
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
