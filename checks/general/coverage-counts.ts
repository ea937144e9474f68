import { COUNTED, sentenceOf } from "@naijaref/tools/facts/coverage-sentences";
import type { Finding, Rule } from "../rule.ts";
import { textOf } from "../tables.ts";

export const coverageCounts: Rule = {
  name: "coverage-counts",
  description: "the sentences of coverage.csv have the numbers that the tables have.",
  check: (dataset) =>
    COUNTED.flatMap((counted): Finding[] => {
      const { dataset: name } = counted;
      const sentence = sentenceOf(counted, dataset);
      if (dataset.coverage.some((row) => row["dataset"] === name && textOf(row, "gap").includes(sentence)))
        return [];
      const message = `a gap must say "${sentence}": run npm run tool facts, or correct tools/data/facts/coverage-sentences.ts`;
      return [{ file: "coverage.csv", key: name, message }];
    }),
};
