import { asTable, percent, replaceReport } from "../report.ts";
import { reportCells } from "./cells.ts";
import {
  codedThoughNone,
  measureQuality,
  openMatchers,
  precisionOf,
  readCases,
  recallOf,
} from "./quality.ts";
import { timeRows } from "./speed.ts";

/**
 * Matches the spellings of public lists, and times it. Prints how many codes are right (precision) and how many
 * names got their code (recall); with --write the tables of both, and of the time of a row, replace those in the
 * guide. After it come lines of addresses.
 */

const cases = readCases();
const answer = openMatchers();
const none = cases.filter(({ expected }) => expected === "");
const coded = codedThoughNone(none, answer).length;

const heldOut = cases.filter(({ expected, isHeldOut }) => expected !== "" && isHeldOut);
const quality = asTable([
  ["held out", "rows", "precision, %", "recall, %"],
  ...[...new Set(heldOut.map(({ kind }) => kind))].map((kind) => {
    const measured = measureQuality(
      heldOut.filter((row) => row.kind === kind),
      answer,
    );
    return [kind, String(measured.rows), percent(precisionOf(measured), 1), percent(recallOf(measured), 1)];
  }),
]);
const towns = measureQuality(none, answer).wrong - coded;
const ofNone = `Of ${none.length} names that are none, ${coded} got a code, and ${towns} towns, quarters and LCDAs that of their LGA.`;

/** It travels between machines better than a time. */
const UNIT = "L: a plain Levenshtein distance of a name to each of the 774 LGA names, in the same process.";
const { byKind, curve } = reportCells();
const speed = asTable([
  ["distinct misspelt rows", "µs a row", "in L", "slowest µs"],
  ...timeRows(cases).map(({ rows, mean, inL, slowest }) => [
    rows,
    mean.toFixed(1),
    inL.toFixed(2),
    slowest.toFixed(0),
  ]),
]);

const report = [quality, ofNone, byKind, curve, speed, UNIT].join("\n\n");
console.log(`${report}\n`);
if (process.argv.includes("--write")) replaceReport("bench:match", report);

await import("../address/main.ts");
