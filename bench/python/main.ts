/**
 * `npm run bench:python`: rows a second of the engine in Python, beside Node and beside what people do today, and
 * the share that is right. Each way is a process of its own; they take turns. It needs `npm run build`,
 * `npm run build python`, and a Python with both engines and rapidfuzz, named by PYTHON_READERS; pyspark is measured
 * where it is, and recordlinkage where PYTHON_RECORDLINKAGE names a Python that has it, because it takes no
 * pandas 3. `-- --write` writes the tables in docs/big-data.md.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listLgas } from "naijaref/places";
import { readCsvBeside } from "../../tools/data/table/csv.ts";
import { isAddress, readLines } from "../address/quality.ts";
import { seededRandom } from "../random.ts";
import { asTable, median, percent, replaceReport } from "../report.ts";
import { editOnce } from "../search/typing.ts";

/** `-- --rounds=1` makes fewer. */
const ROUNDS = Number(process.argv.find((text) => text.startsWith("--rounds="))?.slice(9) ?? 3);
/** So many that V8 has compiled what it will compile. */
const DISTINCT = 40_000;
const REPEATED = 200_000;
const IN_SPARK = 400_000;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const python = process.env["PYTHON_READERS"] ?? "python3";
const linking = process.env["PYTHON_RECORDLINKAGE"];
const env = { ...process.env, PYTHONPATH: path("../../python") };
const folder = mkdtempSync(join(tmpdir(), "naijaref-bench-"));
const run = promisify(execFile);

/** A name, the state beside it, and the codes that are right, joined by `|`; none where silence is. */
type Row = readonly [name: string, state: string, code: string];

const random = seededRandom(62);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const write = (name: string, rows: readonly Row[]): string => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(rows));
  return file;
};

const lists = readCsvBeside("../match/lists/lga.csv", import.meta.url)
  .filter(({ expected }) => expected !== "")
  .map(({ name = "", state = "", expected = "" }): Row => [name, state, expected]);
const addresses = readLines()
  .filter(isAddress)
  .map(({ text, state, right }): Row => [text, state, right.join("|")]);
function slip(): Row {
  const lga = pick(listLgas());
  return [editOnce(lga.name, (count) => Math.floor(random() * count)), lga.stateCode, lga.code];
}
const slips = new Map<string, Row>();
while (slips.size < DISTINCT) {
  const row = slip();
  slips.set(`${row[0]} ${row[1]}`, row);
}
const distinct = [...slips.values()];
const repeated = Array.from({ length: REPEATED }, () => pick(distinct.slice(0, 2_000)));

interface Measured {
  readonly rows: number;
  readonly cpu: number;
  readonly right?: number;
  readonly wrong?: number;
}

async function measure(program: string, texts: readonly string[]): Promise<Measured> {
  const { stdout } = await run(program, texts, { env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured;
}

const files = {
  lists: write("lists", lists),
  distinct: write("distinct", distinct),
  repeated: write("repeated", repeated),
  inSpark: write("in-spark", Array.from({ length: IN_SPARK }, slip)),
  addresses: write("addresses", addresses),
};
const inPython = (way: string, kind: string, file: string) =>
  measure(python, [path("measure.py"), way, kind, file]);

const ways: Readonly<Record<string, () => Promise<Measured>>> = {
  "naijaref, distinct slips": () => inPython("naijaref", "lga", files.distinct),
  "the same in Node": () =>
    measure(process.execPath, [
      path("engine.mjs"),
      path("../../packages/naijaref/dist/engine/naijaref-engine.js"),
      "lga",
      files.distinct,
    ]),
  "the same in QuickJS": () => inPython("quickjs", "lga", files.distinct),
  "RapidFuzz cdist, distinct slips": () => inPython("rapidfuzz", "lga", files.distinct),
  "join of lower case, distinct slips": () => inPython("join", "lga", files.distinct),
  "naijaref, repeated slips": () => inPython("naijaref", "lga", files.repeated),
  "naijaref, names of public lists": () => inPython("naijaref", "lga", files.lists),
  "RapidFuzz cdist, names of public lists": () => inPython("rapidfuzz", "lga", files.lists),
  "join of lower case, names of public lists": () => inPython("join", "lga", files.lists),
  "naijaref, addresses": () => inPython("naijaref", "address", files.addresses),
  ...(linking === undefined
    ? {}
    : {
        "recordlinkage, names of public lists": () =>
          measure(linking, [path("measure.py"), "recordlinkage", "lga", files.lists]),
      }),
};

const measured = Object.entries(ways).map(([name, way]) => ({ name, way, runs: [] as Measured[] }));
for (let round = 0; round < ROUNDS; round++) for (const { way, runs } of measured) runs.push(await way());

const rateOf = ({ rows, cpu }: Measured): number => rows / cpu;
const table = asTable([
  ["", "rows a second of processor", "right, %", "wrong, %"],
  ...measured.map(({ name, runs }) => {
    const { rows, right, wrong } = runs[0] as Measured;
    const rate = Math.round(median(runs.map(rateOf))).toLocaleString("en");
    return [name, rate, ...[right, wrong].map((count) => (count === undefined ? "" : percent(count, rows)))];
  }),
]);

/**
 * How many times the rows a second of one that two have, if each has a processor to itself. One runs before each
 * two, because the machine is not as fast all the time.
 */
async function ratioOfTwo(one: () => Promise<number>, two: () => Promise<number>): Promise<string> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await one();
    ratios.push((await two()) / alone);
  }
  return median(ratios).toFixed(2);
}

/** The same of Spark, and what a billion rows cost, where there is Spark. */
async function inSpark(): Promise<string> {
  const rates: number[] = [];
  const on = async (cores: number) => {
    const rate = rateOf(await measure(python, [path("spark.py"), String(cores), files.inSpark]));
    if (cores === 2) rates.push(rate);
    return rate * cores;
  };
  const ratio = await ratioOfTwo(
    () => on(1),
    () => on(2),
  ).catch(() => undefined);
  if (ratio === undefined) return ".";
  const rate = median(rates);
  const minutes = (cores: number): string => Math.round(1e9 / rate / cores / 60).toLocaleString("en");
  return `, and Spark on two cores ${ratio} times those on one.

In Spark a second of processor does ${Math.round(rate).toLocaleString("en")} rows of slips. A billion are ${minutes(1)} minutes of one core: ${minutes(10)} minutes on 10 workers with a core each, ${minutes(100)} minutes on 100.`;
}

const one = async () => rateOf(await inPython("naijaref", "lga", files.distinct));
const faster = await ratioOfTwo(one, async () => {
  const [first, second] = await Promise.all([one(), one()]);
  return first + second;
});
const version = execFileSync(python, ["--version"], { encoding: "utf8" }).trim();
const report = `${table}\n\nIf each has a processor to itself, two processes do ${faster} times the rows of one${await inSpark()}\n\n${version}.`;
console.log(report);
if (process.argv.includes("--write")) replaceReport("bench:python", report);
rmSync(folder, { recursive: true });
