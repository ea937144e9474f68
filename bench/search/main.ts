import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listLgas, listStates, listWards } from "naijaref/places";
import { fold } from "../../packages/naijaref/src/names/fold.ts";
import { replaceReport } from "../report.ts";
import { type Contender, contenders } from "./contenders.ts";
import { makeCorpus } from "./corpus.ts";
import { measure } from "./measure.ts";
import { sizeOf } from "./size.ts";
import { writeSummary } from "./table.ts";

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

const places = [...listStates(), ...listLgas(), ...listWards()];
const corpus = makeCorpus(places, Number(values.queries));
const prepare = ({ name }: Contender, text: string): string =>
  name === contenders[0]?.name ? text : fold(text);
const measured = measure(contenders, places, corpus, prepare);
const sizes = new Map<string, number>();
for (const { name, imports } of contenders) sizes.set(name, await sizeOf(imports));

const summary = writeSummary(measured, sizes);
console.log(summary);
if (values.write) replaceReport("bench:search", summary);
