import { dataset } from "../edited.ts";
import { proveRules } from "../prove-rules.ts";
import type { CheckedDataset } from "../rule.ts";
import { recordChanges } from "./record-changes.ts";

const [first] = dataset.recordChanges;
if (first === undefined) throw new Error("no change is recorded");

/** After every real edition. */
const DAY = "2999-01-01";

/** The dataset with an edition of that day, in which one record changed. */
const changed = (change: Partial<typeof first>): CheckedDataset => ({
  ...dataset,
  changes: [...dataset.changes, { date: DAY, dataset: "places", summary: "A test.", checksum: null }],
  recordChanges: [
    ...dataset.recordChanges,
    { ...first, date: DAY, data_version: `${DAY}+ffffffff`, ...change },
  ],
});

const renamed = { kind: "lgas", code: "NG011003", field: "name", change: "renamed" } as const;

proveRules(
  [recordChanges],
  [
    [recordChanges, "a value that was edited after it", changed({ ...renamed, after: "X" }), "lgas NG011003"],
    [
      recordChanges,
      "a record that is gone",
      changed({ kind: "short_codes", code: "0000", field: null, change: "added" }),
      "short_codes 0000",
    ],
    [recordChanges, "a table that does not exist", changed({ kind: "towns", code: "x" }), "towns x"],
    [
      recordChanges,
      "a line out of order",
      { ...dataset, recordChanges: [...dataset.recordChanges, { ...first, code: "LA", date: "2026-01-01" }] },
      `${first.kind} LA`,
    ],
    [
      recordChanges,
      "a line that is apart from its edition",
      {
        ...dataset,
        recordChanges: [
          ...dataset.recordChanges,
          { ...first, date: DAY, data_version: `${first.date}+ffffffff` },
          { ...first, date: DAY, code: "LA" },
        ],
      },
      `${first.kind} LA`,
    ],
  ],
);
