import { parseArgs } from "node:util";
import { listsOf } from "../../packages/naijaref/src/kinds/kinds.ts";
import { asTable, replaceReport, reportClaims } from "../report.ts";
import { reportCells } from "./cells-report.ts";
import { contenders, linesForPython } from "./contenders.ts";
import { type Case, readCases } from "./lists.ts";
import { findDearest } from "./most-expensive.ts";
import { comparePython } from "./python.ts";
import { codedThoughNone, measureQuality, precisionOf, type Quality, recallOf } from "./quality.ts";
import { timeSlowest } from "./slowest.ts";
import { type Speed, timeRows } from "./speed.ts";

/**
 * Matches the spellings of public lists, by ours and by what people do today, and times it. Prints how many
 * codes are right (precision) and how many names got their code (recall); with --write the tables of
 * both, and of the time of a row, replace those in the docs.
 */

const { values } = parseArgs({
  options: {
    source: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    // Read by bench/address.
    python: { type: "string" },
  },
});

const cases = readCases();
const named = cases.filter(({ expected }) => expected !== "");
const kinds = [...new Set(named.map(({ kind }) => kind))];
const percent = (share: number): string => (share * 100).toFixed(1);
const show = (quality: Quality): string => `${percent(precisionOf(quality))} / ${percent(recallOf(quality))}`;
const answers = contenders.map(({ name, prepare }) => ({ name, answer: prepare() }));
const ours = (answers[0] as (typeof answers)[number]).answer;

const held = (kind: string): Case[] => named.filter((row) => row.kind === kind && row.isHeldOut);
const none = cases.filter(({ expected }) => expected === "");
const quality = asTable([
  ["precision / recall, %", "rows", ...answers.map(({ name }) => name)],
  ...kinds.map((kind) => [
    kind,
    String(held(kind).length),
    ...answers.map(({ answer }) => show(measureQuality(held(kind), answer))),
  ]),
  [
    "given a code though they are none",
    String(none.length),
    ...answers.map(({ answer }) => String(codedThoughNone(none, answer).length)),
  ],
  [
    "towns, quarters and LCDAs given the code of their LGA",
    String(none.length),
    ...answers.map(({ answer }) =>
      String(measureQuality(none, answer).wrong - codedThoughNone(none, answer).length),
    ),
  ],
]);
const settings = contenders.map(({ name, settings }) => `- ${name}: ${settings}.`).join("\n");
console.log(`Names of lists that nothing was tuned on:\n\n${quality}\n\n${settings}\n`);

const tuned = asTable([
  ["tuned on", "rows", "precision / recall, %"],
  ...kinds.map((kind) => {
    const rows = named.filter((row) => row.kind === kind && !row.isHeldOut);
    return [kind, String(rows.length), show(measureQuality(rows, ours))];
  }),
]);
console.log(`${tuned}\n`);

if (values.source) {
  const sources = [...new Set(named.map(({ kind, source }) => `${kind} ${source}`))];
  const bySource = sources.map((source) => {
    const rows = named.filter((row) => `${row.kind} ${row.source}` === source);
    return [source, String(rows.length), show(measureQuality(rows, ours))];
  });
  console.log(`${asTable([["source", "rows", "precision / recall, %"], ...bySource])}\n`);
}

const cellReport = reportCells();
console.log(`Cells that need thought, by kind:\n\n${cellReport.byKind}\n\n${cellReport.byClass}\n`);
console.log(`Whether the confidence holds:\n\n${cellReport.curve}\n`);
const python = comparePython(linesForPython());
console.log(`The same cells, with the best threshold and margin for 99.3 % right:\n\n${python}\n`);

const speeds = timeRows(cases, contenders);
const speed = asTable([
  ["µs a row", ...answers.map(({ name }) => name), "the first in L", "its slowest"],
  ...speeds.map(({ rows, times, inL, slowest }) => [
    rows,
    ...times.map((time) => time.toFixed(1)),
    inL.toFixed(2),
    slowest.toFixed(0),
  ]),
]);
console.log(`${speed}\n\nL: a plain Levenshtein distance of a name to each of the 774 LGA names.\n`);

const [misspelt, long] = timeSlowest(contenders);
const slow = asTable([
  ["ms a name, all wards", ...answers.map(({ name }) => name)],
  ...[misspelt, long].map(({ rows, times }) => [rows, ...times.map((time) => time.toFixed(2))]),
]);
console.log(`${slow}\n`);

const mostExpensive = findDearest();
const dear = asTable([
  ["ms a cell, the mostExpensive of random ones", "cells", "naijaref/match"],
  ...mostExpensive.byKind.map(({ kind, cells, most }) => [kind, String(cells), most.toFixed(2)]),
]);
console.log(`${dear}\n\nThe mostExpensive: ${mostExpensive.kind} ${JSON.stringify(mostExpensive.text)}\n`);

const aheadOf = ({ rows, times }: Speed, at: number, factor: number) => ({
  sentence: `${rows}: one takes at most 1/${factor} of the time of ${answers[at]?.name}`,
  holds: (times[0] as number) * factor <= (times[at] as number),
});
reportClaims([
  ...kinds.map((kind) => {
    const own = measureQuality(held(kind), ours);
    return {
      sentence: `${kind}: at least 99.5 % of the codes are right and 97 % of the names found (${show(own)})`,
      holds: precisionOf(own) >= 0.995 && recallOf(own) >= 0.97,
    };
  }),
  {
    sentence: "of what is no record, less than 0.5 % is given a code, but for places that mean their LGA",
    holds: codedThoughNone(none, ours).length / none.length < 0.005,
  },
  ...speeds.map(({ rows, inL }) => ({
    sentence: `${rows}: one costs at most 0.3 L (${inL.toFixed(2)})`,
    holds: inL <= 0.3,
  })),
  aheadOf(misspelt, 2, 3),
  aheadOf(long, 3, 3),
  ...([false, true] as const).map((isGroup) => {
    const own = mostExpensive.byKind.filter(({ kind }) => listsOf(kind).length > 1 === isGroup);
    const most = Math.max(...own.map((one) => one.most));
    // A cell that may be of three kinds is matched with each.
    const [of, limit] = isGroup ? (["of three kinds at once", 4] as const) : (["of one kind", 3] as const);
    return {
      sentence: `the mostExpensive of random cells ${of} costs at most ${limit} ms (${most.toFixed(1)})`,
      holds: most <= limit,
    };
  }),
]);

if (values.write) {
  replaceReport(
    "match.md",
    "bench:match",
    [quality, cellReport.byKind, cellReport.curve, speed].join("\n\n"),
  );
}

// Lines of addresses after it.
await import("../address/main.ts");
