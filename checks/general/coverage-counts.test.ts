import { dataset, edited, without } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import { coverageCounts } from "./coverage-counts.ts";
import { coverageDatasets } from "./coverage-datasets.ts";

proveRules(
  [coverageCounts, coverageDatasets],
  [
    [coverageCounts, "a code that is gone", edited("institutions", "5tt-mfb", { nip_code: null }), "banks"],
    [coverageCounts, "a place code that is gone", without("platePrefixes", "AAB"), "plates"],
    [
      coverageDatasets,
      "a dataset that seems to be complete",
      { ...dataset, coverage: dataset.coverage.filter((row) => row["dataset"] !== "localities") },
      "localities",
    ],
  ],
);
