import { findState } from "naijaref/places";
import { searchPlaces } from "naijaref/search";
import { readAddress } from "../../packages/naijaref/src/address/index.ts";
import { asTable, percent, replaceReport } from "../report.ts";
import { isAddress, type Line, measure, type ReadLine, readLine, readLines } from "./quality.ts";

/**
 * Reads lines of addresses: right answers, wrong ones among those given, and the right LGA among the first
 * three, by class and without Lagos, beside a search for each word; and what a line costs. With `--write` the table of classes
 * replaces that in the guide.
 */

/** What people do with a search: look for each word from the end, and take the first LGA that one names. */
function searchEachWord(line: Line): ReadLine {
  const within = line.state === "" ? undefined : findState(line.state);
  const state = within?.ok === true ? within.value.code : undefined;
  for (const word of (line.text.match(/[\p{L}'-]{3,}/gu) ?? []).toReversed()) {
    const found = searchPlaces(word, { kinds: ["lga"], limit: 5 });
    const lga =
      found.ok &&
      found.value.find(
        ({ score, stateCode }) => score >= 900 && (state === undefined || stateCode === state),
      );
    if (lga) return { ...line, lga: lga.code, first: [lga.code] };
  }
  return { ...line, lga: null, first: [] };
}

const lines = readLines();
const read = lines.map(readLine);
const searched = lines.map(searchEachWord);

const cellsOf = (fits: (line: ReadLine) => boolean): string[] => {
  const { lines, right, wrong, answered, amongThree } = measure(read.filter(fits));
  const other = measure(searched.filter(fits));
  return [
    String(lines),
    percent(right, lines),
    percent(wrong, answered),
    percent(amongThree, lines),
    `${percent(other.right, lines)} / ${percent(other.wrong, other.answered)}`,
  ];
};

const HEAD = [
  "lines",
  "right, %",
  "wrong of the answers, %",
  "among the first three, %",
  "a search for each word: right / wrong, %",
];
const isInLagos = (line: ReadLine): boolean => line.right.some((code) => code.startsWith("NG025"));
const classes = [...new Set(read.map((line) => line.class))];

const byClass = asTable([
  ["class", ...HEAD],
  ...classes.map((name) => [name, ...cellsOf((line) => line.class === name)]),
  ["all addresses", ...cellsOf(isAddress)],
  ...["named", "town", "area"].map((name) => [
    `${name}, without Lagos`,
    ...cellsOf((line) => line.class === name && !isInLagos(line)),
  ]),
]);

const ROUNDS = 20;
const readAll = (): void => {
  for (const { text, state } of read) readAddress(text, state === "" ? {} : { state });
};
readAll();
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round++) readAll();
const { user, system } = process.cpuUsage(before);
const cost = `${((user + system) / ROUNDS / read.length).toFixed(0)} µs of one core a line.`;
const report = [byClass, cost].join("\n\n");
console.log(report);

if (process.argv.includes("--write")) replaceReport("bench:address", report);
