import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listLgas, listStates, listWards } from "naijaref/places";
import { createNameIndex } from "../../packages/naijaref/src/search/engine/name-index.ts";
import { asTable, median, percent, replaceReport } from "../report.ts";
import { makeCorpus, type Query, recallOf, SHOWN } from "./corpus.ts";

/**
 * Types the names and aliases of places in eleven ways, and searches for them with the engine alone: what is
 * found, how long a query takes, and what the index costs. Prints the table; with --write it replaces that in the
 * docs.
 */

const { values } = parseArgs({
  options: {
    queries: { type: "string", default: "500" },
    write: { type: "boolean", default: false },
  },
});

// Memory is measured after collecting garbage, which Node does only with a flag.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const bytesInUse = (): number => {
  for (let times = 0; times < 4; times++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const places = [...listStates(), ...listLgas(), ...listWards()];
const corpus = [...makeCorpus(places, Number(values.queries)).values()];

/** The index after its first answer. */
function openIndex() {
  const index = createNameIndex(places);
  index.search("Lagso", { limit: SHOWN });
  return index;
}

const started = performance.now();
openIndex();
const ready = performance.now() - started;
// A second index is measured: what the first has left behind, such as code, is not the index's.
const before = bytesInUse();
const { search } = openIndex();
const memory = (bytesInUse() - before) / 2 ** 20;

/** In µs. */
const times: number[] = [];
/** The place in the list of what was meant, from 0, or -1. */
function rankOf({ text, meant }: Query): number {
  const start = performance.now();
  const found = search(text, { limit: SHOWN });
  times.push((performance.now() - start) * 1000);
  return found.findIndex(({ at }) => meant.has(at));
}

/** Queries of each way after which the code is compiled, not measured. */
const WARM_UP = 30;
for (const queries of corpus) queries.slice(0, WARM_UP).forEach(rankOf);
times.length = 0;
const { first, shown, reciprocal } = recallOf(corpus.flat().map(rankOf));
times.sort((a, b) => a - b);
const slowest = times[Math.floor(times.length * 0.99)] ?? Number.NaN;

const report = asTable([
  ["recall at 1, %", "at 5, %", "mean reciprocal rank", "median µs", "99th percentile µs", "ready, ms", "MB"],
  [
    percent(first, 1),
    percent(shown, 1),
    reciprocal.toFixed(3),
    median(times).toFixed(0),
    slowest.toFixed(0),
    ready.toFixed(0),
    memory.toFixed(1),
  ],
]);
console.log(report);
if (values.write) replaceReport("bench:search", report);
