import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listBanks } from "naijaref/banks";
import { listLgas, listStates, listWards } from "naijaref/places";
import { reportClaims } from "../claims.ts";
import { asTable, replaceReport } from "../report.ts";
import { checkGrowth } from "./claims.ts";
import { drawGrowth } from "./figure.ts";
import { type Grown, measureGrowth } from "./measure.ts";

/**
 * `npm run bench:growth`: what a look-up, a search and the index of names cost when the dataset is 10 and 100
 * times as large; on a machine that would take longer than two minutes for that, only as many times as there
 * is time for. With `-- --write`, the table and the figure of docs/speed.md.
 */

const { values } = parseArgs({
  options: { sizes: { type: "string", default: "1,10,100" }, write: { type: "boolean", default: false } },
});

// Memory is measured after collecting garbage, which Node does only with a flag.
setFlagsFromString("--expose-gc");
globalThis.gc = runInNewContext("gc");

const sizes = values.sizes.split(",").map(Number);
const real = [
  ...[...listStates(), ...listLgas(), ...listWards()].map(({ code, name, aliases }) => ({
    code,
    name,
    aliases,
  })),
  ...listBanks({ active: false }).map(({ name, aliases }) => ({ name, aliases })),
];
const grown = measureGrowth(real, sizes);

const table = asTable([
  ["records", "look-up µs", "the same in a `Map` µs", "search µs", "index MB"],
  ...grown.map(({ records, lookUp, plain, search, memory }) => [
    `${records.toLocaleString("en")} (${records / real.length}×)`,
    lookUp.toFixed(2),
    plain.toFixed(2),
    search.toFixed(0),
    memory.toFixed(1),
  ]),
]);
console.log(table);
const measured = grown.map(({ times }) => times);
const isSmaller = measured.join() !== sizes.join();
if (isSmaller)
  console.log(
    `This machine is too slow for ${sizes.join(", ")} times: measured ${measured.join(", ")} times.`,
  );
reportClaims(checkGrowth(grown));

const rising = (name: string, figureOf: (one: Grown) => number) => ({
  name,
  values: grown.map((one) => figureOf(one) / figureOf(grown[0] as Grown)),
});
if (values.write && isSmaller) {
  console.error("The docs are about the other sizes, so nothing is written.");
  process.exitCode = 1;
} else if (values.write) {
  const figure = drawGrowth(measured, [
    rising("look-up", ({ lookUp }) => lookUp),
    rising("Map", ({ plain }) => plain),
    rising("search", ({ search }) => search),
    rising("index", ({ memory }) => memory),
  ]);
  writeFileSync(new URL("../../docs/images/growth.svg", import.meta.url), figure);
  replaceReport("speed.md", "bench:growth", table);
}
