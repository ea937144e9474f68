import { asTable } from "../report.ts";
import { type Recall, recallOf } from "./corpus.ts";
import { type Answer, type Measured, timesOf } from "./measure.ts";

const recallOfAnswers = (answers: readonly Answer[]): Recall => recallOf(answers.map(({ rank }) => rank));
const percent = (part: number): string => (100 * part).toFixed(1);
const whole = (number: number): string => Math.round(number).toLocaleString("en");
const small = (number: number): string => (number < 10 ? number.toFixed(1) : whole(number));

/** One row an engine: what it finds over all ways of typing, and what it costs. */
export const writeSummary = (measured: readonly Measured[], sizes: ReadonlyMap<string, number>): string =>
  asTable([
    [
      "",
      "recall at 1",
      "recall at 5",
      "mean reciprocal rank",
      "mean µs",
      "median µs",
      "99th percentile µs",
      "index and first answer ms",
      "memory MB",
      "added KB",
    ],
    ...measured.map((one) => {
      const { first, shown, reciprocal } = recallOfAnswers([...one.answers.values()].flat());
      const { mean, median, slowest } = timesOf(one);
      return [
        one.contender.name,
        percent(first),
        percent(shown),
        reciprocal.toFixed(3),
        small(mean),
        small(median),
        small(slowest),
        whole(one.ready),
        one.memory.toFixed(1),
        ((sizes.get(one.contender.name) ?? Number.NaN) / 1024).toFixed(1),
      ];
    }),
  ]);
