/**
 * `npm run bench:python`: rows a second of the engine in Python, beside Node, and the share that is right. Each way
 * is a process of its own; they take turns. It needs `npm run build`, `npm run build python`, and a Python with
 * the engine, named by PYTHON_READERS. `-- --write` writes the table in docs/big-data.md.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listLgas } from "naijaref/places";
import { isAddress, readLines } from "../address/quality.ts";
import { readCases } from "../match/quality.ts";
import { seededRandom } from "../random.ts";
import { asTable, median, percent, replaceReport } from "../report.ts";
import { editOnce } from "../search/typing.ts";

const ROUNDS = 3;
const DISTINCT = 5_000;
const REPEATED = 200_000;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const python = process.env["PYTHON_READERS"] ?? "python3";
const env = { ...process.env, PYTHONPATH: path("../../python") };
const folder = mkdtempSync(join(tmpdir(), "naijaref-bench-"));
const run = promisify(execFile);

/** A name, the state beside it, and the code that it means. */
type Row = readonly [name: string, state: string, code: string];

const random = seededRandom(62);
const pick = (count: number): number => Math.floor(random() * count);
const lgas = listLgas();

const slips = new Map<string, Row>();
while (slips.size < DISTINCT) {
  const { name = "", stateCode = "", code = "" } = lgas[pick(lgas.length)] ?? {};
  const typed = editOnce(name, pick);
  slips.set(`${typed} ${stateCode}`, [typed, stateCode, code]);
}
const distinct = [...slips.values()];
const repeated = Array.from({ length: REPEATED }, () => distinct[pick(2_000)] as Row);
const lists = readCases()
  .filter(({ kind, expected }) => kind === "lga" && expected !== "")
  .map(({ name, state, expected }): Row => [name, state, expected]);
const addresses = readLines()
  .filter(isAddress)
  .map(({ text, state, right: [code = ""] }): Row => [text, state, code]);

const write = (name: string, rows: readonly Row[]): string => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(rows));
  return file;
};

interface Measured {
  readonly rows: number;
  /** Seconds of the processor. */
  readonly cpu: number;
  readonly right?: number;
  readonly wrong?: number;
}

async function measure(program: string, texts: readonly string[]): Promise<Measured> {
  const { stdout } = await run(program, texts, { env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Measured;
}

const inPython = (kind: string, name: string, rows: readonly Row[]): (() => Promise<Measured>) => {
  const file = write(name, rows);
  return () => measure(python, [path("measure.py"), kind, file]);
};
const engine = path("../../packages/naijaref/dist/engine/naijaref-engine.js");

const ways: Readonly<Record<string, () => Promise<Measured>>> = {
  "distinct slips": inPython("lga", "distinct", distinct),
  "the same in Node": () =>
    measure(process.execPath, [path("engine.mjs"), engine, "lga", join(folder, "distinct.json")]),
  "repeated slips": inPython("lga", "repeated", repeated),
  "names of public lists": inPython("lga", "lists", lists),
  addresses: inPython("address", "addresses", addresses),
};

const rounds = new Map<string, Measured[]>(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [name, way] of Object.entries(ways)) rounds.get(name)?.push(await way());
rmSync(folder, { recursive: true });

const share = (count: number | undefined, rows = 0): string =>
  count === undefined ? "" : percent(count, rows);
const table = asTable([
  ["", "rows a second of processor", "right, %", "wrong, %"],
  ...[...rounds].map(([name, all]) => [
    name,
    Math.round(median(all.map(({ rows, cpu }) => rows / cpu))).toLocaleString("en"),
    share(all[0]?.right, all[0]?.rows),
    share(all[0]?.wrong, all[0]?.rows),
  ]),
]);
const version = execFileSync(python, ["--version"], { encoding: "utf8" }).trim();
console.log(`${table}\n\n${version}.`);
if (process.argv.includes("--write")) replaceReport("big-data.md", "bench:python", `${table}\n\n${version}.`);
