import { datasetNames } from "@naijaref/records";
import type { Rule } from "../rule.ts";

export const coverageDatasets: Rule = {
  name: "coverage-datasets",
  description: "coverage.csv says of each dataset what is missing.",
  check: ({ coverage }) => {
    const described = new Set(coverage.map((row) => row["dataset"]));
    return datasetNames
      .filter((name) => !described.has(name))
      .map((name) => ({
        file: "coverage.csv",
        key: name,
        message: "no line says what the dataset lacks: search for what is known to be missing, and say it",
      }));
  },
};
