/**
 * `npm run test:extended`, or `npm run test:extended -- redis soak`: all parts, or those that are named. A part is
 * a folder here, or one of the programs below. Each part is run, also after one that failed; at the end stands
 * how long each took. What makes its inputs makes others at each run: with `PROPERTY_SEED=N` those of that run.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const repository = fileURLToPath(new URL("../..", import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`);

/** The tests beside the code whose inputs are made. */
const makingInputs = ["packages", "tools", "checks", "bench"]
  .flatMap((folder) => filesBelow(repository + folder))
  .filter((file) => readFileSync(file, "utf8").includes('from "fast-check"'));

const TSX = ["--import", "tsx", "--conditions=naijaref-source"];
const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--project"];

/** The times of the inputs that `npm test` makes. */
const PROPERTY_TIMES = "3";

const PARTS = new Map<string, readonly string[]>([
  ...readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesBelow(here + entry.name).length > 0)
    .map(({ name }) => [name, [...VITEST, "extended", `tests/extended/${name}/`]] as const),
  // The types of what imports other people's frameworks: `npm run check:types` checks all others.
  ["conformance-types", ["node_modules/typescript/bin/tsc", "-p", "tests/extended/conformance"]],
  // The tests of the service that other people's runtimes must pass too.
  ["every-runtime", [...VITEST, "runtimes"]],
  // Inputs that no run made before.
  ["property", [...VITEST, "code", ...makingInputs]],
  // Every load at once.
  ["soak", [...TSX, "tests/extended/soak/main.ts", "--seconds=55"]],
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are: ${[...PARTS.keys()].join(", ")}.`);
  process.exit(2);
}

const { PROPERTY_SEED = String(randomInt(2 ** 31)) } = process.env;

const results = (named.length === 0 ? [...PARTS.keys()] : named).map((name) => {
  console.log(`\n# ${name}, PROPERTY_SEED=${PROPERTY_SEED}`);
  const start = performance.now();
  const env = { ...process.env, PROPERTY_SEED, ...(name === "property" && { PROPERTY_TIMES }) };
  const { status } = spawnSync(process.execPath, PARTS.get(name), { cwd: repository, stdio: "inherit", env });
  return { name, isGreen: status === 0, seconds: Math.round((performance.now() - start) / 1000) };
});
console.log("");
for (const { name, isGreen, seconds } of results)
  console.log(`${isGreen ? "passed" : "FAILED"}  ${name}  ${seconds} s`);
console.log(`In all ${results.reduce((sum, { seconds }) => sum + seconds, 0)} s`);
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1;
