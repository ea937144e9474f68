/**
 * `npm run bench:polling-units`: sizes of the package's modules, time and memory to open a state, and how
 * fast codes are read, units found and names searched, beside what people would do without it: a JSON file, a
 * `Map`, MiniSearch.
 */
import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { brotliCompressSync as compress, constants, gzipSync } from "node:zlib";
import MiniSearch from "minisearch";
import { openPollingUnits, parsePollingUnitCode, type StatePollingUnits } from "naijaref/polling-units";
import { pollingUnits as lagos } from "../../packages/polling-units/src/generated/la.ts";
import { type Claim, reportClaims } from "../claims.ts";
import { machine } from "../report.ts";

const STATE = "Lagos, the largest state";

const built = new URL("../../packages/polling-units/dist/generated/", import.meta.url);

const brotli = (text: string | Buffer): number =>
  compress(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }).length;

const modules = readdirSync(built)
  .filter((name) => /^[a-z]{2}\.js$/.test(name))
  .map((name) => readFileSync(new URL(name, built)))
  .map((bytes) => ({ bytes: bytes.length, brotli: brotli(bytes), gzip: gzipSync(bytes).length }));

const sum = (of: "bytes" | "brotli" | "gzip"): number => modules.reduce((total, each) => total + each[of], 0);
const largest = Math.max(...modules.map((each) => each.brotli));

/** Milliseconds of the middle of nine runs. */
function timed(work: () => unknown, runs = 9): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

const collect = (globalThis as { gc?: () => void }).gc;

/** Megabytes that a value holds; NaN without `--expose-gc`. */
function held<T>(make: () => T): [T, number] {
  collect?.();
  const before = process.memoryUsage();
  const value = make();
  collect?.();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return [value, collect === undefined ? Number.NaN : grown / 1e6];
}

function opened(): StatePollingUnits {
  const units = openPollingUnits(lagos);
  units.find("24-11-01-007");
  return units;
}

const [state, memory] = held(opened);
const openMs = timed(opened);
const listed = state.list();
const records = listed.ok ? listed.value : [];
const json = JSON.stringify(records);
const [, jsonMemory] = held(
  () => new Map((JSON.parse(json) as typeof records).map((unit) => [unit.code, unit])),
);
const jsonMs = timed(() => new Map((JSON.parse(json) as typeof records).map((unit) => [unit.code, unit])));

const codes = Array.from({ length: 100_000 }, (_, at) => records[(at * 7919) % records.length]?.code ?? "");
const slashed = codes.map((code) => `PU ${code.replaceAll("-", "/")}`);
const perSecond = (ms: number): number => Math.round((codes.length / ms) * 1000);
const readAll = (texts: readonly string[]) => () => {
  for (const text of texts) if (!parsePollingUnitCode(text).ok) throw new Error(`${text} was not read`);
};
const readsPerSecond = perSecond(timed(readAll(codes)));
const formsPerSecond = perSecond(timed(readAll(slashed), 3));
const findsPerSecond = perSecond(
  timed(() => {
    for (const code of codes) if (!state.find(code).ok) throw new Error(`${code} was not found`);
  }),
);

const QUERIES = [
  "nurudeen street",
  "anifowoshe primary school",
  "in front of no 5",
  "grammer schol",
  "central mosque junction",
  "town hall",
  "oduyemi indepedence",
];
const indexMs = timed(() => openPollingUnits(lagos).search("town hall"), 3);
const miniSearch = new MiniSearch({ fields: ["name"], searchOptions: { fuzzy: 0.2, prefix: true } });
miniSearch.addAll(records.map(({ name }, id) => ({ id, name })));
const searchMs = QUERIES.map((query) => timed(() => state.search(query)));
const miniMs = QUERIES.map((query) => timed(() => miniSearch.search(query).slice(0, 10)));
const worst = Math.max(...searchMs);

const rounded = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));

console.log(`${machine()}, ${(loadavg()[0] ?? 0).toFixed(1)} load\n`);
console.table([
  { what: "all states", bytes: sum("bytes"), brotli: sum("brotli"), gzip: sum("gzip") },
  { what: "a state on average", brotli: Math.round(sum("brotli") / modules.length) },
  { what: STATE, brotli: largest },
  { what: `${STATE}, as JSON records`, bytes: json.length, brotli: brotli(json) },
]);
console.table([
  { what: `open ${STATE}`, ms: rounded(openMs), MB: rounded(memory) },
  { what: "parse it as JSON into a Map", ms: rounded(jsonMs), MB: rounded(jsonMemory) },
  { what: "first search, with the index", ms: rounded(indexMs) },
  { what: "further searches, slowest query", ms: rounded(worst) },
  { what: "MiniSearch, slowest query", ms: rounded(Math.max(...miniMs)) },
]);
console.table([
  { what: "codes read as 24-11-01-007", "a second": readsPerSecond },
  { what: "codes read as PU 24/11/01/007", "a second": formsPerSecond },
  { what: "units found", "a second": findsPerSecond },
]);

const claims: Claim[] = [
  { sentence: "all states take at most 1.2 MB in Brotli", holds: sum("brotli") <= 1_200_000 },
  { sentence: "a state takes at most 40 KB on average", holds: sum("brotli") / modules.length <= 40_000 },
  { sentence: `${STATE} opens in at most 25 ms`, holds: openMs <= 25 },
  { sentence: `${STATE} holds at most 12 MB`, holds: !(memory > 12) },
  { sentence: "at least two million codes are read a second", holds: readsPerSecond >= 2_000_000 },
  { sentence: "a state is searched in at most 5 ms", holds: worst <= 5 },
];
reportClaims(claims);
