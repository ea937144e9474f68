import { readAddress } from "../../packages/naijaref/src/address/index.ts";
import { asTable, percent, replaceReport } from "../report.ts";
import { isAddress, measure, type ReadLine, readLine, readLines } from "./quality.ts";

/**
 * Reads lines of addresses: right answers, wrong ones among those given, and the right LGA among the first
 * three, by class and without Lagos; and what a line costs. With `--write` the table of classes replaces that in
 * the guide.
 */

const read = readLines().map(readLine);

const cellsOf = (fits: (line: ReadLine) => boolean): string[] => {
  const { lines, right, wrong, answered, amongThree } = measure(read.filter(fits));
  return [String(lines), percent(right, lines), percent(wrong, answered), percent(amongThree, lines)];
};

const HEAD = ["lines", "right, %", "wrong of the answers, %", "among the first three, %"];
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
