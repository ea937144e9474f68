import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listLgas, listStates, listWards } from "naijaref/places";
import { createNameIndex } from "../../packages/naijaref/src/search/engine/index.ts";
import { asTable, percent, replaceReport } from "../report.ts";
import { makeCorpus, type Query, recallOf, SHOWN } from "./corpus.ts";

/**
 * Asks the search for the names of all places in eleven ways to type. Prints what it finds and what it costs;
 * with --write the table replaces that in the guide.
 */

/** Of each way of typing. */
const QUERIES = 500;
/** Queries after which the engine's code is compiled, not measured. */
const WARM_UP = 30;

// Memory is measured after collecting garbage, which Node does only with a flag.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const bytesInUse = (): number => {
  for (let times = 0; times < 4; times++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const places = [...listStates(), ...listLgas(), ...listWards()];
const corpus = makeCorpus(places, QUERIES);

const started = process.cpuUsage();
createNameIndex(places).search("Lagso", { limit: SHOWN });
const { user, system } = process.cpuUsage(started);
const ready = (user + system) / 1000;
// A second index is measured: what the first has left behind, such as code, is not the index's.
const before = bytesInUse();
const { search } = createNameIndex(places);
search("Lagso", { limit: SHOWN });
const memory = (bytesInUse() - before) / 2 ** 20;

/** In microseconds. */
const times: number[] = [];

function rankOf({ text, meant }: Query): number {
  const asked = performance.now();
  const found = search(text, { limit: SHOWN });
  times.push((performance.now() - asked) * 1000);
  return found.findIndex(({ at }) => meant.has(at));
}

const ranks = new Map(
  [...corpus].map(([way, queries]) => {
    for (const { text } of queries.slice(0, WARM_UP)) search(text, { limit: SHOWN });
    return [way, queries.map(rankOf)] as const;
  }),
);
times.sort((a, b) => a - b);
const timeAt = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);

const recalls = [...ranks, ["all", [...ranks.values()].flat()] as const].map(([way, own]) => {
  const { first, shown, reciprocal } = recallOf(own);
  return [way, percent(first, 1), percent(shown, 1), reciprocal.toFixed(3)];
});
const table = asTable([["way to type", "recall at 1", "recall at 5", "mean reciprocal rank"], ...recalls]);
const cost = `A query takes ${timeAt(0.5)} µs (median), and ${timeAt(0.99)} µs at the 99th percentile. The index and the first
answer take ${ready.toFixed(0)} ms of the processor, and ${memory.toFixed(1)} MB of memory.`;
console.log(`${table}\n\n${cost}`);
if (process.argv.includes("--write")) replaceReport("search.md", "bench:search", `${table}\n\n${cost}`);
