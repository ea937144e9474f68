import { asTable, percent, replaceReport } from "../report.ts";
import { reportCells } from "./cells.ts";
import {
  codedThoughNone,
  measureQuality,
  openMatchers,
  precisionOf,
  type Quality,
  readCases,
  recallOf,
} from "./quality.ts";
import { timeRows } from "./speed.ts";

/**
 * Matches the spellings of public lists, and times it. Prints how many codes are right (precision) and how
 * many names got their code (recall); with --write the tables of both, and of the time of a row, replace
 * those in the guide. After it come lines of addresses.
 */

const cases = readCases();
const named = cases.filter(({ expected }) => expected !== "");
const none = cases.filter(({ expected }) => expected === "");
const answer = openMatchers();
const show = (quality: Quality): string =>
  `${percent(precisionOf(quality), 1)} / ${percent(recallOf(quality), 1)}`;
const group = (list: typeof named, keyOf: (row: (typeof named)[number]) => string): string[][] =>
  [...new Set(list.map(keyOf))].map((key) => {
    const rows = list.filter((row) => keyOf(row) === key);
    return [key, String(rows.length), show(measureQuality(rows, answer))];
  });

const coded = codedThoughNone(none, answer).length;
const quality = asTable([
  ["names of lists that nothing was tuned on", "rows", "precision / recall, %"],
  ...group(
    named.filter(({ isHeldOut }) => isHeldOut),
    ({ kind }) => kind,
  ),
  ["given a code though they are none", String(none.length), String(coded)],
  [
    "towns, quarters and LCDAs given the code of their LGA",
    String(none.length),
    String(measureQuality(none, answer).wrong - coded),
  ],
]);
const bySource = asTable([
  ["source", "rows", "precision / recall, %"],
  ...group(named, ({ kind, source }) => `${kind} ${source}`),
]);
const { byKind, byClass, curve } = reportCells();
const speed = asTable([
  ["rows", "µs of the processor"],
  ...timeRows(cases).map(([rows, mean]) => [rows, mean.toFixed(1)]),
]);

console.log([quality, bySource, byKind, byClass, curve, speed, ""].join("\n\n"));
if (process.argv.includes("--write"))
  replaceReport("match.md", "bench:match", [quality, byKind, curve, speed].join("\n\n"));

await import("../address/main.ts");
