import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx");

/** What a process of its own prints, as numbers. */
const run = (...args: readonly string[]): number[] =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }).trim().split(" ").map(Number);

/** The megabytes that a contender keeps. */
export function memoryOf(name: string, fileOfOutlines: string): number {
  const [megabytes = Number.NaN] = run("--expose-gc", "--import", tsx, "memory.ts", name, fileOfOutlines);
  return megabytes;
}

const FIRST = `
  import { listLgas } from "naijaref/places";
  import { reverseGeocode } from "naijaref/boundaries";
  const lap = (work) => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  const records = lap(() => listLgas());
  const first = lap(() => reverseGeocode({ lat: 9, lon: 7 }));
  const rows = [];
  for (let lat = 4; lat < 14; lat += 0.1) rows.push(lap(() => reverseGeocode({ lat, lon: 7 })));
  console.log(records, first, Math.max(...rows), rows.reduce((a, b) => a + b));
`;

/** Milliseconds, each the least of some processes, because others use the machine too. */
export interface Unpacking {
  /** The records of the LGAs, which the whole library shares. */
  readonly records: number;
  /** The outlines, by the first look-up. */
  readonly first: number;
  /** The slowest of the look-ups that build another row of the grid, and all of them together. */
  readonly slowestRow: number;
  readonly allRows: number;
}

export function timeUnpacking(): Unpacking {
  const runs = Array.from({ length: 9 }, () => run("--input-type=module", "-e", FIRST));
  const least = (at: number): number => Math.min(...runs.map((times) => times[at] ?? Number.NaN));
  return { records: least(0), first: least(1), slowestRow: least(2), allRows: least(3) };
}
