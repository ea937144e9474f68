import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { listLgas, listStates, listWards } from "naijaref/places";
import { asTable, percent, replaceReport } from "../report.ts";
import { contenders } from "./contenders.ts";
import { makeCorpus, recallOf } from "./corpus.ts";
import { type Measured, measure, timesOf } from "./measure.ts";

/**
 * Runs our search beside the libraries that people would use instead, on the same names and the same queries,
 * in one process, taking turns. Prints the table; with --write it replaces that in the docs.
 */

const { values } = parseArgs({
  options: {
    queries: { type: "string", default: "500" },
    write: { type: "boolean", default: false },
  },
});

// Memory is measured after collecting garbage, which Node does only with a flag.
setFlagsFromString("--expose-gc");
globalThis.gc = runInNewContext("gc");

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The kilobytes that imports add to a bundle for browsers, minified and compressed with Brotli. */
async function sizeOf(imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: root, loader: "ts" },
    nodePaths: [`${root}bench/node_modules`, `${root}node_modules`],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    conditions: ["naijaref-source"],
    write: false,
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length / 1024;
}

const whole = (number: number): string => Math.round(number).toLocaleString("en");
const small = (number: number): string => (number < 10 ? number.toFixed(1) : whole(number));

const HEAD = [
  "",
  ...["recall at 1", "recall at 5", "mean reciprocal rank", "mean µs", "median µs", "99th percentile µs"],
  ...["index and first answer ms", "memory MB", "added KB"],
];

/** What an engine finds over all ways of typing, and what it costs. */
async function rowOf({ contender, answers, ready, memory }: Measured): Promise<readonly string[]> {
  const { first, shown, reciprocal } = recallOf(answers.map(({ rank }) => rank));
  const { mean, median, slowest } = timesOf(answers);
  return [
    contender.name,
    ...[percent(first, 1), percent(shown, 1), reciprocal.toFixed(3)],
    ...[mean, median, slowest].map(small),
    whole(ready),
    memory.toFixed(1),
    (await sizeOf(contender.imports)).toFixed(1),
  ];
}

const places = [...listStates(), ...listLgas(), ...listWards()];
const measured = measure(contenders, places, makeCorpus(places, Number(values.queries)));
const summary = asTable([HEAD, ...(await Promise.all(measured.map(rowOf)))]);
console.log(summary);
if (values.write) replaceReport("bench:search", summary);
