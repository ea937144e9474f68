import { asTable, percent, replaceReport } from "../report.ts";
import { reportCells } from "./cells.ts";
import { contenders, rapidFuzz } from "./contenders.ts";
import { type Answer, codedThoughNone, measureQuality, readCases } from "./quality.ts";
import { timeRows } from "./speed.ts";

/**
 * Matches the spellings of public lists, beside what people would use instead, and times it. Prints how many codes are right (precision) and how
 * many names got their code (recall); with --write the tables of both, and of the time of a row, replace
 * those in the guide. After it come lines of addresses.
 */

const cases = readCases();
const named = cases.filter(({ expected }) => expected.length > 0);
const none = cases.filter(({ expected }) => expected.length === 0);
const show = ({ precision, recall }: ReturnType<typeof measureQuality>): string =>
  `${percent(precision, 1)} / ${percent(recall, 1)}`;

const { codes } = rapidFuzz(cases);
const codeOf = new Map(cases.map((row, at) => [row, codes[at] ?? undefined]));
const answers: readonly { readonly name: string; readonly answer: Answer }[] = [
  ...contenders.map(({ name, prepare }) => ({ name, answer: prepare() })),
  { name: "RapidFuzz", answer: (row) => codeOf.get(row) },
];

const heldOut = named.filter(({ isHeldOut }) => isHeldOut);
const coded = answers.map(({ answer }) => codedThoughNone(none, answer).length);
const quality = asTable([
  ["precision / recall, %", "rows", ...answers.map(({ name }) => name)],
  ...[...new Set(heldOut.map(({ kind }) => kind))].map((kind) => {
    const rows = heldOut.filter((row) => row.kind === kind);
    return [kind, String(rows.length), ...answers.map(({ answer }) => show(measureQuality(rows, answer)))];
  }),
  ["given a code though they are none", String(none.length), ...coded.map(String)],
  [
    "towns, quarters and LCDAs given the code of their LGA",
    String(none.length),
    ...answers.map(({ answer }, at) => String(measureQuality(none, answer).wrong - (coded[at] ?? 0))),
  ],
]);
/** It travels between machines better than a time. */
const UNIT = "L: a plain Levenshtein distance of a name to each of the 774 LGA names, in the same process.";
const { byKind, curve } = reportCells();
const speed = asTable([
  ["µs a row", ...contenders.map(({ name }) => name), "RapidFuzz", "the first in L", "its slowest"],
  ...timeRows(cases).map(({ rows, times, inL, slowest }) => [
    rows,
    ...times.map((time) => time.toFixed(1)),
    inL.toFixed(2),
    slowest.toFixed(0),
  ]),
]);

const report = [quality, byKind, curve, speed, UNIT].join("\n\n");
console.log(`${report}\n`);
if (process.argv.includes("--write")) replaceReport("bench:match", report);

await import("../address/main.ts");
