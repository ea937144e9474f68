import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listLgas, listStates, listWards } from "naijaref/places";
import { fold } from "../../packages/naijaref/src/text/fold.ts";
import { checkClaims } from "./claims.ts";
import { type Contender, contenders } from "./contenders.ts";
import { makeCorpus } from "./corpus.ts";
import { type Measured, measure } from "./measure.ts";
import { sizeOf } from "./size.ts";
import { writeRecalls, writeSummary } from "./table.ts";

/**
 * Runs our search beside the libraries that people would use instead, on the same names and the same queries, in
 * one process, taking turns. Prints the tables and what they prove; with --write they replace those in the docs.
 */

const { values } = parseArgs({
  options: {
    queries: { type: "string", default: "500" },
    only: { type: "string", multiple: true, default: [] },
    write: { type: "boolean", default: false },
  },
});

const DOCS = new URL("../../docs/search.md", import.meta.url);
const MARKED = /(?<=<!-- bench:search -->\n).*(?=<!-- \/bench:search -->)/s;

// Memory is measured after collecting garbage, which Node offers only when told so.
setFlagsFromString("--expose-gc");
globalThis.gc = runInNewContext("gc");

const places = [...listStates(), ...listLgas(), ...listWards()];
const corpus = makeCorpus(places, Number(values.queries));
const takingPart = contenders.filter(
  ({ name }, at) => at === 0 || values.only.length === 0 || values.only.includes(name),
);
const prepare = ({ name }: Contender, text: string): string =>
  name === contenders[0]?.name ? text : fold(text);
const measured = measure(takingPart, places, corpus, prepare);
const sizes = new Map<string, number>();
for (const { name, imports } of takingPart) sizes.set(name, await sizeOf(imports));

const report = [writeSummary(measured, sizes), writeRecalls(measured)].join("\n\n");
console.log(report);
const [ours, ...others] = measured as [Measured, ...Measured[]];
const claims = checkClaims(ours, others);
for (const { sentence, holds } of claims) console.log(`${holds ? "holds " : "BROKEN"}  ${sentence}`);
if (claims.some(({ holds }) => !holds)) process.exitCode = 1;

if (values.write) {
  const machine = `${cpus()[0]?.model ?? "unknown"}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  const docs = readFileSync(DOCS, "utf8");
  if (!MARKED.test(docs))
    throw new Error("docs/search.md has no place for the tables: keep its bench:search marks");
  writeFileSync(DOCS, docs.replace(MARKED, `\n${report}\n\nMeasured on ${machine}.\n\n`));
}
