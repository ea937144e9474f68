import { parseArgs } from "node:util";
import { readAddress } from "../../packages/naijaref/src/address/index.ts";
import { asTable, replaceReport, reportClaims } from "../report.ts";
import { ours, oursFound, rapidFuzz, searchEachWord } from "./contenders.ts";
import { type Line, readLines } from "./lines.ts";
import { cellsOf, measure, type Quality, type Said } from "./quality.ts";

/**
 * Reads lines of addresses, by ours and by what people do today: right answers, wrong ones among those given,
 * and the right LGA among the first three, by class, by source and without Lagos; and what a line costs. With
 * `--python` RapidFuzz is asked by that Python; with `--write` the tables replace those in the docs.
 */

const { values } = parseArgs({
  strict: false,
  options: { write: { type: "boolean", default: false }, python: { type: "string", default: "python3" } },
});

const lines = readLines();
const said = lines.map(oursFound);
const sure = lines.map(ours);

const of = (fits: (line: Line) => boolean, answers: readonly Said[], threshold = 0): Quality => {
  const its = lines.flatMap((line, at) => (fits(line) ? [at] : []));
  return measure(
    its.map((at) => lines[at] as Line),
    its.map((at) => answers[at] as Said),
    threshold,
  );
};

const HEAD = ["lines", "right, %", "wrong of the answers, %", "among the first three, %"];
const isAddress = (line: Line): boolean => line.class !== "locality";
const isInLagos = (line: Line): boolean => line.right.some((code) => code.startsWith("NG025"));
const classes = [...new Set(lines.map((line) => line.class))];
const sources = [...new Set(lines.filter(isAddress).map(({ source }) => source))];

const byClass = asTable([
  ["class", ...HEAD],
  ...classes.map((name) => [name, ...cellsOf(of((line) => line.class === name, said))]),
  ["all addresses", ...cellsOf(of(isAddress, said))],
  ...["named", "town", "area"].map((name) => [
    `${name}, without Lagos`,
    ...cellsOf(of((line) => line.class === name && !isInLagos(line), said)),
  ]),
]);
console.log(`${byClass}\n`);

/** The least confidence from which on at most 2 % of the answers are wrong. */
function thresholdFor(fits: (line: Line) => boolean): number {
  const steps = Array.from({ length: 50 }, (_, at) => 0.5 + at / 100);
  return (
    steps.find((threshold) => {
      const { wrong, answered } = of(fits, sure, threshold);
      return wrong <= 0.02 * answered;
    }) ?? 1
  );
}

const bySource = asTable([
  ["source", ...HEAD, "threshold of the others", "right with it, %", "wrong with it, %"],
  ...sources.map((name) => {
    const threshold = thresholdFor((line) => isAddress(line) && line.source !== name);
    const with_ = cellsOf(of((line) => isAddress(line) && line.source === name, sure, threshold));
    const own = cellsOf(of((line) => isAddress(line) && line.source === name, said));
    return [name, ...own, threshold.toFixed(2), with_[1] ?? "", with_[2] ?? ""];
  }),
]);
console.log(`${bySource}\n`);

const search = lines.map(searchEachWord);
const fuzzy = rapidFuzz(lines, String(values.python));
const others = asTable([
  [
    "right, % / wrong of the answers, %",
    "ours",
    "a search for each word",
    ...(fuzzy ? ["RapidFuzz over LGA names"] : []),
  ],
  ...classes.map((name) => {
    const cells = [said, search, ...(fuzzy ? [fuzzy] : [])].map((answers) => {
      const [, right, wrong] = cellsOf(of((line) => line.class === name, answers));
      return `${right} / ${wrong}`;
    });
    return [name, ...cells];
  }),
]);
console.log(`${others}\n`);

const ROUNDS = 20;
const readAll = (): void => {
  for (const { text, state } of lines) readAddress(text, state === "" ? {} : { state });
};
readAll();
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round++) readAll();
const { user, system } = process.cpuUsage(before);
const cost = (user + system) / ROUNDS / lines.length;
console.log(`${cost.toFixed(0)} µs of one core a line`);

const share = ({ right, lines: all }: Quality): number => right / all;
const inClass = (name: string): Quality => of((line) => line.class === name, said);
const all = of(isAddress, said);
const places = inClass("locality");
const area = inClass("area");
reportClaims([
  { sentence: "named: at least 95 % are right", holds: share(inClass("named")) >= 0.95 },
  { sentence: "town: at least 75 % are right", holds: share(inClass("town")) >= 0.75 },
  { sentence: "area: at least 55 % are right", holds: share(area) >= 0.55 },
  {
    sentence: "area: the right LGA is among the first three of 85 %",
    holds: area.amongThree >= 0.85 * area.lines,
  },
  { sentence: "of what is found at most 3 % is wrong", holds: all.wrong <= 0.03 * all.answered },
  { sentence: "localities: at least 95 % are right", holds: share(places) >= 0.95 },
  { sentence: "localities: at most 1 % is wrong", holds: places.wrong <= 0.01 * places.lines },
  { sentence: "no LGA is given where there is none", holds: inClass("negative").wrong === 0 },
  { sentence: "a line costs at most 100 µs of one core", holds: cost <= 100 },
]);

if (values.write) {
  replaceReport(
    "localities.md",
    "bench:address",
    [byClass, others, `${cost.toFixed(0)} µs of one core a line.`].join("\n\n"),
  );
}
