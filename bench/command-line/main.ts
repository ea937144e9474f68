import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asTable, replaceReport } from "../report.ts";

/**
 * `npm run bench:cli`: from the start of a command to its end, beside Node that does nothing, in one
 * interleaved run. With `-- --write`, the table of docs/command-line.md.
 */

const ROUNDS = 7;

const command = fileURLToPath(new URL("../../packages/naijaref/dist/cli/main.cjs", import.meta.url));
if (!statSync(command, { throwIfNoEntry: false })) throw new Error("run `npm run build` first");

// The warning of Node that it can require ES modules is not shown to who has installed the package.
const quiet = ["--disable-warning=ExperimentalWarning"];

const RUNS: Readonly<Record<string, readonly string[]>> = {
  "node -e 0": ["-e", "0"],
  "naijaref state lagos": [command, "state", "lagos"],
  "naijaref lga ikeja": [command, "lga", "ikeja"],
  "naijaref bank gtb": [command, "bank", "gtb"],
  "naijaref phone 08031234567": [command, "phone", "08031234567"],
  "naijaref wards --lga ikeja": [command, "wards", "--lga", "ikeja"],
  "naijaref search ikeja": [command, "search", "ikeja"],
  "naijaref where 6.6018 3.3515": [command, "where", "6.6018", "3.3515"],
};

const times = new Map(Object.keys(RUNS).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, args] of Object.entries(RUNS)) {
    const started = performance.now();
    const { status } = spawnSync(process.execPath, [...quiet, ...args], { stdio: "ignore" });
    if (status !== 0) throw new Error(`${name} ended with ${status}`);
    times.get(name)?.push(performance.now() - started);
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const [nothing = 1] = [...times.values()].map(median);
const rows = [...times].map(([name, values]) => [
  `\`${name}\``,
  median(values).toFixed(0),
  Math.min(...values).toFixed(0),
  (median(values) / nothing).toFixed(1),
]);
const table = asTable([["command", "ms, median", "ms, fastest", "× `node -e 0`"], ...rows]);
console.log(table);
if (process.argv.includes("--write")) replaceReport("command-line.md", "bench:cli", table);
