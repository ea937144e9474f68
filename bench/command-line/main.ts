import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asTable, replaceReport } from "../report.ts";

/**
 * `npm run bench:cli`: from the start of a command to its end, beside Node that does nothing, in one
 * interleaved run. With `-- --write`, the table of docs/command-line.md. The processor time is what the
 * process itself says at its end: other programs on the machine change it little.
 */

const ROUNDS = 7;

const command = fileURLToPath(new URL("../../packages/naijaref/dist/cli/main.cjs", import.meta.url));
if (!statSync(command, { throwIfNoEntry: false })) throw new Error("run `npm run build` first");

const atEnd = fileURLToPath(new URL("processor-time.cjs", import.meta.url));
// The warning of Node that it can require ES modules is not shown to who has installed the package.
const options = ["--disable-warning=ExperimentalWarning", "--require", atEnd];

/** Nothing is read that an earlier start has stored. */
const FIRST = ", the first";

const RUNS: Readonly<Record<string, readonly string[]>> = {
  "node -e 0": ["-e", "0"],
  "naijaref state lagos": [command, "state", "lagos"],
  "naijaref lga ikeja": [command, "lga", "ikeja"],
  "naijaref bank gtb": [command, "bank", "gtb"],
  "naijaref phone 08031234567": [command, "phone", "08031234567"],
  "naijaref wards --lga ikeja": [command, "wards", "--lga", "ikeja"],
  "naijaref search ikeja": [command, "search", "ikeja"],
  [`naijaref search ikeja${FIRST}`]: [command, "search", "ikeja"],
  "naijaref lga ikejja": [command, "lga", "ikejja"],
  "naijaref where 6.6018 3.3515": [command, "where", "6.6018", "3.3515"],
};

interface Run {
  readonly whole: number;
  readonly processor: number;
}

const runs = new Map(Object.keys(RUNS).map((name) => [name, [] as Run[]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, args] of Object.entries(RUNS)) {
    const started = performance.now();
    const { status, output } = spawnSync(process.execPath, [...options, ...args], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      encoding: "utf8",
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: name.endsWith(FIRST) ? "1" : "" },
    });
    // 1: nothing was found.
    if (status !== 0 && status !== 1) throw new Error(`${name} ended with ${status}`);
    runs.get(name)?.push({ whole: performance.now() - started, processor: Number(output[3]) });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rows = [...runs].map(([name, measured]) => ({
  name,
  whole: median(measured.map(({ whole }) => whole)),
  fastest: Math.min(...measured.map(({ whole }) => whole)),
  processor: median(measured.map(({ processor }) => processor)),
}));
const nothing = rows[0]?.processor ?? 1;
const table = asTable([
  ["command", "ms, median", "ms, fastest", "ms of processor", "more than `node -e 0`", "× `node -e 0`"],
  ...rows.map(({ name, whole, fastest, processor }) => [
    `\`${name}\``,
    whole.toFixed(0),
    fastest.toFixed(0),
    processor.toFixed(0),
    (processor - nothing).toFixed(0),
    (processor / nothing).toFixed(1),
  ]),
]);
console.log(table);
if (process.argv.includes("--write")) replaceReport("command-line.md", "bench:cli", table);
